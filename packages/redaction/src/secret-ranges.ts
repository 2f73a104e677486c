import { isCardNumber, isIban, isSocialSecurityNumber, MAX_CARD_DIGITS, MIN_CARD_DIGITS } from "./check-digits.ts";
import { isSecretName } from "./name-of-secret.ts";
import { MIN_SEED_WORDS, seedWordRuns } from "./seed-phrase.ts";

/** A part of a text, in UTF-16 units. */
export type Range = readonly [start: number, end: number];

/** What makers start their tokens with, and what follows `Bearer`. */
const KNOWN_TOKEN = new RegExp(
	[
		String.raw`eyJ[\w-]{8,}(?:\.[\w-]+)*`,
		String.raw`\b(?:sk|pk|rk)[-_][\w-]{16,}`,
		String.raw`\bgh[pousr]_\w{16,}`,
		String.raw`\bgithub_pat_\w{16,}`,
		String.raw`\bgl(?:pat|dt|ptt|rt)-[\w-]{16,}`,
		String.raw`\bxox[abeoprs]-[\w-]{10,}`,
		String.raw`\bxapp-[\w-]{10,}`,
		String.raw`\b(?:AKIA|ASIA)[\dA-Z]{12,}`,
		String.raw`\bAIza[\w-]{30,}`,
		String.raw`\bya29\.[\w-]{16,}`,
		String.raw`\bGOCSPX-[\w-]{16,}`,
		String.raw`\bnpm_\w{30,}`,
		String.raw`\bpypi-[\w-]{30,}`,
		String.raw`\bhf_[A-Za-z\d]{30,}`,
		String.raw`\bdo[opr]_v1_[\da-f]{32,}`,
		String.raw`\bSG\.[\w-]{16,}\.[\w-]{16,}`,
		String.raw`\bshp(?:at|ca|pa|ss)_[\da-fA-F]{16,}`,
		String.raw`\bAGE-SECRET-KEY-1[\dA-Z]{20,}`,
		String.raw`\b\d{8,10}:[\w-]{35}\b`,
		String.raw`\bxprv[1-9A-HJ-NP-Za-km-z]{20,}`,
		String.raw`\b[5KL][1-9A-HJ-NP-Za-km-z]{50,51}\b`,
		String.raw`(?<=\b[Bb]earer[ +])[\w.~+/=-]{8,}`,
		String.raw`(?<=\botpauth:\/\/\S{0,200}secret=)[A-Z2-7]{8,}`,
		String.raw`(?<=hooks\.slack\.com\/services\/)[\w/]{16,}`,
		String.raw`(?<=discord(?:app)?\.com\/api\/webhooks\/)[\w/-]{16,}`,
		String.raw`(?<=\boutlook\.office(?:365)?\.com\/webhook\/)[\w/@-]{16,}`,
		String.raw`\bkey-[\da-f]{32}\b`,
		String.raw`\bsq0[a-z]{3}-[\w-]{20,}`,
		String.raw`\bdapi[\da-f]{32}\b`,
		String.raw`\bNRAK-[A-Z\d]{20,}`,
		String.raw`PuTTY-User-Key-File-\d[\s\S]{0,20000}`,
	].join("|"),
	"g",
);
/** To its end, or as far as keys go: one pass, however many begin. */
const PEM =
	/-----BEGIN [A-Z\d ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----END)){0,20000}(?:-----END [A-Z\d ]{0,60}-----)?/g;
