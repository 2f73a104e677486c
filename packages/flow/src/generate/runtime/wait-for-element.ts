import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findAll } from "./find-all.ts";
import { isVisible } from "./is-visible.ts";
import { targetFrom } from "./target-from.ts";
import { waitFor } from "./wait-for.ts";

export const waitForElement: RuntimePart = {
	name: "waitForElement",
	needs: [findAll, isVisible, targetFrom, waitFor],
	source: javascript`
// Waits until elements are present, visible, hidden or absent. Only the first selector tells whether they are gone.
function waitForElement(target, state, timeout) {
	const { selectors, byPlace, page, name } = targetFrom(target);
	const isGone = state === "hidden" || state === "absent";
	const read = () => {
		const root = page();
		const found = (selector) => {
			const all = root ? findAll(selector, root) : [];
			return state === "visible" || state === "hidden" ? all.filter(isVisible) : all;
		};
		if (isGone) return found(name).length === 0 ? true : null;
		const asked = selectors.length > 0 ? selectors : byPlace;
		return asked.some((selector) => found(selector).length > 0) ? true : null;
	};
	return waitFor(read, timeout).then((done) => {
		if (done === null) throw new Error((isGone ? "Element still there: " : "Element not found: ") + name);
	});
}`,
};
