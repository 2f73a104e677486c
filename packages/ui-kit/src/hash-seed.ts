/** FNV-1a over UTF-16 units: the same seed gives the same 32-bit number in every browser and on every day. */
export function hashSeed(seed: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < seed.length; index += 1) {
		hash ^= seed.charCodeAt(index);
		hash = Math.imul(hash, 0x01000193);
	}
	return hash >>> 0;
}

/** A sequence of whole numbers in [0, bound) drawn from a seed (mulberry32). */
export function drawFrom(seed: string): (bound: number) => number {
	let state = hashSeed(seed);
	return (bound) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
	};
}

/** The first letter or digit, upper-cased: the initial a scribe would paint. */
export function initialOf(text: string): string {
	const letter = /[\p{L}\p{N}]/u.exec(text)?.[0];
	return letter === undefined ? "§" : ([...letter.toLocaleUpperCase("en")][0] ?? letter);
}
