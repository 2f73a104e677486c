import type { Obj } from "../engine/heap-object.ts";
import type { Machine } from "../engine/machine.ts";
import { stringsOf, truthOf } from "../engine/value.ts";
import { hiddenValue } from "./hidden-state.ts";

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

/** Remembers ids and classes of markup. */
export function rememberNames(machine: Machine, markup: string): void {
	for (const match of markup.matchAll(/\b(?:id|class|name)\s*=\s*["']?([\w -]{1,100})/gi)) {
		for (const name of (match[1] ?? "").split(/\s+/)) if (name.length > 1) machine.ownNames.add(name);
	}
}
