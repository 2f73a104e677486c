import type { Machine, Value } from "./domain.ts";
import { truthOf } from "./value.ts";

/*
 * A script is run twice. The exact run believes what it computes: a known condition selects one branch, and a certain
 * assignment replaces the previous value. It finds names, texts and receivers, also those that a decoder assembles. But
 * each mistake of the model, such as a wrong order of promise callbacks, would hide the branch that it takes to be
 * impossible. The skeptical run believes nothing computed: every branch runs, assignments only add possibilities, and a
 * number, truth value or text that was computed may be anything else as well. What either run finds counts.
 */

/**
 * @returns the branch that a condition selects; null when both run, because its value is not known or because the run
 * is skeptical
 */
export function branchOf(machine: Machine, condition: Value): boolean | null {
	return machine.isSkeptical ? null : truthOf(condition);
}

/** A computed value: in a skeptical run a primitive may be any other as well. */
export function doubted(machine: Machine, value: Value): Value {
	return machine.isSkeptical && !value.open && hasPrimitive(value) ? { ...value, open: true } : value;
}

/**
 * Functions of text that the JavaScript engine itself computes here, from arguments that are known and nothing else: their
 * result is as certain as the arguments. Those with regular expressions depend on the state of the expression.
 */
const CERTAIN =
	/^(?:String\.(?!match|replace|search|split)|Function\.toString$|(?:window\.)?(?:(?:en|de)codeURI(?:Component)?|atob|btoa|(?:un)?escape)$)/;

/** By name: each is called thousands of times. The names are those of the model, so there are not many. */
const KNOWN_CERTAIN = new Map<string, boolean>();

/** Whether the result of the native function with this name is believed in a skeptical run too. */
export function isCertain(name: string): boolean {
	const known = KNOWN_CERTAIN.get(name);
	if (known !== undefined) return known;
	const isMatch = CERTAIN.test(name);
	KNOWN_CERTAIN.set(name, isMatch);
	return isMatch;
}

/** Patterns are excluded: parts of them are unknown already, and the rest is written in the code or given by the page. */
function hasPrimitive({ atoms }: Value): boolean {
	for (const atom of atoms) if (typeof atom !== "object" || atom === null) return true;
	return false;
}
