import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Words of the shortest phrase (BIP-39, "Generating the mnemonic"). */
export const MIN_SEED_WORDS = 12;
/** Ordinary text does not have so many consecutive words of the list, which lacks "the", "and" and "a". */
const MIN_PARTIAL_WORDS = 6;
/** Separators between two words of a phrase: a line break, a comma, a number. */
const BETWEEN = /^[\s\d.,;:)(-]{1,12}$/;

let words: ReadonlySet<string> | null = null;
const isSeedWord = (word: string): boolean => {
	words ??= new Set(wordlist);
	return words.has(word.toLowerCase());
};

export interface WordRun {
	readonly start: number;
	readonly end: number;
	readonly count: number;
	/** Whether all of them are the same word, which no phrase is. */
	readonly isOneWord: boolean;
}

/**
 * Finds consecutive words of the BIP-39 English list.
 * @param text of any length; each word is looked up once
 * @returns runs in their order, with offsets in UTF-16 units
 */
export function seedWordRuns(text: string): WordRun[] {
	const runs: WordRun[] = [];
	let run = null as WordRun | null;
	for (const { index, 0: word } of text.matchAll(/[A-Za-z]+/g)) {
		const end = index + word.length;
		const isOne = word.length >= 3 && word.length <= 8 && isSeedWord(word);
		const goesOn: boolean = run !== null && BETWEEN.test(text.slice(run.end, Math.min(index, run.end + 13)));
		if (run !== null && !(isOne && goesOn)) runs.push(run);
		if (!isOne) run = null;
		else if (run !== null && goesOn) {
			const isOneWord = run.isOneWord && text.slice(run.start, run.start + word.length) === word;
			run = { start: run.start, end, count: run.count + 1, isOneWord };
		} else run = { start: index, end, count: 1, isOneWord: true };
	}
	if (run !== null) runs.push(run);
	return runs;
}

/**
 * Whether a text may be the beginning of a recovery phrase: six or more consecutive words of the list.
 * @param text current value of a field
 * @returns false when all of them are the same word
 */
export const isSeedPhraseBegun = (text: string): boolean =>
	seedWordRuns(text).some(({ count, isOneWord }) => count >= MIN_PARTIAL_WORDS && !isOneWord);

/**
 * Whether a text is one word of a recovery phrase, or begins one, as pages ask for them in a field each.
 * @param text value of a field
 * @returns true for the first letters of a word of the BIP-39 English list
 */
export function isSeedWordBegun(text: string): boolean {
	const written = text.trim().toLowerCase();
	return written !== "" && wordlist.some((word) => word.startsWith(written));
}
