/** Whether this is a soak run. */
export const soak = process.env.SCRIPTORIUM_SOAK === "1";

/** The seed of this run: fixed in short runs, new in soak runs unless SCRIPTORIUM_SEED repeats one. */
export const seed = soak ? Number(process.env.SCRIPTORIUM_SEED ?? Date.now() % 2 ** 31) : 20_261_120;

/** Mulberry32: a small generator whose sequence follows from its seed. @returns numbers from 0 up to 1 */
export function seededRandom(from: number): () => number {
	let state = from | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
