import { certainRanges, type Range, suspectRanges } from "./secret-ranges.ts";

export const REDACTED = "[redacted]";
/** Shorter secrets occur in ordinary words: they are removed only as whole words. */
const MIN_ANYWHERE = 4;
const MIN_SECRET = 3;
/** Longer than any text that is reported. */
const MAX_SECRET = 4000;
const MAX_SECRETS = 500;

export interface Redactor {
	/** A text of the page on one line, without secrets, cut to a length in UTF-16 units. */
	text(raw: string | null | undefined, maxLength: number): string;
	/** Whether a text has neither secrets nor suspected ones. For values that are useless with a part removed. */
	isClean(raw: string): boolean;
	/** Whether a text contains one of the known secrets. */
	knows(raw: string): boolean;
	/** Whether a text contains a known secret, or one that is certain by its shape. */
	hasSecret(raw: string): boolean;
}

/**
 * Creates a redactor that removes known secrets from texts, and whatever has the shape of a secret: card numbers, tokens, keys.
 * @param secrets at most 500 are used, from 3 to 4,000 UTF-16 units each
 * @returns functions whose results depend on their arguments alone; those of short texts are kept, because the names of a field are
 * checked again with each key that is typed into it
 */
export function createRedactor(secrets: Iterable<string>): Redactor {
	const known = new Set<string>();
	for (const secret of secrets) {
		if (secret.length < MIN_SECRET) continue;
		for (const spelling of spellings(secret.slice(0, MAX_SECRET))) if (known.size < MAX_SECRETS) known.add(spelling);
	}
	const margin = Math.max(400, ...[...known].map(({ length }) => length));
	const certain = (text: string): Range[] => [...knownRanges(text, known), ...certainRanges(text)];
	const hasSecret = (raw: string): boolean =>
		knownRanges(raw, known).next().done !== true || certainRanges(raw).next().done !== true;
	return {
		text(raw, maxLength) {
			if (!raw) return "";
			// The window is long enough to see a secret that starts within the length as a whole.
			const window = raw.slice(0, maxLength + margin);
			const ranges = [...certain(window), ...suspectRanges(window)];
			return cut(plain(without(window, ranges, maxLength)), maxLength, raw.length > maxLength);
		},
		isClean: remembered((raw) => !hasSecret(raw) && suspectRanges(raw).next().done === true),
		knows: (raw) => knownRanges(raw, known).next().done !== true,
		hasSecret: remembered(hasSecret),
	};
}

/** Number of results that are kept, and the maximum length of their texts in UTF-16 units. */
const MAX_KEPT = 500;
const MAX_KEPT_LENGTH = 400;

/** Keeps the results for short texts. */
function remembered(check: (text: string) => boolean): (text: string) => boolean {
	const results = new Map<string, boolean>();
	return (text) => {
		if (text.length > MAX_KEPT_LENGTH) return check(text);
		const known = results.get(text);
		if (known !== undefined) return known;
		if (results.size >= MAX_KEPT) results.clear();
		const result = check(text);
		results.set(text, result);
		return result;
	};
}

/** Spellings of a secret: as it is, on one line, within JSON and within addresses. */
function* spellings(secret: string): Generator<string> {
	yield secret;
	const oneLine = plain(secret);
	if (oneLine.length >= MIN_SECRET) yield oneLine;
	yield JSON.stringify(secret).slice(1, -1);
	// `encodeURIComponent` throws for half of a surrogate pair.
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

/** Replaces each range that starts within the length by a mark. */
function without(text: string, ranges: readonly Range[], maxLength: number): string {
	let redacted = "";
	let from = 0;
	for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
		if (start >= maxLength) break;
		if (start >= from) redacted += text.slice(from, start) + REDACTED;
		from = Math.max(from, end);
	}
	return redacted + text.slice(from, Math.max(from, maxLength));
}

function cut(text: string, maxLength: number, wasLonger: boolean): string {
	if (text.length <= maxLength && !wasLonger) return text;
	const short = text.slice(0, maxLength - 1);
	// Do not keep half of a surrogate pair.
	return `${/[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short}…`;
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
