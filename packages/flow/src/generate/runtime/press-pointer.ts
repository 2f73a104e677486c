import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { focusAround } from "./focus-around.ts";

export const pressPointer: RuntimePart = {
	name: "pressPointer",
	needs: [fire, focusAround],
	source: javascript`
// Presses a button of the mouse on an element. A page can stop the mouse's own events by the pointer's; and the
// focus, and a drag, by the mouse's. The answer says whether it did.
function pressPointer(element, at) {
	const { button = 0 } = at;
	const init = Object.assign({ buttons: [1, 4, 2][button] }, at);
	const pointer = Object.assign({ pointerId: 1, pointerType: "mouse", isPrimary: true, pressure: 0.5 }, init);
	pointer.detail = 0;
	const hasMouse = fire(element, "PointerEvent", "pointerdown", pointer);
	const isFree = hasMouse && fire(element, "MouseEvent", "mousedown", init);
	if (isFree) focusAround(element);
	return { hasMouse, isFree };
}`,
};
