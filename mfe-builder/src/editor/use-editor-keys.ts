import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useEditCommands } from "./commands/use-edit-commands.ts";
import { useFlowStore } from "./flow-store.ts";
import { emptySelection } from "./selection.ts";

/** Fields have keys and a clipboard of their own. */
const isWriting = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));

/**
 * Keys that work everywhere in the editor, on the canvas as in the outline. They also work while nothing has the focus, as after a step was
 * removed, unless the last press of the pointer was elsewhere. Undo and redo work on the whole screen.
 * @param editor what the keys belong to
 * @param onFind Ctrl+F was pressed in the editor
 */
export function useEditorKeys(editor: RefObject<HTMLElement | null>, onFind: () => void): void {
	const commands = useEditCommands();
	const has = useFocusScope(editor);
	const find = useRef(onFind);
	useEffect(() => {
		find.current = onFind;
	}, [onFind]);
	useClipboardEvents(has);
	useEffect(() => {
		const run = (event: KeyboardEvent): boolean => {
			const key = event.key.toLowerCase();
			const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
			const isInside = has(event.target);
			if (isCommand && key === "f" && editor.current?.contains(event.target as Node)) find.current();
			else if (isWriting(event.target)) return false;
			else if (isCommand && (key === "z" || key === "y") && (isInside || isOnScreen(editor, event.target))) {
				(key === "y" || event.shiftKey ? commands.redo : commands.undo)();
			} else if (!isInside) return false;
			else if (isCommand && key === "d") commands.duplicate();
			else if (isCommand && key === "a") selectAll();
			else if (!isCommand && (event.key === "Delete" || event.key === "Backspace")) commands.remove();
			else return false;
			return true;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			if (!event.defaultPrevented && run(event)) event.preventDefault();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [commands, editor, has]);
}

/** In the screen around the editor, such as its toolbar; not in a dialog or a menu above it. */
const isOnScreen = (editor: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
	target instanceof Node && editor.current?.closest("main")?.contains(target) === true;

/** Tells whether an event at a target belongs to the editor. The body is the target while nothing has the focus. */
function useFocusScope(editor: RefObject<HTMLElement | null>): (target: EventTarget | null) => boolean {
	const isLastUsed = useRef(true);
	useEffect(() => {
		const note = ({ target }: Event) => {
			isLastUsed.current = target instanceof Node && editor.current?.contains(target) === true;
		};
		document.addEventListener("pointerdown", note, true);
		document.addEventListener("focusin", note);
		return () => {
			document.removeEventListener("pointerdown", note, true);
			document.removeEventListener("focusin", note);
		};
	}, [editor]);
	return useCallback(
		(target) => {
			if (target === document.body) return isLastUsed.current;
			return target instanceof Node && editor.current?.contains(target) === true;
		},
		[editor],
	);
}

export function selectAll(): void {
	const { flow, select } = useFlowStore.getState();
	select({ ...emptySelection, steps: flow.nodes.map(({ id }) => id), notes: flow.notes.map(({ id }) => id) });
}

/** Clipboard events are handled at the document: when no text field has the focus, browsers send them there. */
function useClipboardEvents(has: (target: EventTarget | null) => boolean): void {
	const commands = useEditCommands();
	useEffect(() => {
		const isOurs = () => {
			const focused = document.activeElement;
			const selected = document.getSelection();
			const hasText = selected !== null && !selected.isCollapsed;
			return has(focused) && !isWriting(focused) && !hasText;
		};
		const take = (text: () => string | null) => (event: ClipboardEvent) => {
			const json = isOurs() ? text() : null;
			if (json === null) return;
			event.clipboardData?.setData("text/plain", json);
			event.preventDefault();
		};
		const copy = take(commands.copy);
		const cut = take(commands.cut);
		const paste = (event: ClipboardEvent) => {
			const text = event.clipboardData?.getData("text/plain") ?? "";
			if (text === "" || !isOurs()) return;
			event.preventDefault();
			void commands.paste(text);
		};
		document.addEventListener("copy", copy);
		document.addEventListener("cut", cut);
		document.addEventListener("paste", paste);
		return () => {
			document.removeEventListener("copy", copy);
			document.removeEventListener("cut", cut);
			document.removeEventListener("paste", paste);
		};
	}, [commands, has]);
}
