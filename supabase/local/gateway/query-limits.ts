import { readSelect } from "./select-grammar.ts";

/** Longest path and query of a request, in characters. */
const MAX_ADDRESS_LENGTH = 8_192;
/** Tables may embed tables that embed tables, and no more: each level multiplies the rows that the database reads. */
const MAX_EMBEDDING_DEPTH = 2;
/** Columns, embedded tables, casts and steps of JSON paths. The widest screen of the hub asks for 45. */
const MAX_SELECT_TERMS = 150;
/** Filters and other parameters. */
const MAX_PARAMETERS = 50;
/** Conditions and groups of one `or` or `and`. */
const MAX_CONDITIONS = 60;
const MAX_CONDITION_DEPTH = 4;
/** Entries of a list of columns: `order`, `columns`, `on_conflict`. */
const MAX_LISTED_COLUMNS = 100;

const LOGIC = /(?:^|\.)(?:not\.)?(?:or|and)$/;
const COLUMN_LIST = /(?:^|\.)(?:order|columns|on_conflict)$/;

export interface QueryRefusal {
	readonly status: 400 | 414;
	readonly code: string;
	readonly message: string;
}

const tooComplex = (message: string): QueryRefusal => ({ status: 400, code: "query_too_complex", message });

/**
 * Limits what one request to the REST service may ask for, before anything of it is interpreted.
 * @param url address of the request
 * @returns the refusal; null when the request may go on
 */
export function refuseQuery(url: URL): QueryRefusal | null {
	if (url.pathname.length + url.search.length > MAX_ADDRESS_LENGTH) {
		return {
			status: 414,
			code: "address_too_long",
			message: `An address may have at most ${MAX_ADDRESS_LENGTH} characters. Split the request.`,
		};
	}
	const parameters = [...url.searchParams];
	if (parameters.length > MAX_PARAMETERS) {
		return tooComplex(`A request may have at most ${MAX_PARAMETERS} parameters. Split the request.`);
	}
	for (const [name, value] of parameters) {
		const refused = name === "select" ? refuseSelect(value) : refuseParameter(name, value);
		if (refused) return refused;
	}
	return null;
}

function refuseSelect(value: string): QueryRefusal | null {
	const size = readSelect(value);
	if (size === null) {
		return { status: 400, code: "invalid_select", message: "This select cannot be read. Use plain column names." };
	}
	if (size.depth > MAX_EMBEDDING_DEPTH) {
		return {
			status: 400,
			code: "embedding_too_deep",
			message: `A request may embed tables at most ${MAX_EMBEDDING_DEPTH} levels deep. Ask for the rest in a second request.`,
		};
	}
	if (size.terms <= MAX_SELECT_TERMS) return null;
	return tooComplex(`A select may have at most ${MAX_SELECT_TERMS} columns, casts and path steps. Split the request.`);
}

function refuseParameter(name: string, value: string): QueryRefusal | null {
	if (COLUMN_LIST.test(name) && count(value, ",") >= MAX_LISTED_COLUMNS) {
		return tooComplex(`"${name.slice(0, 40)}" may list at most ${MAX_LISTED_COLUMNS} columns.`);
	}
	if (!LOGIC.test(name)) return null;
	// Counted inside of quotes as well: readers differ about where a quoted value ends.
	const conditions = count(value, ",") + count(value, "(");
	if (conditions > MAX_CONDITIONS) {
		return tooComplex(`Conditions may have at most ${MAX_CONDITIONS} parts. Split the request.`);
	}
	if (depthOf(value) <= MAX_CONDITION_DEPTH) return null;
	return tooComplex(`Conditions may be nested at most ${MAX_CONDITION_DEPTH} levels deep.`);
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** How deep brackets are nested. A bracket too many that closes, as in a quoted value, does not make the others less deep. */
function depthOf(text: string): number {
	let depth = 0;
	let deepest = 0;
	for (const character of text) {
		if (character === "(") deepest = Math.max(deepest, ++depth);
		else if (character === ")") depth = Math.max(0, depth - 1);
	}
	return deepest;
}
