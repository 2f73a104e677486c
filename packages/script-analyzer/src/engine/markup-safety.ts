import type { Machine } from "./domain.ts";
import type { Taint, Taints } from "./taint.ts";

/**
 * Text set by others is dangerous as markup once decoded, and harmless once escaped.
 * The origin's name ends in a mark for it, which makes it a separate origin.
 */
const DECODED = ", decoded";
const ESCAPED = ", escaped";

export function isDecoded(what: string): boolean {
	return what.endsWith(DECODED) || what === "window.name";
}

export function isEscaped(what: string): boolean {
	return what.endsWith(ESCAPED);
}

/** Marks data of an address as decoded: browsers encode it. */
export function decoded(machine: Machine, taints: Taints): Taints {
	return renamed(machine, taints, /^address$/, DECODED);
}

/** Nothing that markup is made of is left in it: escaped, encoded, reduced to words or made a number. */
export function escaped(machine: Machine, taints: Taints): Taints {
	return renamed(machine, taints, /^(?:address|message)$/, ESCAPED);
}

function renamed(machine: Machine, taints: Taints, kinds: RegExp, ending: string): Taints {
	if (!taints.some(({ origin }) => kinds.test(origin.kind))) return taints;
	return taints.map((taint): Taint => {
		const { kind, what, offset } = taint.origin;
		if (!kinds.test(kind) || what.endsWith(ending)) return taint;
		const bare = what.replace(/, (?:decoded|escaped)$/, "");
		return { ...taint, origin: machine.origin(kind, bare + ending, offset) };
	});
}

/** A pattern that takes away or replaces what markup is made of: `<` itself, or all but some characters. */
export function takesMarkup(pattern: string): boolean {
	return pattern.includes("<") || /\[\^[\\\w\s\p{L}-]+\]|\\W/u.test(pattern);
}

/** A pattern that only fits words and numbers. */
export function fitsOnlyWords(pattern: string): boolean {
	return /\\[wd]|\[[\w\\-]+\]/.test(pattern) && !/(?:^|[^\\])\.|\[\^|\\[SWD]/.test(pattern);
}
