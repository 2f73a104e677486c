import { javascript, type RuntimePart } from "../runtime-part.ts";
import { clickOn } from "./click-on.ts";
import { findElement } from "./find-element.ts";

export const click: RuntimePart = {
	name: "click",
	needs: [clickOn, findElement],
	source: javascript`
// Clicks on an element. Options: x and y from its corner, button (1 middle, 2 right), count (2 double), hold (how
// long it is held down, in milliseconds), ctrlKey, altKey, …
function click(target, options) {
	return findElement(target).then((element) => clickOn(element, options));
}`,
};
