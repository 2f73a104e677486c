import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findElement } from "./find-element.ts";
import { waitFor } from "./wait-for.ts";

export const scrollToPosition: RuntimePart = {
	name: "scrollToPosition",
	needs: [findElement, waitFor],
	source: javascript`
// Scrolls an element, or the page (html), to a position in pixels. A page that grows meanwhile has a second for it.
function scrollToPosition(target, left, top, isSmooth) {
	return findElement(target, { mayBeHidden: true }).then((element) => {
		const page = element.ownerDocument;
		const box = element === page.documentElement ? page.scrollingElement || element : element;
		return waitFor((timeLeft) => {
			box.scrollTo({ left, top, behavior: isSmooth && timeLeft > 0 ? "smooth" : "instant" });
			return Math.abs(box.scrollLeft - left) < 2 && Math.abs(box.scrollTop - top) < 2 ? box : null;
		}, 1000);
	});
}`,
};