/** The password in `scheme://user:password@host`. */
const IN_ADDRESS = /(?<=\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:@/]{0,100}:)(?!\[redacted)[^\s@/]{1,200}(?=@)/gi;
/** `NAME=value`, `name: "value"`. */
const ASSIGNED =
	/(?<![\p{L}\p{N}_.-])["']?([\p{L}_][\p{L}\p{N}_.-]{0,60})["']?[ \t]{0,3}[:=][ \t]{0,3}(?:"([^"\n]{1,500})"|'([^'\n]{1,500})'|([^\s"',;&}\]]{1,500}))/gu;
const MIN_ASSIGNED = 4;
/** Placeholders for values in code and instructions. */
const NO_VALUE =
	/^(?:string|number|boolean|null|undefined|true|false|none|required|optional|any|unknown|object|[*•.x]+|process\.|\$|<|\{|\[redacted)/i;
const HEX = /(?<![\da-z])[\da-f]{32,}(?![\da-z])/gi;
const RUN = /[\w+/=]{24,}/g;
const DIGIT_GROUPS = /\d(?:[ -]?\d){12,}/g;
const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
const BANK_ACCOUNT = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,9}(?![A-Z\d])/g;

/**
 * Finds the parts of a text that are secrets by their shape, or by the name assigned to them.
 * @param text of any length
 * @yields start and end offsets in UTF-16 units; ranges may overlap
 */
export function* certainRanges(text: string): Generator<Range> {
	for (const pattern of [KNOWN_TOKEN, PEM, IN_ADDRESS]) yield* matchesOf(pattern, text);
	for (const match of text.matchAll(ASSIGNED)) yield* assignedIn(match);
	for (const { index, 0: digits } of text.matchAll(DIGIT_GROUPS)) yield* cardsIn(digits, index);
	for (const { index, 0: found } of text.matchAll(SOCIAL_SECURITY))
		if (isSocialSecurityNumber(found)) yield [index, index + found.length];
	for (const { index, 0: found } of text.matchAll(BANK_ACCOUNT)) {
		const whole = withoutLastGroups(found).find(isIban);
		if (whole !== undefined) yield [index, index + whole.length];
	}
	for (const { start, end, count, isOneWord } of seedWordRuns(text))
		if (count >= MIN_SEED_WORDS && !isOneWord) yield [start, end];
}

/**
 * Finds the parts of a text that may be secrets: long hexadecimal numbers and random-looking runs of characters.
 * @param text of any length
 * @yields start and end offsets in UTF-16 units
 */
export function* suspectRanges(text: string): Generator<Range> {
	yield* matchesOf(HEX, text);
	for (const { index, 0: run } of text.matchAll(RUN)) if (looksRandom(run)) yield [index, index + run.length];
}

function* matchesOf(pattern: RegExp, text: string): Generator<Range> {
	for (const { index, 0: found } of text.matchAll(pattern)) yield [index, index + found.length];
}

function* assignedIn({
	index,
	0: all,
	1: name = "",
	2: double,
	3: single,
	4: bare,
}: RegExpExecArray): Generator<Range> {
	const value = double ?? single ?? bare ?? "";
	if (value.length < MIN_ASSIGNED || NO_VALUE.test(value) || !isSecretName(name)) return;
	// "Password: minimum eight letters" describes a value instead of giving one.
	if (bare !== undefined && /:\s*$/.test(all.slice(0, -bare.length)) && !/\d/.test(bare)) return;
	const start = index + all.lastIndexOf(value);
	yield [start, start + value.length];
}

/** Card numbers among groups of digits, starting and ending at any group. */
function* cardsIn(written: string, offset: number): Generator<Range> {
	const groups = [...written.matchAll(/\d+/g)].map(({ index, 0: group }) => ({
		start: index,
		end: index + group.length,
	}));
	for (const [first, { start }] of groups.entries()) {
		for (let last = first, count = 0; last < groups.length; last += 1) {
			const { start: from, end } = groups[last] ?? { start: 0, end: 0 };
			count += end - from;
			if (count > MAX_CARD_DIGITS) break;
			if (count >= MIN_CARD_DIGITS && isCardNumber(written.slice(start, end))) yield [offset + start, offset + end];
		}
	}
}

/** Variants without trailing groups, as a word in capitals after an account number looks like a part of it. */
function withoutLastGroups(written: string): string[] {
	const groups = written.split(" ");
	return groups.slice(0, 4).map((_, left) => groups.slice(0, groups.length - left).join(" "));
}

/**
 * Whether a run mixes letters, capitals and digits as random values do.
 * @param run characters without white space
 * @returns false for words and plain numbers
 */
export function looksRandom(run: string): boolean {
	const classes = [...run].map((letter) => (/\d/.test(letter) ? "0" : letter.toLowerCase() === letter ? "a" : "A"));
	const digits = classes.filter((kind) => kind === "0").length;
	const switches = classes.filter((kind, at) => at > 0 && kind !== classes[at - 1]).length;
	return digits >= 2 && switches >= run.length * 0.35;
}
