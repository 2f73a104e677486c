import { DISTINCTIVE_WEIGHT } from "./syntax-features.ts";

/** Part of the weight of removed code that has to be found again. */
export const MIN_SHARE = 0.85;
/** Weight below which code has to be found again nearly in full, with a distinctive text. */
export const MIN_WEIGHT = 20;
export const MIN_SHARE_OF_SMALL = 0.95;
/** Weight below which only code with exactly the same features is recognized. */
export const MIN_WEIGHT_OF_SMALL = 8;
/** Number of features below which code is too small to say anything. */
export const MIN_FEATURES = 4;

/**
 * Whether code is, or contains, other code that was rewritten. The database decides by the same rule (private.resembles()); a test
 * compares both.
 *
 * @param known features of the code that is looked for, from `syntaxFeatures`
 * @param other features of the code that is searched
 * @returns true if so
 */
export function resembles(known: readonly number[], other: readonly number[]): boolean {
	if (known.length < MIN_FEATURES) return false;
	const found = new Set(other);
	let [shared, all, isDistinct] = [0, 0, false];
	for (const feature of known) {
		const weight = feature & 3;
		all += weight;
		if (!found.has(feature)) continue;
		shared += weight;
		isDistinct ||= weight === DISTINCTIVE_WEIGHT;
	}
	if (all >= MIN_WEIGHT) return shared >= MIN_SHARE * all;
	if (all >= MIN_WEIGHT_OF_SMALL && isDistinct && shared >= MIN_SHARE_OF_SMALL * all) return true;
	return shared === all && known.length === other.length;
}
