/** The part of a key press that a chord needs. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Alt", "AltGraph", "Shift", "Meta"]);

/**
 * Names a key press as templates take it, such as `Alt+Shift+K`. Letters and digits are those on the key: with Alt held, some systems
 * type another character.
 * @param press the key press
 * @returns the chord; null while only keys like Shift are held
 */
export function chordOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: KeyPress): string | null {
	if (MODIFIERS.has(key)) return null;
	const printed = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
	const name = printed?.[1] ?? printed?.[2] ?? (key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key);
	const held = { Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
	const names = Object.entries(held).flatMap(([modifier, isHeld]) => (isHeld ? modifier : []));
	return [...names, name].join("+");
}
