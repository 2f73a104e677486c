import type { HeapObject, Value } from "./domain.ts";
import { TextPattern } from "./text-pattern.ts";
import { isObject } from "./value.ts";

const NINE = 0x39;

/** Names a computed key can be; null stands for unknown names. */
export function keyNames(key: string | Value): readonly (string | null)[] {
	if (typeof key === "string") return [key];
	const first = key.atoms[0];
	if (typeof first === "string" && key.atoms.length === 1 && !key.open) return [first];
	const names = new Set<string | null>();
	for (const atom of key.atoms) {
		if (isObject(atom)) names.add(symbolName(atom));
		else names.add(atom instanceof TextPattern ? null : String(atom));
	}
	if (key.open || names.size === 0) names.add(null);
	return [...names];
}

export function indexOf(name: string): number | null {
	// Most names begin with a letter.
	if (name.charCodeAt(0) > NINE) return null;
	return /^(?:0|[1-9]\d{0,6})$/.test(name) ? Number(name) : null;
}

/** Symbols are objects with a hidden name: `@@iterator`. */
function symbolName(object: HeapObject): string | null {
	const [name] = object.hidden?.get("symbol")?.atoms ?? [];
	return typeof name === "string" ? name : null;
}
