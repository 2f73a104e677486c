import type { HeapObject, Machine } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { stringsOf, truthOf } from "../engine/value.ts";

/** True for elements that the script made, or that lie in markup it wrote. */
export function isOwn(machine: Machine, object: HeapObject | null): boolean {
	if (!object) return false;
	if (truthOf(hiddenValue(object, "own")) === true) return true;
	return stringsOf(hiddenValue(object, "selector")).some((selector) => namesOwn(machine, selector));
}

function namesOwn(machine: Machine, selector: string): boolean {
	const names = selector.match(/[#.]?[\w-]+/g) ?? [];
	return names.some((name) => machine.ownNames.has(name.replace(/^[#.]/, "")) && /^[#.]/.test(name));
}

/** Marks that some markup of the script's own asks for a password, a card or a seed phrase. */
export const SECRET_FIELD = "(secret field)";
const ASKS_SECRET =
	/<(?:input|textarea)[^>]{0,400}?(?:type\s*=\s*["']?password|(?:name|id|placeholder|autocomplete|aria-label)\s*=\s*["']?[^"'>]{0,80}?(?:pass|pwd|card|cvv|cvc|seed|phrase|mnemonic|recovery|kennwort|contrase|senha|otp|\bpin\b))/i;

const FIELD = /<(?:input|textarea)\b[^>]*/gi;
const NAMES = /\b(?:id|class|name)\s*=\s*["']?([\w -]{1,100})/gi;

/** Remembers ids and classes of markup. */
export function rememberNames(machine: Machine, markup: string): void {
	if (ASKS_SECRET.test(markup)) {
		machine.ownNames.add(SECRET_FIELD);
		for (const [field] of markup.matchAll(FIELD))
			if (ASKS_SECRET.test(field)) for (const name of namesIn(field)) machine.ownNames.add(`${SECRET_FIELD} ${name}`);
	}
	for (const name of namesIn(markup)) machine.ownNames.add(name);
}

function namesIn(markup: string): readonly string[] {
	return [...markup.matchAll(NAMES)].flatMap(([, names = ""]) => names.split(/\s+/).filter((name) => name !== ""));
}

/** Whether a field of the script's own, found by this selector or name, asks for a password or the like in its markup. */
export function asksSecret(machine: Machine, texts: readonly string[]): boolean {
	if (!machine.ownNames.has(SECRET_FIELD)) return false;
	return texts.some(
		(text) =>
			/^(?:form )?input$/i.test(text) ||
			text.split(/[^\w-]+/).some((name) => machine.ownNames.has(`${SECRET_FIELD} ${name}`)),
	);
}
