import type { Obj } from "../engine/heap-object.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import type { Machine } from "../engine/machine.ts";
import { stringsOf, truthOf } from "../engine/value.ts";

/** True for elements that the script made, or that lie in markup it wrote. */
export function isOwn(machine: Machine, object: Obj | null): boolean {
	if (!object) return false;
	if (truthOf(hiddenValue(object, "own")) === true) return true;
	return stringsOf(hiddenValue(object, "selector")).some((selector) => namesOwn(machine, selector));
}

function namesOwn(machine: Machine, selector: string): boolean {
	const names = selector.match(/[#.]?[\w-]+/g) ?? [];
	return names.some((name) => machine.ownNames.has(name.replace(/^[#.]/, "")) && /^[#.]/.test(name));
}

/** Stands for "some markup of the script's own asks for a password, a card or a seed phrase". */
export const SECRET_FIELD = "(secret field)";
const ASKS_SECRET =
	/<input[^>]*(?:type\s*=\s*["']?password|(?:name|id|placeholder|autocomplete)\s*=\s*["']?[^"'>]*(?:pass|pwd|card|cvv|cvc|seed|phrase|otp|\bpin\b))/i;

/** Remembers ids and classes of markup. */
export function rememberNames(machine: Machine, markup: string): void {
	if (ASKS_SECRET.test(markup)) machine.ownNames.add(SECRET_FIELD);
	for (const match of markup.matchAll(/\b(?:id|class|name)\s*=\s*["']?([\w -]{1,100})/gi)) {
		for (const name of (match[1] ?? "").split(/\s+/)) if (name.length > 1) machine.ownNames.add(name);
	}
}
