/** Anything that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Values of one shape, field by field: what repeats from row to row is adjacent, which compresses to half of the rows' size.
 */
export type Columns =
	/** Values as they are. */
	| { readonly t: "v"; readonly v: readonly Json[] }
	/** Objects: a column for each key; `m` has a `1` for each row that has the key, unless all have. */
	| {
			readonly t: "o";
			readonly n: number;
			readonly k: readonly (readonly [key: string, mask: string, values: Columns])[];
	  }
	/** Arrays: their lengths, and all their items in one list. */
	| { readonly t: "a"; readonly l: Columns; readonly v: Columns }
	/** Integers: the first, then the difference of each to the previous one. */
	| { readonly t: "d"; readonly v: readonly number[] }
	/** Version 4 UUIDs: their hexadecimal digits concatenated, without the version digit. */
	| { readonly t: "u"; readonly v: string }
	/** Repeated texts: each once, and an index per row. */
	| { readonly t: "s"; readonly s: readonly string[]; readonly i: readonly number[] };

/** Nesting level below which values are kept as they are. */
const MAX_DEPTH = 12;

/**
 * Encodes values of one shape as columns, so that what repeats from row to row is adjacent. Compresses to about half of the rows' size.
 * @param values JSON values, mostly objects with the same keys
 * @param depth nesting level of `values`; deeper ones than 12 are kept as they are
 * @returns JSON for `decodeColumns`
 */
export function encodeColumns(values: readonly Json[], depth = 0): Columns {
	if (values.length === 0 || depth === MAX_DEPTH) return { t: "v", v: values };
	if (values.every(isObject)) return encodeObjects(values, depth);
	if (values.every(isArray)) {
		const lengths = values.map(({ length }) => length);
		return { t: "a", l: encodeColumns(lengths, depth + 1), v: encodeColumns(values.flat(1), depth + 1) };
	}
	if (values.length > 1 && values.every(isSmallInteger))
		return { t: "d", v: values.map((value, at) => (at === 0 ? value : value - (values[at - 1] ?? 0))) };
	if (values.every((value) => typeof value === "string"))
		return values.every((value) => UUID.test(value)) ? encodeUuids(values) : encodeTexts(values);
	return { t: "v", v: values };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
/** Index of the version among the digits of a UUID. */
export const VERSION_AT = 12;
export const DIGITS = 31;

const encodeUuids = (uuids: readonly string[]): Columns => {
	const digits = uuids.map((uuid) => uuid.replaceAll("-", ""));
	return { t: "u", v: digits.map((each) => each.slice(0, VERSION_AT) + each.slice(VERSION_AT + 1)).join("") };
};

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
/** Integers whose differences are exact as well; not -0, which a sum would lose. */
const isSmallInteger = (value: Json): value is number =>
	typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 52 && !Object.is(value, -0);

function encodeObjects(rows: readonly { readonly [key: string]: Json }[], depth: number): Columns {
	const columns = new Map<string, { mask: string; values: Json[] }>();
	rows.forEach((row, at) => {
		for (const [key, value] of Object.entries(row)) {
			const column = columns.get(key) ?? { mask: "", values: [] };
			columns.set(key, column);
			column.mask = `${column.mask.padEnd(at, "0")}1`;
			column.values.push(value);
		}
	});
	const entries = [...columns].map(([key, { mask, values }]) => {
		const isFull = values.length === rows.length;
		return [key, isFull ? "" : mask.padEnd(rows.length, "0"), encodeColumns(values, depth + 1)] as const;
	});
	return { t: "o", n: rows.length, k: entries };
}

function encodeTexts(texts: readonly string[]): Columns {
	const numbers = new Map<string, number>();
	const which = texts.map((text) => {
		const known = numbers.get(text);
		if (known !== undefined) return known;
		numbers.set(text, numbers.size);
		return numbers.size - 1;
	});
	return numbers.size * 2 > texts.length ? { t: "v", v: texts } : { t: "s", s: [...numbers.keys()], i: which };
}
