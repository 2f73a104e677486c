import { useEffectEvent, useLayoutEffect } from "react";
import { isTypingAt, type Shortcut, shortcutOf } from "./shortcut-of.ts";

const OPEN_DIALOG = "[role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']";

/** Listens on the whole page for as long as the component lives. */
export function useShortcuts(singleKeysOn: boolean, onShortcut: (shortcut: Shortcut) => void): void {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		const shortcut = shortcutOf(event, {
			isTyping: isTypingAt(event.composedPath()),
			isBehindDialog: document.querySelector(OPEN_DIALOG) !== null,
			singleKeysOn,
		});
		if (shortcut === null) return;
		event.preventDefault();
		onShortcut(shortcut);
	});
	// Keys that were pressed before the page was alive come right after the layout effects (../../start/early-input.ts).
	useLayoutEffect(() => {
		const listener = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}
