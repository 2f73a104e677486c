/** Decisions of a generator; all follow from one seed. */
export interface Choices {
	/** An integer from 0 up to, not including, `limit`. */
	below(limit: number): number;
	/** True in about `share` of the calls. */
	chance(share: number): boolean;
	pick<Value>(from: readonly [Value, ...Value[]]): Value;
	/** Up to `most` values, none included. */
	some<Value>(most: number, make: () => Value): Value[];
}

export function choicesFrom(random: () => number): Choices {
	const below = (limit: number) => Math.floor(random() * limit);
	return {
		below,
		chance: (share) => random() < share,
		pick: (from) => from[below(from.length)] ?? from[0],
		some: (most, make) => Array.from({ length: below(most + 1) }, make),
	};
}
