export interface PictureStore {
	/** Returns the picture of a key, created once for concurrent requests; null when too many are waiting. */
	get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * Caches the most recently used pictures up to a number of bytes, and creates them one at a time, so that many requests for
 * different pictures do not slow down pages.
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
				// A map keeps insertion order; moving the key to the end marks it as recently used.
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
