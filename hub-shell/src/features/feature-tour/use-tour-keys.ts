import { type RefObject, useEffect, useEffectEvent } from "react";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false']), [data-open-list]";
const FOCUSABLE = "a[href], button:not(:disabled)";

export interface TourKeys {
	readonly dialog: RefObject<HTMLElement | null>;
	readonly target: HTMLElement | null;
	/** Of the language: arrows point forward or back. */
	readonly direction: "ltr" | "rtl";
	readonly onClose: () => void;
	/** Null on the last step. */
	readonly onNext: (() => void) | null;
	readonly onPrevious: (() => void) | null;
}

/**
 * Keys of the tour. Escape closes it, unless a dialog or a field has a use for it. Tab leads from the last button to the highlighted target,
 * wherever that is in the page, and Shift+Tab from there back. Arrows change the step only while the focus is in the tour, which has no fields.
 */
export function useTourKeys(keys: TourKeys): void {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
		const at = event.target instanceof Element ? event.target : document.body;
		const action = actionOf(event, at, keys);
		if (action === null) return;
		event.preventDefault();
		action();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}

function actionOf(
	{ key, shiftKey }: KeyboardEvent,
	at: Element,
	{ dialog, target, direction, onClose, onNext, onPrevious }: TourKeys,
): (() => void) | null {
	const tour = dialog.current;
	if (!tour) return null;
	const isInside = tour.contains(at);
	if (key === "Escape") return isInside || isFreeForEscape(at) ? onClose : null;
	if (key === "Tab") return tabTarget(tour, target, at, shiftKey);
	if (!isInside || shiftKey) return null;
	if (key === (direction === "ltr" ? "ArrowRight" : "ArrowLeft")) return onNext;
	return key === (direction === "ltr" ? "ArrowLeft" : "ArrowRight") ? onPrevious : null;
}

function isFreeForEscape(at: Element): boolean {
	return at.closest(FIELDS) === null && at.closest("[role='dialog'], [role='alertdialog'], [role='menu']") === null;
}

function tabTarget(tour: HTMLElement, target: HTMLElement | null, at: Element, isBack: boolean): (() => void) | null {
	const first = target && firstFocusable(target);
	const last = [...tour.querySelectorAll<HTMLElement>(FOCUSABLE)].at(-1);
	if (!first || !last) return null;
	if (at === last && !isBack) return () => first.focus();
	return at === first && isBack ? () => last.focus() : null;
}

/** The target, or what can have the focus in it; a badge of a card cannot, but the card's link can. */
function firstFocusable(target: HTMLElement): HTMLElement | null {
	if (target.matches(FOCUSABLE)) return target;
	const card = target.closest<HTMLElement>("[data-tour='card']") ?? target;
	return card.querySelector<HTMLElement>(FOCUSABLE);
}
