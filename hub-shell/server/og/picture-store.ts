export interface PictureStore {
	/** The picture under a key, made at most once at a time; null when too many others are waiting. */
	get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * Keeps the pictures that were asked for last, up to a number of bytes, and makes one after the other: a crowd that asks
 * for a thousand different ones must not take the processor from those who read pages.
 */
export function createPictureStore({ bytes, waiting }: { bytes: number; waiting: number }): PictureStore {
	const kept = new Map<string, Uint8Array<ArrayBuffer>>();
	const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
	let size = 0;
	let last: Promise<unknown> = Promise.resolve();

	function keep(key: string, picture: Uint8Array<ArrayBuffer>): void {
		kept.set(key, picture);
		size += picture.byteLength;
		for (const [oldest, { byteLength }] of kept) {
			if (size <= bytes) break;
			kept.delete(oldest);
			size -= byteLength;
		}
	}

	return {
		async get(key, make) {
			const known = kept.get(key);
			if (known) {
				// A map remembers the order of insertion: back to the end with what is in use.
				kept.delete(key);
				kept.set(key, known);
				return known;
			}
			const begun = underway.get(key);
			if (begun) return begun;
			if (underway.size >= waiting) return null;
			const made = last.then(make);
			last = made.catch(() => undefined);
			underway.set(key, made);
			try {
				const picture = await made;
				keep(key, picture);
				return picture;
			} finally {
				underway.delete(key);
			}
		},
	};
}
