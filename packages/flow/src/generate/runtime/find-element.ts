import { javascript, type RuntimePart } from "../runtime-part.ts";
import { pickOne } from "./pick-one.ts";
import { targetFrom } from "./target-from.ts";
import { waitFor } from "./wait-for.ts";

export const findElement: RuntimePart = {
	name: "findElement",
	needs: [pickOne, targetFrom, waitFor],
	source: javascript`
// Waits until a target is there, enabled and at rest, for five seconds. problemOf says what is in the way of using
// an element, if something is.
function findElement(target, { problemOf, mayBeHidden = false } = {}) {
	const wanted = targetFrom(target);
	const timeout = 5000;
	let before = null;
	let problem = null;
	const read = (left) => {
		const root = wanted.page();
		// What stands in the place of an element that is yet to come must not be taken for it.
		const mayGoByPlace = wanted.selectors.length === 0 || left < timeout / 2;
		const element = root && pickOne(wanted, root, mayGoByPlace, mayBeHidden);
		problem = element && (element.matches(":disabled") ? "Element is disabled" : problemOf ? problemOf(element) : null);
		if (!element || problem) return null;
		const { x, y, width, height } = element.getBoundingClientRect();
		const now = { element, box: [x, y, width, height].join() };
		const isAtRest = before !== null && before.element === element && before.box === now.box;
		before = now;
		// What never rests is taken as it is when time is up.
		return isAtRest || left <= 0 ? element : null;
	};
	return waitFor(read, timeout).then((element) => {
		if (element === null) throw new Error((problem || "Element not found") + ": " + wanted.name);
		return element;
	});
}`,
};
