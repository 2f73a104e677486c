import { meaningsOf, withSingleWords } from "./synonyms.ts";
import { isFiller, stemOf, wordsOf } from "./words.ts";

const MIN_GRAM = 3;
const MAX_GRAM = 4;
const MIN_GRAM_WORD = 4;
const FILLER_WEIGHT = 0.4;
const MEANING_WEIGHT = 0.7;
const PAIR_WEIGHT = 0.5;
const PAIR_WITH_FILLER_WEIGHT = 0.35;
const GRAM_WEIGHT = 0.35;

/**
 * What the classifier sees of a request: stems (`w:`), groups of words of like meaning (`s:`), pairs of neighboring stems (`p:`), pairs
 * of neighboring meanings without fillers between them in any order (`q:`), and groups of three and four letters (`c:`), which
 * recognize misspelled words. Each with its weight; the sum of squares is 1, so that long requests count like short ones.
 *
 * @param text a request, or a phrasing whose placeholders were removed
 * @returns weights by name of the feature
 */
export function featuresOf(text: string): ReadonlyMap<string, number> {
	const features = new Map<string, number>();
	const add = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0));
	const words = wordsOf(withSingleWords(text)).map((word) => ({
		word,
		stem: stemOf(word),
		isFiller: isFiller(word),
	}));
	for (const [place, { stem, isFiller: isPlain }] of words.entries()) {
		add(`w:${stem}`, isPlain ? FILLER_WEIGHT : 1);
		if (!isPlain) for (const meaning of meaningsOf(stem)) add(`s:${meaning}`, MEANING_WEIGHT);
		const next = words[place + 1];
		if (next) add(`p:${stem} ${next.stem}`, isPlain || next.isFiller ? PAIR_WITH_FILLER_WEIGHT : PAIR_WEIGHT);
	}
	const subject = words.filter(({ isFiller: isPlain }) => !isPlain);
	const meanings = subject.map(({ stem }) => meaningsOf(stem)[0] ?? stem);
	for (const [place, meaning] of meanings.entries()) {
		const next = meanings[place + 1];
		if (next !== undefined && next !== meaning) add(`q:${[meaning, next].toSorted().join(" ")}`, PAIR_WEIGHT);
	}
	for (const { word } of subject) {
		if (word.length < MIN_GRAM_WORD) continue;
		const framed = `_${word}_`;
		for (let size = MIN_GRAM; size <= MAX_GRAM; size += 1)
			for (let at = 0; at + size <= framed.length; at += 1) add(`c:${framed.slice(at, at + size)}`, GRAM_WEIGHT);
	}
	const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
	return new Map([...features].map(([name, weight]) => [name, weight / length]));
}
