export type DemoShortcut = "help" | "palette" | "close";

/** As much of a keyboard event as decides. */
export type DemoPress = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat">;

/**
 * The demonstrated shortcut that was pressed (spec 03 § 9): Alt+/, Ctrl+K (on a Mac also ⌘K) and Esc; null for other keys. A Mac types
 * another character with Alt, so that the place of the key counts as well.
 */
export function demoShortcutOf({
	key,
	code,
	altKey,
	ctrlKey,
	metaKey,
	shiftKey,
	repeat,
}: DemoPress): DemoShortcut | null {
	if (repeat) return null;
	const hasCommand = ctrlKey || metaKey;
	if (altKey) return !hasCommand && (key === "/" || code === "Slash") ? "help" : null;
	if (hasCommand) return ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === "k" ? "palette" : null;
	return key === "Escape" ? "close" : null;
}
