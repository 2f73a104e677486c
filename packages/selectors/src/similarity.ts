/** Similarity of two texts, 0 to 1: Dice coefficient of their words. */
export function textSimilarity(one: string, other: string): number {
	if (one === other) return 1;
	// Texts without letters, as '3/3' and '+3', differ in their signs.
	if (!/\p{L}/u.test(one) || !/\p{L}/u.test(other)) return 0;
	if (isRearranged(one, other)) return 0.95;
	const words = wordsOf(one);
	const otherWords = wordsOf(other);
	if (words.size === 0 || otherWords.size === 0) return 0;
	let shared = 0;
	for (const word of words) {
		if (otherWords.has(word)) shared += 1;
		// 'Row 3' is not 'Row 4'.
		else if (/\d/.test(word)) shared -= 0.5;
	}
	const share = (2 * Math.max(0, shared)) / (words.size + otherWords.size);
	return isExtension(one, other) ? Math.max(share, 0.75) : share;
}

/** Minimum length: shorter texts share their letters by chance. */
const MIN_LETTERS = 8;

/** Whether two texts have the same letters and numbers in another order. */
function isRearranged(one: string, other: string): boolean {
	const [letters, others] = [one.replace(/\s/g, ""), other.replace(/\s/g, "")];
	if (letters.length !== others.length || letters.length < MIN_LETTERS) return false;
	return sorted(letters) === sorted(others) && numbersIn(one) === numbersIn(other);
}

const sorted = (text: string) => [...text].sort().join("");
const numbersIn = (text: string) => text.match(/\d+/g)?.sort().join() ?? "";

/** Whether one text contains the other and is at most two thirds longer, with the same numbers. */
export function isExtension(one: string, other: string): boolean {
	const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
	if (shorter.length < MIN_LETTERS || shorter.length < longer.length * 0.6) return false;
	return longer.includes(shorter) && numbersIn(one) === numbersIn(other);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Similarity of two paths from the leaf up, 0 to 1; each level weighs half of the one before. */
export function pathSimilarity(one: readonly string[], other: readonly string[]): number {
	const levels = Math.max(one.length, other.length);
	let same = 0;
	let all = 0;
	for (let level = 0; level < levels; level += 1) {
		const weight = 2 ** -level;
		all += weight;
		if (one[level] === other[level]) same += weight;
		else if (one[level]?.split(":")[0] === other[level]?.split(":")[0]) same += weight / 3;
	}
	return all === 0 ? 1 : same / all;
}
