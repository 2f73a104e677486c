/** Anything that JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Index of the version among the digits of a UUID, and how many digits are stored: all but that one. */
const VERSION_AT = 12;
const DIGITS = 31;

/** Thrown for columns that are damaged or crafted; the message is a sentence for the user. */
export class BadColumns extends Error {
	constructor(what: string) {
		super(`The recording cannot be read: ${what}.`);
		this.name = "BadColumns";
	}
}

/** Limit of decoded values, against decompression bombs. */
const MAX_VALUES = 2_000_000;

/**
 * Decodes values that were stored as columns. `t` is the kind of a column: `v` values as they are; `o` objects, one column for each key,
 * with a `1` for each row that has the key unless all have it; `a` arrays, as their lengths and all items in one list; `d` integers, as
 * differences; `u` version 4 UUIDs, as digits without the version; `s` repeated texts, each once, and an index for each row.
 * @param columns parsed JSON; anything is accepted
 * @returns the values in their order
 * @throws BadColumns for anything else, and for more than 2,000,000 values
 */
export function decodeColumns(columns: unknown): Json[] {
	const budget = { left: MAX_VALUES };
	return decode(columns, budget, 0);
}

interface Budget {
	left: number;
}

function decode(columns: unknown, budget: Budget, depth: number): Json[] {
	if (depth > 40) throw new BadColumns("it is nested too deeply");
	if (!isRecord(columns)) throw new BadColumns("a column is missing");
	switch (columns.t) {
		case "v":
			return spend(listOf(columns.v), budget) as Json[];
		case "d":
			return sums(spend(listOf(columns.v), budget));
		case "s":
			return chosen(listOf(columns.s), spend(listOf(columns.i), budget));
		case "u":
			return spend(uuids(columns.v), budget);
		case "a":
			return cut(decode(columns.v, budget, depth + 1), decode(columns.l, budget, depth + 1));
		case "o":
			return objects(columns, budget, depth);
		default:
			throw new BadColumns("a column is of no known kind");
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function listOf(value: unknown): unknown[] {
	if (!Array.isArray(value)) throw new BadColumns("a list is missing");
	return value as unknown[];
}

function spend<Value>(values: Value[], budget: Budget): Value[] {
	budget.left -= values.length;
	if (budget.left < 0) throw new BadColumns("it is too large");
	return values;
}

function sums(differences: readonly unknown[]): number[] {
	let sum = 0;
	return differences.map((difference) => {
		if (typeof difference !== "number") throw new BadColumns("a value is not a number");
		sum += difference;
		return sum;
	});
}

function chosen(texts: readonly unknown[], which: readonly unknown[]): string[] {
	return which.map((at) => {
		const text = texts[Number(at)];
		if (typeof text !== "string") throw new BadColumns("a text is missing");
		return text;
	});
}

function uuids(digits: unknown): string[] {
	if (typeof digits !== "string" || digits.length % DIGITS !== 0) throw new BadColumns("an id is wrong");
	return Array.from({ length: digits.length / DIGITS }, (_, at) => {
		const own = digits.slice(at * DIGITS, (at + 1) * DIGITS);
		const all = `${own.slice(0, VERSION_AT)}4${own.slice(VERSION_AT)}`;
		return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join("-");
	});
}

function cut(values: readonly Json[], lengths: readonly Json[]): Json[] {
	let from = 0;
	const arrays = lengths.map((length) => {
		if (typeof length !== "number" || !Number.isInteger(length) || length < 0 || from + length > values.length)
			throw new BadColumns("a length is wrong");
		from += length;
		return values.slice(from - length, from);
	});
	if (from !== values.length) throw new BadColumns("items are left over");
	return arrays;
}

function objects({ n, k }: Record<string, unknown>, budget: Budget, depth: number): Json[] {
	if (typeof n !== "number" || !Number.isInteger(n) || n < 0) throw new BadColumns("a count is wrong");
	budget.left -= n;
	if (budget.left < 0) throw new BadColumns("it is too large");
	const rows = Array.from({ length: n }, (): [string, Json][] => []);
	for (const column of listOf(k)) {
		const [key, mask, inner] = listOf(column);
		if (typeof key !== "string" || typeof mask !== "string") throw new BadColumns("a key is missing");
		const values = decode(inner, budget, depth + 1);
		const owners = mask === "" ? rows : rows.filter((_, at) => mask[at] === "1");
		if (owners.length !== values.length) throw new BadColumns("values are missing");
		owners.forEach((row, at) => {
			row.push([key, values[at] ?? null]);
		});
	}
	// `fromEntries` defines own properties, also for a key such as `__proto__`.
	return rows.map((row) => Object.fromEntries(row));
}
