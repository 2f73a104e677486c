import { isCardNumber } from "../secret-words.ts";

const MARK = "[redacted]";
/** Shorter ones are in many words, and told by nobody's field anyway. */
const SHORTEST_SECRET = 4;
/** More than any text that is told. */
const LONGEST_SECRET = 4000;
const MOST_SECRETS = 500;

/** Tokens by what their makers start them with, and what follows `Bearer`. */
const KNOWN_TOKEN =
	/eyJ[\w-]{8,}(?:\.[\w-]+)*|\b(?:sk|pk|rk)[-_][\w-]{16,}|\bgh[pousr]_\w{16,}|\bgithub_pat_\w{16,}|\bglpat-[\w-]{16,}|\bxox[abprs]-[\w-]{10,}|\bAKIA[\dA-Z]{12,}|\bAIza[\w-]{30,}|(?<=\b[Bb]earer[ +])[\w.~+/=-]{8,}/g;
const HEX = /(?<![\da-z])[\da-f]{32,}(?![\da-z])/gi;
const RUN = /[\w+/=]{24,}/g;
const DIGIT_GROUPS = /\d(?:[ -]?\d){12,}/g;

type Range = readonly [start: number, end: number];

export interface Redactor {
	/** A text of the page on one line, without secrets, cut to a length. */
	text(raw: string | null | undefined, longest: number): string;
	/** Whether there is no secret in it: what would be of no use with a gap. */
	isClean(raw: string): boolean;
}

/** Takes the given secrets out of texts, and what looks like a card's number or a token. */
export function createRedactor(secrets: Iterable<string>): Redactor {
	const known = new Set<string>();
	for (const secret of secrets) {
		if (secret.length < SHORTEST_SECRET) continue;
		for (const spelling of spellings(secret.slice(0, LONGEST_SECRET)))
			if (known.size < MOST_SECRETS) known.add(spelling);
	}
	const margin = Math.max(400, ...[...known].map(({ length }) => length));
	const rangesIn = (text: string): Range[] => [...knownRanges(text, known), ...patternRanges(text)];
	return {
		text(raw, longest) {
			if (!raw) return "";
			// A secret that begins within the length is seen whole; what begins later is cut off with it.
			const window = raw.slice(0, longest + margin);
			return cut(plain(without(window, rangesIn(window), longest)), longest, raw.length > longest);
		},
		isClean: (raw) => rangesIn(raw).length === 0,
	};
}

/** On one line, and as texts have addresses in them. */
function* spellings(secret: string): Generator<string> {
	yield secret;
	const oneLine = plain(secret);
	if (oneLine.length >= SHORTEST_SECRET) yield oneLine;
	// Half a character cannot stand in an address.
	if (/\p{Surrogate}/u.test(secret)) return;
	yield encodeURIComponent(secret);
	yield new URLSearchParams([["", secret]]).toString().slice(1);
}

function* knownRanges(text: string, known: ReadonlySet<string>): Generator<Range> {
	for (const secret of known) {
		for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) yield [at, at + secret.length];
	}
}

function* patternRanges(text: string): Generator<Range> {
	for (const pattern of [KNOWN_TOKEN, HEX])
		for (const { index, 0: found } of text.matchAll(pattern)) yield [index, index + found.length];
	for (const { index, 0: run } of text.matchAll(RUN)) if (looksRandom(run)) yield [index, index + run.length];
	for (const { index, 0: digits } of text.matchAll(DIGIT_GROUPS)) yield* cardsIn(digits, index);
}

/** Cards among groups of digits, wherever among them they begin and end. */
function* cardsIn(digits: string, offset: number): Generator<Range> {
	const groups = [...digits.matchAll(/\d+/g)].map(({ index, 0: group }) => ({
		start: index,
		end: index + group.length,
	}));
	for (const [first, { start }] of groups.entries()) {
		for (const { end } of groups.slice(first, first + 19))
			if (isCardNumber(digits.slice(start, end))) yield [offset + start, offset + end];
	}
}

/** Chance mixes small letters, capitals and digits as no word does. */
export function looksRandom(run: string): boolean {
	const classes = [...run].map((letter) => (/\d/.test(letter) ? "0" : letter.toLowerCase() === letter ? "a" : "A"));
	const digits = classes.filter((kind) => kind === "0").length;
	const switches = classes.filter((kind, at) => at > 0 && kind !== classes[at - 1]).length;
	return digits >= 2 && switches >= run.length * 0.35;
}

/** The text with a mark in place of each range that begins within a length. */
function without(text: string, ranges: readonly Range[], longest: number): string {
	let told = "";
	let from = 0;
	for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
		if (start >= longest) break;
		if (start >= from) told += text.slice(from, start) + MARK;
		from = Math.max(from, end);
	}
	return told + text.slice(from, Math.max(from, longest));
}

function cut(text: string, longest: number, wasLonger: boolean): string {
	if (text.length <= longest && !wasLonger) return text;
	const short = text.slice(0, longest - 1);
	// Not half of a pair.
	return `${/[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short}…`;
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
