/** Signs for whole numbers in the committed weights: printable, and none that a JSON string escapes. */
const SIGNS = " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ZERO = 46;
const places = new Map([...SIGNS].map((sign, place) => [sign, place]));

/** Weights are kept between minus this and this. */
export const MAX_WEIGHT = SIGNS.length - 1 - ZERO;

/**
 * Writes the weight of a class as two signs.
 * @param place number of the class, from 0 to 92
 * @param weight a whole number; what exceeds `MAX_WEIGHT` is cut
 * @returns the two signs
 */
export function writePair(place: number, weight: number): string {
	const cut = Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight));
	return `${SIGNS[place] ?? ""}${SIGNS[cut + ZERO] ?? ""}`;
}

/**
 * Reads what `writePair` wrote.
 * @param pairs two signs for each class
 * @returns number of the class and weight by turns
 */
export function readPairs(pairs: string): readonly number[] {
	return [...pairs].map((sign, at) => (places.get(sign) ?? 0) - (at % 2 === 0 ? 0 : ZERO));
}
