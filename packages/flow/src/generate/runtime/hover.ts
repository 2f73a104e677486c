import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findElement } from "./find-element.ts";
import { movePointerOnto } from "./move-pointer-onto.ts";
import { pointIn } from "./point-in.ts";

export const hover: RuntimePart = {
	name: "hover",
	needs: [findElement, movePointerOnto, pointIn],
	source: javascript`
// Moves the mouse onto an element.
function hover(target) {
	return findElement(target).then((element) => movePointerOnto(element, pointIn(element)));
}`,
};
