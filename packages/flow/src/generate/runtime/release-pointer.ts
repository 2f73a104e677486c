import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";

export const releasePointer: RuntimePart = {
	name: "releasePointer",
	needs: [fire],
	source: javascript`
// Lets a button of the mouse go over an element.
function releasePointer(element, at, hasMouse) {
	const pointer = Object.assign({ pointerId: 1, pointerType: "mouse", isPrimary: true }, at, { detail: 0 });
	fire(element, "PointerEvent", "pointerup", pointer);
	if (hasMouse) fire(element, "MouseEvent", "mouseup", at);
}`,
};
