import { javascript, type RuntimePart } from "../runtime-part.ts";

export const isVisible: RuntimePart = {
	name: "isVisible",
	needs: [],
	source: javascript`
// Whether an element is shown. One that is merely transparent is: many boxes that people click on are.
function isVisible(element) {
	return element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });
}`,
};
