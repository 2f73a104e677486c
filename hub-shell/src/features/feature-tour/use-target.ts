import { fromWidth } from "@scriptorium/ui-kit/breakpoints";
import { useEffect, useLayoutEffect, useState } from "react";
import { followTarget } from "./follow-target.ts";

const HIGHLIGHT = "data-tour-highlight";

export interface TargetState {
	/** `looking` until the target has appeared or the wait is over; `gone` when it was there before. */
	readonly search: "none" | "looking" | "found" | "missing" | "gone";
	readonly element: HTMLElement | null;
}

const NOTHING: TargetState = { search: "none", element: null };

/**
 * Follows the target of a step, scrolls to it and puts the ring around it.
 * @param name value of `data-tour`; null for a step without a target
 * @returns the element that is displayed now, and whether it is still looked for
 */
export function useTarget(name: string | null): TargetState {
	const [state, setState] = useState<TargetState & { readonly name: string | null }>({ ...NOTHING, name: null });
	// Before the paint: a target that is there is not said to be looked for.
	useLayoutEffect(() => {
		if (name === null) return;
		const stop = followTarget(document, name, {
			onChange: (element) => setState({ name, element, search: element ? "found" : "gone" }),
			onMissing: () => setState({ name, element: null, search: "missing" }),
		});
		return () => {
			stop();
			setState({ ...NOTHING, name: null });
		};
	}, [name]);

	const current: TargetState =
		name === null ? NOTHING : state.name === name ? state : { search: "looking", element: null };
	const { element } = current;
	useEffect(() => {
		if (!element) return;
		element.setAttribute(HIGHLIGHT, "");
		scrollTo(element);
		return () => element.removeAttribute(HIGHLIGHT);
	}, [element]);
	return current;
}

/** Does nothing where the middle of the element is visible and nothing else, such as the sheet of a phone, covers it. */
function scrollTo(element: HTMLElement): void {
	const { left, top, width, height, bottom } = element.getBoundingClientRect();
	const inMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
	// The link of a card lies over the card's badge.
	const around = element.closest("[data-tour=card]") ?? element;
	if (top >= 0 && bottom <= window.innerHeight && inMiddle !== null && around.contains(inMiddle)) return;
	element.scrollIntoView({
		block: matchMedia(fromWidth("md")).matches ? "center" : "start",
		behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
	});
}
