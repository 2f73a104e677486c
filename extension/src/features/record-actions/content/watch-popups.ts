import {
	attribute,
	boxOf,
	byId,
	closest,
	focusIn,
	isShown,
	isWithin,
	matches,
	queryAll,
	rootOf,
	textOf,
} from "@scriptorium/selectors/intact-dom";
import { editedAround } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

const POPUP = '[role="listbox"],[role="menu"],[role="grid"],[role="tree"]';
const ENTRY = '[role="option"],[role="menuitem"],[role="gridcell"],[role="treeitem"]';
/** How long a run waits for what a page was asked for, in milliseconds. */
const POPUP_TIMEOUT_MS = 5000;
/** After these a page has reacted, as far as it does so at once. */
const REACTED = ["focusin", "keydown", "input", "compositionend", "click"];

interface Popup {
	readonly field: Element;
	readonly element: Element;
	/** Texts of its entries. */
	readonly entries: readonly string[];
}

/**
 * Notices suggestions and menus that come later than what asked for them. A key is pressed on whatever is there, and tools that run a
 * recording wait for elements only: so that they wait here as the person did, it is recorded that they have to.
 * @returns a function to call with the focused element before a key on it is recorded
 */
export function watchPopups(recorder: PageRecorder, signal: AbortSignal): (focused: Element) => void {
	const focusedFirst = focusIn(document);
	let seen = focusedFirst && popupOf(focusedFirst);

	for (const type of REACTED) {
		window.addEventListener(
			type,
			(event) => {
				const focused = recorder.elementFor(event);
				// Once the page's own listeners are through: what they show at once needs no waiting.
				if (focused !== null) setTimeout(() => !signal.aborted && remember(focused));
			},
			{ capture: true, passive: true, signal },
		);
	}
	const remember = (focused: Element): void => {
		seen = popupOf(editedAround(focused));
	};

	return (focused) => {
		const popup = popupOf(editedAround(focused));
		if (popup === null) return;
		const before = seen?.field === popup.field && seen.element === popup.element ? seen : null;
		seen = popup;
		// By its content: some pages keep the list in the document, and not all tools check visibility.
		const appeared = newEntry(popup, before?.entries ?? []) ?? (before === null ? popup.element : null);
		if (appeared === null) return;
		recorder.add({
			type: "wait",
			duration: POPUP_TIMEOUT_MS,
			selector: recorder.describe(appeared),
			condition: "visible",
		});
	};
}

/** Lists for screen readers alone, without a size, are not what a person waits for. */
function isSeen(element: Element): boolean {
	const { width, height } = boxOf(element);
	return width * height > 0 && isShown(element);
}

const entriesOf = (popup: Element): Element[] => [...queryAll(popup, ENTRY)].filter(isSeen);

/** The popup that a field says is its own, if it is open. */
function popupOf(field: Element): Popup | null {
	const root = rootOf(field);
	if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
	const named = (name: string): Element[] =>
		(attribute(field, name) ?? "").split(/\s+/).flatMap((id) => byId(root, id) ?? []);
	const owned = [...named("aria-controls"), ...named("aria-owns")].filter((element) => matches(element, POPUP));
	const active = named("aria-activedescendant").flatMap((element) => closest(element, POPUP) ?? []);
	// The box around entries may have no size of its own.
	const element = [...owned, ...active].find((each) => isSeen(each) || entriesOf(each).length > 0);
	if (element === undefined || isWithin(element, field)) return null;
	return { field, element, entries: entriesOf(element).map(textIn) };
}

const newEntry = ({ element }: Popup, before: readonly string[]): Element | null =>
	entriesOf(element).find((entry) => !before.includes(textIn(entry))) ?? null;

const textIn = (element: Element): string => textOf(element) ?? "";
