import { stemOf, wordsOf } from "./words.ts";

const MIN_GRAM = 3;
const MAX_GRAM = 4;
const MIN_GRAM_WORD = 4;

/**
 * What the classifier sees of a request: stems (`w:`), pairs of neighboring stems (`p:`), and groups of three and four letters (`c:`),
 * which recognize misspelled words. Each with its weight; the sum of squares is 1, so that long requests count like short ones.
 *
 * @param text a request, or a phrasing whose placeholders were removed
 * @returns weights by name of the feature
 */
export function featuresOf(text: string): ReadonlyMap<string, number> {
	const features = new Map<string, number>();
	const add = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0));
	const words = wordsOf(text);
	const stems = words.map(stemOf);
	for (const [place, stem] of stems.entries()) {
		add(`w:${stem}`, 1);
		const next = stems[place + 1];
		if (next !== undefined) add(`p:${stem} ${next}`, 0.7);
	}
	for (const word of words) {
		if (word.length < MIN_GRAM_WORD) continue;
		const framed = `_${word}_`;
		for (let size = MIN_GRAM; size <= MAX_GRAM; size += 1) {
			for (let at = 0; at + size <= framed.length; at += 1) add(`c:${framed.slice(at, at + size)}`, 0.35);
		}
	}
	const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
	return new Map([...features].map(([name, weight]) => [name, weight / length]));
}
