import type { Modifiers } from "../../recording/action-fields.ts";

/** Names of keys: `KeyboardEvent.key`, and those in `${KEY_…}`, of which the first is written. */
const KEY_NAMES: Readonly<Record<string, readonly string[]>> = {
	Enter: ["ENTER", "RETURN"],
	Tab: ["TAB"],
	Escape: ["ESCAPE", "ESC"],
	" ": ["SPACE"],
	Backspace: ["BACK_SPACE", "BACKSPACE", "BKSP"],
	Delete: ["DELETE", "DEL"],
	Insert: ["INSERT"],
	Home: ["HOME"],
	End: ["END"],
	PageUp: ["PAGE_UP", "PGUP"],
	PageDown: ["PAGE_DOWN", "PGDN"],
	ArrowLeft: ["ARROW_LEFT", "LEFT"],
	ArrowRight: ["ARROW_RIGHT", "RIGHT"],
	ArrowUp: ["ARROW_UP", "UP"],
	ArrowDown: ["ARROW_DOWN", "DOWN"],
	Pause: ["PAUSE"],
	Help: ["HELP"],
	Clear: ["CLEAR"],
	...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, [`F${index + 1}`]])),
};
/** Keys of the numeric pad, which are only read. */
const NUMPAD = [
	...Array.from({ length: 10 }, (_, digit) => [`NUMPAD${digit}`, String(digit)] as const),
	...Object.entries({ MULTIPLY: "*", ADD: "+", SUBTRACT: "-", DECIMAL: ".", DIVIDE: "/" }),
];
const KEYS = new Map<string, string>([
	...Object.entries(KEY_NAMES).flatMap(([key, names]) => names.map((name) => [name, key] as const)),
	...NUMPAD,
]);
const MODIFIER_NAMES = {
	ctrl: ["CONTROL", "CTRL"],
	alt: ["ALT"],
	shift: ["SHIFT"],
	meta: ["META", "COMMAND"],
} as const;
const HELD = ["ctrl", "alt", "shift", "meta"] as const;
const MODIFIERS = new Map<string, keyof Modifiers>(
	HELD.flatMap((modifier) => MODIFIER_NAMES[modifier].map((name) => [name, modifier] as const)),
);
const NONE: Modifiers = { ctrl: false, alt: false, shift: false, meta: false };

/** The argument of `sendKeys` for a key with modifiers; null for keys without a name. */
export function encodeKeys(key: string, modifiers: Modifiers): string | null {
	const [name] = Object.hasOwn(KEY_NAMES, key) ? (KEY_NAMES[key] ?? []) : [];
	if (name === undefined && [...key].length !== 1) return null;
	const held = HELD.filter((each) => modifiers[each]).map((each) => MODIFIER_NAMES[each][0]);
	return [...held, ...(name === undefined ? [] : [name])].map((each) => `\${KEY_${each}}`).join("") + (name ? "" : key);
}

export type SidePart =
	| { readonly type: "type"; readonly value: string }
	| { readonly type: "keypress"; readonly key: string; readonly modifiers: Modifiers };

/** Parses an argument of `sendKeys` into texts and keys; null with an unknown key. */
export function decodeKeys(sequence: string): SidePart[] | null {
	const parts: SidePart[] = [];
	let held = NONE;
	for (const piece of sequence.split(/(\$\{KEY_\w+\})/)) {
		const name = /^\$\{KEY_(\w+)\}$/.exec(piece)?.[1];
		const key = KEYS.get(name ?? "");
		const modifier = MODIFIERS.get(name ?? "");
		if (name === undefined) parts.push(...written(piece, held));
		else if (modifier !== undefined) held = { ...held, [modifier]: true };
		else if (key !== undefined) parts.push({ type: "keypress", key, modifiers: held });
		else if (name === "NULL") held = NONE;
		else return null;
	}
	return parts;
}

/** With a modifier held, letters are shortcuts. */
function written(text: string, modifiers: Modifiers): SidePart[] {
	if (text === "") return [];
	const isHeld = Object.values(modifiers).some(Boolean);
	return isHeld ? [...text].map((key) => ({ type: "keypress", key, modifiers })) : [{ type: "type", value: text }];
}
