/** Fields of conditions in the search box; `word` occurs in exclusions only, other words are the term. */
export const searchFields = ["word", "phrase", "site", "tag", "by", "grants", "connects", "risk", "kind"] as const;
export type SearchField = (typeof searchFields)[number];

/** The fields that are written with a colon: `tag:csv`. */
export type SearchOperator = Exclude<SearchField, "word" | "phrase">;

/** A condition that a script must, or must not, satisfy. */
export interface SearchCondition {
	readonly field: SearchField;
	/** 1–200 characters, as the database compares it. */
	readonly value: string;
	readonly excluded: boolean;
	/** Its place in the text, for showing and for removing it. */
	readonly start: number;
	readonly end: number;
}

export interface ParsedSearch {
	/** The words that are no condition, with one space between them; empty when there are none. */
	readonly term: string;
	/** At most 20, in the order in which they were written. */
	readonly conditions: readonly SearchCondition[];
}

/** The database's limit; later operators count as plain words. */
const MAX_CONDITIONS = 20;
const MAX_VALUE_LENGTH = 200;

/** A word, a quoted phrase, or `field:word` and `field:"phrase"`, each perhaps with a minus before it. */
const PART = /(-?)(?:([a-z]+):)?(?:"([^"]*)"|([^\s"][^\s]*))(?=\s|$)/giy;

const risks: ReadonlySet<string> = new Set(["low", "medium", "high", "unrated"]);
const kinds: ReadonlySet<string> = new Set(["bookmarklet", "userscript"]);

/** Normalizes the value of an operator; null if it is invalid: then the part is plain text, like unknown operators. */
const readValue: Readonly<Record<SearchOperator, (written: string) => string | null>> = {
	site: readHost,
	connects: readHost,
	tag: (written) => written.toLowerCase(),
	by: (written) => written.replace(/^@/, "") || null,
	grants: (written) => written,
	risk: (written) => (risks.has(written.toLowerCase()) ? written.toLowerCase() : null),
	kind: (written) => (kinds.has(written.toLowerCase()) ? written.toLowerCase() : null),
};

/** Takes the host from a host or a whole address: people paste the text of the address bar. */
function readHost(written: string): string | null {
	const host = written
		.toLowerCase()
		.replace(/^[a-z*]+:\/\//, "")
		.replace(/[/?#].*$/, "")
		.replace(/:[0-9*]+$/, "");
	return /^(?:\*|(?:\*\.)?[^\s/?#@*:]+)$/.test(host) ? host : null;
}

function operatorOf(name: string | undefined): SearchOperator | null {
	const field = searchFields.find((known) => known === name?.toLowerCase());
	return field === undefined || field === "word" || field === "phrase" ? null : field;
}

/**
 * Parses the text of the search box. The function is pure and never fails: a part that is no valid condition is a search word.
 * @param text the text as typed
 * @returns search term and conditions
 */
export function parseSearch(text: string): ParsedSearch {
	const words: string[] = [];
	const conditions: SearchCondition[] = [];
	let at = 0;
	while (at < text.length) {
		if (/\s/.test(text.charAt(at))) {
			at += 1;
			continue;
		}
		PART.lastIndex = at;
		const part = PART.exec(text);
		const end = part ? PART.lastIndex : endOfWord(text, at);
		const meaning = part && conditions.length < MAX_CONDITIONS ? readPart(part) : null;
		if (meaning) conditions.push({ ...meaning, start: at, end });
		else words.push(text.slice(at, end));
		at = end;
	}
	return { term: words.join(" "), conditions };
}

function endOfWord(text: string, from: number): number {
	const space = text.slice(from).search(/\s/);
	return space === -1 ? text.length : from + space;
}

function readPart(part: RegExpExecArray): Pick<SearchCondition, "field" | "value" | "excluded"> | null {
	const [, minus = "", name, quoted, bare] = part;
	const excluded = minus === "-";
	const written = (quoted ?? bare ?? "").trim();
	if (written === "" || written.length > MAX_VALUE_LENGTH) return null;
	const operator = operatorOf(name);
	if (operator) {
		const value = readValue[operator](written);
		return value === null ? null : { field: operator, value, excluded };
	}
	if (name !== undefined) return null;
	if (quoted !== undefined) return { field: "phrase", value: written, excluded };
	// A word after a minus that has neither letter nor digit excludes nothing.
	return excluded && /[\p{L}\p{N}]/u.test(written) ? { field: "word", value: written, excluded } : null;
}

/**
 * Removes a condition from the text of the search box.
 * @param text the text that was parsed
 * @param condition one of its conditions, with its place in UTF-16 units
 * @returns the remaining text, trimmed
 */
export function withoutCondition(text: string, { start, end }: SearchCondition): string {
	return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim();
}
