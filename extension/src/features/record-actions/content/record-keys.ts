import { bodyOf, documentElementOf, matches } from "@scriptorium/selectors/intact-dom";
import { contentOf, countLines, editedAround, fieldKind, isLineBreak } from "./fields.ts";
import type { PageRecorder, SeenAction } from "./page-recorder.ts";
import { watchPrevented } from "./prevented-events.ts";
import type { SecretPads } from "./secret-pads.ts";

const SILENT = new Set([
	"Shift",
	"Control",
	"Alt",
	"Meta",
	"AltGraph",
	"CapsLock",
	"NumLock",
	"ScrollLock",
	"Fn",
	"FnLock",
	"Process",
	"Dead",
	"Unidentified",
	"Compose",
]);
/** Keys whose effect on a text is recorded with the text. */
const EDITING = new Set(["Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End"]);
const CLIPBOARD = new Set(["a", "c", "v", "x", "y", "z"]);

/** Keys that change number fields, whose value is recorded as typed. */
const COUNTING = new Set(["ArrowUp", "ArrowDown"]);
/** Keys that leave a field whose value is chosen, or end the choice. */
const LEAVING = new Set(["Enter", "Escape", "Tab"]);

const VALUE = 'input[type="range"],input[type="number"],[role="slider"],[role="spinbutton"]';

/**
 * Records keys that do not type text: Enter, Escape, arrow keys in a list, a page's own shortcuts.
 * @param before called with the element before a key is recorded on it
 */
export function recordKeys(
	recorder: PageRecorder,
	pads: SecretPads,
	before: (focused: Element) => void,
	signal: AbortSignal,
): void {
	const pressOf = (event: KeyboardEvent, element: Element): SeenAction => {
		const { key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta } = event;
		const isNowhere = element === bodyOf(document) || element === documentElementOf(document);
		return {
			type: "keypress",
			key: key.slice(0, 32),
			modifiers: { ctrl, alt, shift, meta },
			...(isNowhere ? {} : { selector: recorder.describe(element) }),
		};
	};
	const record = (event: KeyboardEvent, element: Element): void => {
		before(element);
		recorder.add(pressOf(event, element));
	};
	const ifTaken = watchPrevented(signal);
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.isComposing || SILENT.has(event.key)) return;
			const element = recorder.elementFor(event);
			if (element === null) return;
			const field = editedAround(element);
			if (event.repeat && !setsValue(element)) return;
			if (isForItsValue(event, field)) {
				const press = recorder.isSecret(field) ? null : pressOf(event, element);
				ifTaken(event, () => press !== null && recorder.add(press));
			} else if (isLineBreak(event, field)) {
				const lines = countLines(field);
				// Its name may change with its content.
				const press = pressOf(event, element);
				ifTaken(event, () => countLines(field) <= lines && recorder.add(press));
			} else if (isForEmptyField(event, field) && !recorder.isSecret(field)) {
				const press = pressOf(event, element);
				ifTaken(event, () => contentOf(field) === "" && recorder.add(press));
			} else if (isWorthIt(event, field, recorder)) {
				// The key that has the focus, or is reached from it, would tell what is pressed.
				if (fieldKind(field) === "none" && (pads.withhold(element) || pads.withholdTyped(event.key, element))) return;
				if (isCounting(event, element)) ifTaken(event, () => record(event, element));
				else record(event, element);
			}
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

/** Whether a held key changes a value again and again. */
const setsValue = (element: Element): boolean => matches(element, VALUE);

/**
 * A key that changes a field without a text. The change is recorded, unless the page prevents the key and sets the value itself, as
 * sliders and star ratings do.
 */
const isForItsValue = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, field: Element): boolean =>
	/^(?:chosen|checkable|select)$/.test(fieldKind(field)) && !LEAVING.has(key) && !ctrlKey && !metaKey && !altKey;

/** A key that edits, in an empty field: editors of code take it there for their own text. */
const isForEmptyField = ({ key, ctrlKey, metaKey }: KeyboardEvent, field: Element): boolean =>
	EDITING.has(key) && !ctrlKey && !metaKey && /^(?:text|lines)$/.test(fieldKind(field)) && contentOf(field) === "";

function isWorthIt({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, field: Element, recorder: PageRecorder): boolean {
	const isCommand = ctrlKey || metaKey;
	const isCharacter = [...key].length === 1;
	// A page can handle keys without a field, as a PIN pad does.
	if (isCharacter && !isCommand && recorder.isSecret(field)) return false;
	switch (fieldKind(field)) {
		case "text":
		case "lines":
		case "rich":
			if (isCommand) return isCharacter ? !CLIPBOARD.has(key.toLowerCase()) : !EDITING.has(key);
			// Alt types characters on many keyboards.
			if (isCharacter || EDITING.has(key)) return false;
			return true;
		case "chosen":
		case "checkable":
		case "select":
			return LEAVING.has(key) || isCommand || (altKey && isCharacter);
		case "file":
		case "none":
			return true;
	}
}
