import { javascript, type RuntimePart } from "../runtime-part.ts";
import { isVisible } from "./is-visible.ts";

export const moveFocus: RuntimePart = {
	name: "moveFocus",
	needs: [isVisible],
	source: javascript`
// What Tab does: the focus goes to the next element that takes it, in the order of the page.
function moveFocus(element, isBackwards) {
	const focusable = "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]";
	const all = [...element.getRootNode().querySelectorAll(focusable)].filter(
		(one) => one === element || (one.tabIndex >= 0 && !one.matches(":disabled") && isVisible(one)),
	);
	const next = all[all.indexOf(element) + (isBackwards ? -1 : 1)];
	if (next) next.focus();
	else element.blur();
}`,
};
