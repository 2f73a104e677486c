import { stemmer } from "stemmer";

/** Words that stand in requests of every kind, and so say nothing about what is wanted. */
const FILLERS = new Set(
	"a an and any anyone are as at be been but by can cant could did do does doing dont each for from get give go going has have having he hello hey hi how i id if ill im in into is isnt it its just kindly know lets like look looking make makes making may maybe me might mine must my myself need needed needs no not now of off on one or our out over own page pages per please plz pls possible really script scripts site sites so some somebody something somehow still such tell than thank thanks that the their them then there these they thing things this those to tool too tried try trying under until up us use used user userscript bookmarklet using very via wanna want wanted wants was way we web webpage webpages website websites well were what when where whenever which while who whole why will wish with within without wont would write yes yet you your browser chrome firefox create build generate add automatically auto always every everything everywhere all only also again here help easily quickly simply fast quick easy current currently visit visiting time someone people bit little lot lots much many more most new kind sort let able way actually basically something should shouldnt away wherever appear appears appeared sick good better best last first next own id ive im youre theyre every anybody everybody everyone else instead without whenever sometimes often never again annoying annoyed annoys stuff because since about around across between onto around there their really rather quite too soon later before after during keep keeps kept put puts get gets got gone see sees seen show shows look want add adds added turn turns turned set sets".split(
		" ",
	),
);

/**
 * Splits a text into words.
 * @param text as typed
 * @returns lower-case words without marks; apostrophes join (`don't` is `dont`)
 */
export function wordsOf(text: string): string[] {
	return (
		text
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.replace(/['’]/g, "")
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/**
 * Whether a word carries no subject.
 * @param word of `wordsOf`
 * @returns true for a filler, or a single sign
 */
export function isFiller(word: string): boolean {
	return word.length < 2 || FILLERS.has(word);
}

const stems = new Map<string, string>();

/**
 * Finds the stem of an English word.
 * @param word of `wordsOf`
 * @returns the stem; `tables` and `table` have the same one
 */
export function stemOf(word: string): string {
	const known = stems.get(word);
	if (known !== undefined) return known;
	const stem = stemmer(word);
	stems.set(word, stem);
	return stem;
}
