import { javascript, type RuntimePart } from "../runtime-part.ts";

export const fire: RuntimePart = {
	name: "fire",
	needs: [],
	source: javascript`
// Sends an event of a class of the window that an element is in. False when the page stops what follows from it.
function fire(element, kind, type, more) {
	const view = element.ownerDocument.defaultView;
	const common = { bubbles: true, cancelable: true, composed: true };
	if (kind !== "Event") common.view = view;
	return element.dispatchEvent(new view[kind](type, Object.assign(common, more)));
}`,
};
