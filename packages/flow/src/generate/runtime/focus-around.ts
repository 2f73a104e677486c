import { javascript, type RuntimePart } from "../runtime-part.ts";

export const focusAround: RuntimePart = {
	name: "focusAround",
	needs: [],
	source: javascript`
// Gives the focus to an element or the nearest around it that takes it, as a press does; or else to nothing.
function focusAround(element) {
	for (let one = element; one; one = one.parentElement || one.getRootNode().host) {
		if (one.focus) one.focus({ preventScroll: true });
		if (one.getRootNode().activeElement === one) return;
	}
	const { activeElement } = element.ownerDocument;
	if (activeElement) activeElement.blur();
}`,
};
