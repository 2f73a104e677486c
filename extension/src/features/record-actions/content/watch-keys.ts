import { bodyOf, documentElementOf } from "@scriptorium/selectors/intact-dom";
import { isSecret } from "../../../library/masking.ts";
import { editedAround, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

const SILENT = new Set([
	...["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "NumLock", "ScrollLock", "Fn", "FnLock"],
	...["Process", "Dead", "Unidentified", "Compose"],
]);
/** What these do to a text is seen in the text. */
const EDITING = new Set(["Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End"]);
const CLIPBOARD = new Set(["a", "c", "v", "x", "y", "z"]);

/** These count in a field for numbers; what it holds then is recorded as typed. */
const COUNTING = new Set(["ArrowUp", "ArrowDown"]);

/**
 * Records keys that do something else than write: Enter, Escape, arrows in a list, a page's own shortcuts.
 * @param before is told what a key is about to be recorded on
 */
export function watchKeys(recorder: PageRecorder, before: (focused: Element) => void, signal: AbortSignal): void {
	const record = (event: KeyboardEvent, element: Element): void => {
		const { key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta } = event;
		before(element);
		const isNowhere = element === bodyOf(document) || element === documentElementOf(document);
		recorder.add({
			...{ type: "keypress", key: key.slice(0, 32), modifiers: { ctrl, alt, shift, meta } },
			...(isNowhere ? {} : { selector: recorder.describe(element) }),
		});
	};
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.isComposing || event.repeat || SILENT.has(event.key)) return;
			const element = recorder.elementFor(event);
			if (element === null) return;
			if (!isWorthIt(event, editedAround(element))) return;
			if (!isCounting(event, element)) record(event, element);
			// Unless the page does something of its own with it, which is known when it has.
			else setTimeout(() => event.defaultPrevented && !signal.aborted && record(event, element));
		},
		{ capture: true, signal },
	);
}

const isCounting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, element: Element): boolean =>
	element instanceof HTMLInputElement &&
	element.type === "number" &&
	COUNTING.has(key) &&
	!ctrlKey &&
	!metaKey &&
	!altKey;

function isWorthIt({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, field: Element): boolean {
	const isCommand = ctrlKey || metaKey;
	const isCharacter = [...key].length === 1;
	switch (fieldKind(field)) {
		case "text":
		case "lines":
		case "rich":
			if (isSecret(field) && isCharacter) return false;
			if (isCommand) return isCharacter ? !CLIPBOARD.has(key.toLowerCase()) : !EDITING.has(key);
			// Alt writes characters on many keyboards.
			if (isCharacter || EDITING.has(key)) return false;
			return key !== "Enter" || fieldKind(field) === "text";
		case "chosen":
		case "checkable":
		case "select":
			return key === "Enter" || key === "Escape" || key === "Tab" || isCommand || (altKey && isCharacter);
		case "file":
		case "none":
			return true;
	}
}
