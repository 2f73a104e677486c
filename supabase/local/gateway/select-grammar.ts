/** How much a PostgREST `select` makes of a request. */
export interface SelectSize {
	/** How deep it embeds tables in tables: `id` is 0, `tags(name)` is 1, `tags(bookmarklets(id))` is 2. */
	readonly depth: number;
	/** Columns, embedded tables, steps of JSON paths, casts and aggregates. */
	readonly terms: number;
}

/**
 * An identifier, or a quoted identifier. Quoted ones with a backslash are refused: PostgREST and the local REST server read the
 * escape differently.
 */
const NAME = /\s*(?:[A-Za-z_][\w$]*|"[^"\\]*"|\*)\s*/y;
const PATH_STEP = /->>?\s*(?:-?\w+|"[^"\\]*")\s*/y;
const CAST = /::\s*[A-Za-z_][\w ]*(?:\[\])?\s*/y;
const HINT = /!\s*[A-Za-z_][\w$]*\s*/y;
const AGGREGATE = /(?:avg|count|max|min|sum)\(\)\s*/y;

/**
 * Reads a `select` by its grammar (https://docs.postgrest.org/en/v13/references/api/resource_embedding.html).
 * @returns its size; null for a text outside of the grammar, which is not passed on
 */
export function readSelect(select: string): SelectSize | null {
	let at = 0;
	let terms = 0;
	let deepest = 0;

	const take = (pattern: RegExp): boolean => {
		pattern.lastIndex = at;
		if (!pattern.test(select)) return false;
		at = pattern.lastIndex;
		return true;
	};
	const takeText = (text: string): boolean => {
		if (!select.startsWith(text, at)) return false;
		at += text.length;
		return true;
	};
	const takeAll = (pattern: RegExp) => {
		while (take(pattern)) terms++;
	};
	/** Functions of a column, or of all rows; their brackets are empty and embed nothing. */
	const aggregate = () => {
		if (!take(AGGREGATE)) return false;
		terms++;
		takeAll(CAST);
		return true;
	};

	const item = (depth: number): boolean => {
		terms++;
		const isSpread = takeText("...");
		if (!isSpread && aggregate()) return true;
		if (!take(NAME)) return false;
		if (!select.startsWith("::", at) && takeText(":")) {
			if (aggregate()) return true;
			if (!take(NAME)) return false;
		}
		takeAll(HINT);
		if (takeText("(")) {
			deepest = Math.max(deepest, depth + 1);
			if (!take(/\s*(?=\))/y) && !items(depth + 1)) return false;
			return takeText(")") && take(/\s*/y);
		}
		if (isSpread) return false;
		takeAll(PATH_STEP);
		takeAll(CAST);
		return takeText(".") ? aggregate() : true;
	};
	const items = (depth: number): boolean => {
		do {
			if (!item(depth)) return false;
		} while (takeText(","));
		return true;
	};

	const isWhole = select.trim() === "" || (items(0) && at === select.length);
	return isWhole ? { depth: deepest, terms } : null;
}
