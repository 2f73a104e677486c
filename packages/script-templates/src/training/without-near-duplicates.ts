import { isFiller, stemOf, wordsOf } from "../classifier/words.ts";

/** Two requests with so large a share of the stems of their subjects in common say the same in the same manner. */
const NEAR_DUPLICATE = 0.7;

function subjectOf(text: string): ReadonlySet<string> {
	const words = wordsOf(text);
	const subject = words.filter((word) => !isFiller(word));
	return new Set((subject.length > 0 ? subject : words).map(stemOf));
}

/**
 * Leaves out what says the same as others in nearly the same words.
 * @param requests to choose from
 * @param others which those that remain must not resemble
 * @returns the requests that resemble none of the others
 */
export function withoutNearDuplicates<Request extends { readonly text: string }>(
	requests: readonly Request[],
	others: readonly Request[],
): Request[] {
	const subjects = others.map(({ text }) => subjectOf(text));
	const withStem = new Map<string, number[]>();
	for (const [at, subject] of subjects.entries())
		for (const stem of subject) withStem.set(stem, [...(withStem.get(stem) ?? []), at]);
	return requests.filter(({ text }) => {
		const subject = subjectOf(text);
		const shared = new Map<number, number>();
		for (const stem of subject) for (const at of withStem.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
		return [...shared].every(([at, count]) => {
			const all = subject.size + (subjects[at]?.size ?? 0) - count;
			return count < NEAR_DUPLICATE * all;
		});
	});
}
