import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";

export const startDrag: RuntimePart = {
	name: "startDrag",
	needs: [fire],
	source: javascript`
// The first half of HTML's drag and drop. Null where nothing is draggable, or the page would rather do it by
// itself.
function startDrag(pressed, at) {
	const element = pressed.closest("[draggable=true],a[href]:not([draggable=false]),img:not([draggable=false])");
	if (element === null) return null;
	const dataTransfer = new (pressed.ownerDocument.defaultView.DataTransfer)();
	// A browser sets these for its own drags only, and ignores what others want.
	for (const [name, value] of [["effectAllowed", "all"], ["dropEffect", "none"]]) {
		Object.defineProperty(dataTransfer, name, { value, writable: true });
	}
	if (!fire(element, "DragEvent", "dragstart", Object.assign({ dataTransfer }, at))) return null;
	fire(pressed, "PointerEvent", "pointercancel", { pointerId: 1, pointerType: "mouse", isPrimary: true });
	return { element, dataTransfer };
}`,
};
