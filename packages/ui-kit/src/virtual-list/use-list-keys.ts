import {
	type FocusEvent,
	type KeyboardEvent,
	type RefObject,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from "react";

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;
/** Where arrow keys have a meaning of their own. */
const USES_ARROWS = "textarea, select, [contenteditable], [role=combobox], input:not([type=checkbox], [type=button])";
const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";

/**
 * Which row a key leads to.
 * @param key the key of a keyboard event
 * @param at index of the row that has the focus
 * @param count how many rows the list has
 * @returns the index of the row; null for keys that lead nowhere
 */
export function rowOfKey(key: string, at: number, count: number): number | null {
	const last = count - 1;
	switch (key) {
		case "ArrowDown":
			return Math.min(last, at + 1);
		case "ArrowUp":
			return Math.max(0, at - 1);
		case "PageDown":
			return Math.min(last, at + PAGE);
		case "PageUp":
			return Math.max(0, at - PAGE);
		case "Home":
			return 0;
		case "End":
			return last;
		default:
			return null;
	}
}

const rowAt = (list: HTMLElement, index: number) =>
	list.querySelector<HTMLElement>(`:scope > [data-index="${String(index)}"]`);

const controlsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Makes the rows of a list one stop of the tab key, between which arrow keys, Home, End, Page Up and Page Down lead. From a control in
 * a row they lead to the same control of the other row.
 * @param list the element whose rows have `data-index`
 * @param keys the key of each row, in order
 * @returns the row that the tab key leads to, the handlers of the list, and a function that gives the
 * focus to the wanted row once it is in the page
 */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
	/** By key, because rows can come and go before it; the index is for a row that has gone itself. */
	const [reached, setReached] = useState({ key: keys[0] ?? "", index: 0 });
	const found = keys[reached.index] === reached.key ? reached.index : keys.indexOf(reached.key);
	const at = found === -1 ? Math.max(0, Math.min(reached.index, keys.length - 1)) : found;
	/** The place to focus once its row is in the page: the row itself (-1), or one of its controls. */
	const wanted = useRef<{ readonly index: number; readonly control: number } | null>(null);
	/** The control that has the focus; -1 for a row itself; null: the focus is not in the list. */
	const held = useRef<number | null>(null);
	const now = useRef(at);
	now.current = at;
	if (keys.length === 0) held.current = null;

	const focusWanted = useCallback((): number | null => {
		const element = list.current;
		if (element === null) return null;
		// The element that had the focus has gone with its row, or was replaced when the list became a long one.
		const isLost = held.current !== null && document.activeElement === document.body;
		const target = wanted.current ?? (isLost ? { index: now.current, control: held.current ?? -1 } : null);
		const row = target && rowAt(element, target.index);
		if (!target || !row) return null;
		wanted.current = null;
		(controlsOf(row)[target.control] ?? row).focus({ preventScroll: true });
		return target.index;
	}, [list]);
	// The rows of a long list have called it before, and scroll by their own measures.
	useLayoutEffect(() => {
		const focused = focusWanted();
		if (focused !== null && list.current !== null) rowAt(list.current, focused)?.scrollIntoView({ block: "nearest" });
	});

	function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
		if (!currentTarget.contains(target)) return;
		const row = target.closest<HTMLElement>("[data-index]");
		if (row === null) return;
		held.current = controlsOf(row).indexOf(target);
		const index = Number(row.dataset.index);
		const key = keys[index];
		if (key !== undefined && (key !== reached.key || index !== reached.index)) setReached({ key, index });
	}

	function onBlur() {
		held.current = null;
	}

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const { target, currentTarget } = event;
		if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		// React passes on events of menus and dialogs that a row has opened elsewhere in the page.
		if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(USES_ARROWS)) return;
		const row = target.closest<HTMLElement>("[data-index]");
		const index = row && rowOfKey(event.key, Number(row.dataset.index), keys.length);
		if (row === null || index === null) return;
		event.preventDefault();
		wanted.current = { index, control: controlsOf(row).indexOf(target) };
		setReached({ key: keys[index] ?? "", index });
	}

	return { at, handlers: { onFocus, onBlur, onKeyDown }, focusWanted };
}
