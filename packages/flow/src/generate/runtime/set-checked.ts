import { javascript, type RuntimePart } from "../runtime-part.ts";
import { clickOn } from "./click-on.ts";
import { findElement } from "./find-element.ts";

export const setChecked: RuntimePart = {
	name: "setChecked",
	needs: [clickOn, findElement],
	source: javascript`
// Ticks a box, or takes the tick away, by a click, if it is not as wanted. Pages often hide the box they paint
// over.
function setChecked(target, checked) {
	return findElement(target, { mayBeHidden: true }).then((element) => {
		const isChecked = "checked" in element ? element.checked : element.getAttribute("aria-checked") === "true";
		return isChecked === checked ? undefined : clickOn(element);
	});
}`,
};
