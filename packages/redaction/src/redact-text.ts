import { certainRanges, type Range, suspectRanges } from "./secret-ranges.ts";

export const REDACTED = "[redacted]";
/** Shorter secrets are in many words: they are taken out only where nothing of a word stands beside them. */
const MIN_ANYWHERE = 4;
const MIN_SECRET = 3;
/** More than any text that is told. */
const MAX_SECRET = 4000;
const MAX_SECRETS = 500;

export interface Redactor {
	/** A text of the page on one line, without secrets, cut to a length in UTF-16 units. */
	text(raw: string | null | undefined, longest: number): string;
	/** Whether there is no secret in it, nor what may be one: what would be of no use with a gap. */
	isClean(raw: string): boolean;
	/** Whether one of the given secrets is in it. */
	knows(raw: string): boolean;
	/** Whether one of the given secrets is in it, or what is one for sure. */
	hasSecret(raw: string): boolean;
}

/** Takes the given secrets out of texts, and what looks like a card's number or a token. */
export function createRedactor(secrets: Iterable<string>): Redactor {
	const known = new Set<string>();
	for (const secret of secrets) {
		if (secret.length < MIN_SECRET) continue;
		for (const spelling of spellings(secret.slice(0, MAX_SECRET))) if (known.size < MAX_SECRETS) known.add(spelling);
	}
	const margin = Math.max(400, ...[...known].map(({ length }) => length));
	const certain = (text: string): Range[] => [...knownRanges(text, known), ...certainRanges(text)];
	return {
		text(raw, longest) {
			if (!raw) return "";
			// A secret that begins within the length is seen whole; what begins later is cut off with it.
			const window = raw.slice(0, longest + margin);
			const ranges = [...certain(window), ...suspectRanges(window)];
			return cut(plain(without(window, ranges, longest)), longest, raw.length > longest);
		},
		isClean: (raw) => certain(raw).length === 0 && suspectRanges(raw).next().done === true,
		knows: (raw) => knownRanges(raw, known).next().done !== true,
		hasSecret: (raw) => knownRanges(raw, known).next().done !== true || certainRanges(raw).next().done !== true,
	};
}

/** On one line, and as texts have addresses and JSON in them. */
function* spellings(secret: string): Generator<string> {
	yield secret;
	const oneLine = plain(secret);
	if (oneLine.length >= MIN_SECRET) yield oneLine;
	yield JSON.stringify(secret).slice(1, -1);
	// Half a character cannot stand in an address.
	if (/\p{Surrogate}/u.test(secret)) return;
	yield encodeURIComponent(secret);
	yield new URLSearchParams([["", secret]]).toString().slice(1);
}

function* knownRanges(text: string, known: ReadonlySet<string>): Generator<Range> {
	for (const secret of known) {
		const isShort = secret.length < MIN_ANYWHERE;
		for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
			if (!isShort || isApart(text, at, at + secret.length)) yield [at, at + secret.length];
	}
}

const isApart = (text: string, start: number, end: number): boolean =>
	!/[\p{L}\p{N}]/u.test((text[start - 1] ?? "") + (text[end] ?? ""));

/** The text with a mark in place of each range that begins within a length. */
function without(text: string, ranges: readonly Range[], longest: number): string {
	let told = "";
	let from = 0;
	for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
		if (start >= longest) break;
		if (start >= from) told += text.slice(from, start) + REDACTED;
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
