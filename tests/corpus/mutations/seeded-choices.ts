/** The same choices for the same seed, on every machine. */
export class SeededChoices {
	#state: number;

	constructor(seed: string) {
		let hash = 0x811c9dc5; // FNV-1a, 32 bit
		for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
		this.#state = hash >>> 0;
	}

	/** A whole number from 0 to `below` - 1. */
	number(below: number): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0; // mulberry32
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	}

	oneOf<Item>(items: readonly [Item, ...Item[]]): Item {
		return items[this.number(items.length)] ?? items[0];
	}

	/** True `percent` times in a hundred. */
	chance(percent: number): boolean {
		return this.number(100) < percent;
	}
}
