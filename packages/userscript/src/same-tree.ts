import type { Program } from "acorn";

/** `same text`: positions count. `line breaks removed`: positions and tabs and line breaks in texts do not. */
export type Comparison = "same text" | "line breaks removed";

/**
 * Where the first of two programs begins to differ from the second, as an offset in the text of the first; null when
 * they are the same.
 */
export function firstDifference(one: Program, other: Program, comparison: Comparison): number | null {
	// A list instead of recursion: deep nesting would overflow the stack.
	const open: { one: unknown; other: unknown; offset: number }[] = [{ one, other, offset: 0 }];
	for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
		if (!isObject(pair.one) || !isObject(pair.other)) {
			if (plain(pair.one, comparison) !== plain(pair.other, comparison)) return pair.offset;
			continue;
		}
		const keys = Object.keys(pair.one);
		if (keys.length !== Object.keys(pair.other).length) return pair.offset;
		const { start } = pair.one;
		const offset = typeof start === "number" ? start : pair.offset;
		for (const key of keys.reverse()) {
			if (comparison !== "same text" && (key === "start" || key === "end" || key === "raw")) continue;
			const [value, otherValue] = [pair.one[key], pair.other[key]];
			// Most members are texts, numbers and truth values that are the same.
			if (value !== otherValue) open.push({ one: value, other: otherValue, offset });
		}
	}
	return null;
}

/** A regular expression's value is a `RegExp` or, where the engine does not know its syntax, null: comparing `regex` is enough. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

function plain(value: unknown, comparison: Comparison): unknown {
	if (value instanceof RegExp) return String(value);
	return typeof value === "string" && comparison !== "same text" ? value.replace(/[\t\n]/g, "") : value;
}
