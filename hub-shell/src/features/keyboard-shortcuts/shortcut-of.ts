export type Shortcut = "palette" | "search" | "list";

/** As much of a keyboard event as decides. */
export interface PressedKey {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly altKey: boolean;
	readonly shiftKey: boolean;
	readonly repeat: boolean;
	readonly isComposing: boolean;
	readonly defaultPrevented: boolean;
}

export interface PressedWhere {
	/** The key goes into a field. */
	readonly isTyping: boolean;
	/** A dialog is open, and keeps the focus. */
	readonly isBehindDialog: boolean;
	/** WCAG 2.2, 2.1.4: single-key shortcuts can be switched off. */
	readonly singleKeysOn: boolean;
}

/** Which shortcut a key press means; null for none. Ctrl/Cmd+K works in fields too, single keys never do. */
export function shortcutOf(press: PressedKey, where: PressedWhere): Shortcut | null {
	if (press.repeat || press.isComposing || press.defaultPrevented || press.altKey) return null;
	const hasCommand = press.ctrlKey !== press.metaKey;
	if (hasCommand && !press.shiftKey && press.key.toLowerCase() === "k") return "palette";
	if (press.ctrlKey || press.metaKey || !where.singleKeysOn || where.isTyping || where.isBehindDialog) return null;
	// By the character and not the key's place: on many layouts both need Shift.
	if (press.key === "/") return "search";
	return press.key === "?" ? "list" : null;
}

const FIELDS =
	"input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='textbox'], [role='combobox']";

/** Whether a key press at this target is typing. Looks through shadow roots by the event's path. */
export function isTypingAt(path: readonly EventTarget[]): boolean {
	return path.some((target) => target instanceof Element && target.matches(FIELDS));
}
