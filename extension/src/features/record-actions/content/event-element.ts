import { attribute, closest, focusIn, parentElementOf } from "@scriptorium/selectors/intact-dom";
import type { RecorderPort } from "./worker-connection.ts";

type RootOf = RecorderPort["shadowRootOf"];

/** The innermost target of an event, also inside closed shadow roots. */
export function elementOf(event: Event, shadowRootOf: RootOf): Element | null {
	const [first] = event.composedPath();
	if (!(first instanceof Element)) return null;
	return "clientX" in event && "clientY" in event
		? atPoint(first, Number(event.clientX), Number(event.clientY), shadowRootOf)
		: focused(first, shadowRootOf);
}

function atPoint(element: Element, x: number, y: number, shadowRootOf: RootOf): Element {
	const inner = shadowRootOf(element)?.elementFromPoint(x, y) ?? null;
	return inner === null || inner === element ? element : atPoint(inner, x, y, shadowRootOf);
}

function focused(element: Element, shadowRootOf: RootOf): Element {
	const root = shadowRootOf(element);
	const inner = root && focusIn(root);
	return inner === null ? element : focused(inner, shadowRootOf);
}

/** CSS for interactive elements. */
export const OPERABLE =
	'a[href],button,input,select,textarea,summary,option,label,[role="button"],[role="link"],[role="menuitem"],[role="menuitemcheckbox"],[role="menuitemradio"],[role="option"],[role="tab"],[role="checkbox"],[role="radio"],[role="switch"],[role="treeitem"],[contenteditable=""],[contenteditable="true"]';

/**
 * The interactive element around an element, as the button around an icon. A disabled one does not react itself: then a part of it
 * was meant, as the arrow that opens a disabled entry of a tree.
 */
export function operableAround(element: Element): Element {
	const around = closest(element, OPERABLE);
	if (around !== null && attribute(around, "aria-disabled") !== "true") return around;
	// Parts of a drawing have no name of their own.
	const drawing = closest(element, "svg");
	return (drawing && parentElementOf(drawing)) ?? drawing ?? element;
}
