import type { Program } from "acorn";

/** `same text`: positions count. `line breaks removed`: positions and tabs and line breaks in texts do not. */
export type Comparison = "same text" | "line breaks removed";

/**
 * Where the first of two programs begins to differ from the second, as an offset in the text of the first; null when
 * they are the same.
 */
export function firstDifference(one: Program, other: Program, comparison: Comparison): number | null {
	// A list in place of recursion: programs nest deeper than a stack likes.
	const open: { one: Tree; other: Tree; offset: number }[] = [{ one: { ...one }, other: { ...other }, offset: 0 }];
	for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
		const keys = Object.keys(pair.one);
		if (keys.length !== Object.keys(pair.other).length) return pair.offset;
		const { start } = pair.one;
		const offset = typeof start === "number" ? start : pair.offset;
		// The last one first, as the list gives back what was added last.
		for (const key of keys.reverse()) {
			if (comparison !== "same text" && (key === "start" || key === "end" || key === "raw")) continue;
			const [left, right] = [pair.one[key], pair.other[key]];
			if (isTree(left) && isTree(right)) open.push({ one: left, other: right, offset });
			else if (plain(left, comparison) !== plain(right, comparison)) return offset;
		}
	}
	return null;
}

type Tree = Readonly<Record<string, unknown>>;

/** A regular expression's value is a `RegExp` or, where the engine does not know its syntax, null: `regex` tells enough. */
function isTree(value: unknown): value is Tree {
	return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

function plain(value: unknown, comparison: Comparison): unknown {
	if (value instanceof RegExp) return String(value);
	return typeof value === "string" && comparison !== "same text" ? value.replace(/[\t\n]/g, "") : value;
}
