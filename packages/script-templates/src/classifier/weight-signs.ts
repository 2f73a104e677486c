/** Signs for whole numbers in the committed weights: printable, and none that a JSON string escapes. */
const SIGNS = " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ZERO = 46;
const places = new Map([...SIGNS].map((sign, place) => [sign, place]));

/** Weights are kept between minus this and this. */
const MAX_WEIGHT = SIGNS.length - 1 - ZERO;

/**
 * Writes the number of a class as one sign.
 * @param place from 0 to 92
 */
export function writePlace(place: number): string {
	return SIGNS[place] ?? "";
}

/**
 * Writes a weight as one sign.
 * @param weight a whole number; what exceeds `MAX_WEIGHT` is cut
 */
export function writeWeight(weight: number): string {
	return SIGNS[Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight)) + ZERO] ?? "";
}

/**
 * Reads what `writePlace` wrote, and `writeWeight` with `isWeight`.
 * @param signs one for each number
 * @param isWeight whether they are weights
 */
export function readSigns(signs: string, isWeight = false): number[] {
	return Array.from(signs, (sign) => (places.get(sign) ?? 0) - (isWeight ? ZERO : 0));
}
