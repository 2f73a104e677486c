import { javascript, type RuntimePart } from "../runtime-part.ts";
import { dropOnto } from "./drop-onto.ts";
import { findElement } from "./find-element.ts";
import { fire } from "./fire.ts";
import { hearCapture } from "./hear-capture.ts";
import { movePointerOnto } from "./move-pointer-onto.ts";
import { movePointerTo } from "./move-pointer-to.ts";
import { nextFrame } from "./next-frame.ts";
import { pointIn } from "./point-in.ts";
import { pressPointer } from "./press-pointer.ts";
import { releasePointer } from "./release-pointer.ts";
import { startDrag } from "./start-drag.ts";

export const drag: RuntimePart = {
	name: "drag",
	needs: [
		dropOnto,
		findElement,
		fire,
		hearCapture,
		movePointerOnto,
		movePointerTo,
		nextFrame,
		pointIn,
		pressPointer,
		releasePointer,
		startDrag,
	],
	source: javascript`
// Drags an element onto another: with HTML's drag and drop where it is draggable, else with the pointer alone.
// Options: x and y from the corner of the destination, duration in milliseconds.
function drag(source, destination, options = {}) {
	return findElement(source).then((element) => {
		const from = pointIn(element);
		return hearCapture(element.ownerDocument.defaultView, (captured) => {
			movePointerOnto(element, from);
			const { hasMouse, isFree } = pressPointer(element, from);
			const dragged = isFree ? startDrag(element, from) : null;
			const carry = (over) => {
				const to = pointIn(over, options);
				if (dragged) return dropOnto(dragged, over, to);
				const steps = Math.max(5, Math.min(60, Math.round((options.duration || 0) / 16)));
				return movePointerTo(over.ownerDocument, from, to, steps, captured).then((end) => {
					releasePointer(end, to, hasMouse);
				});
			};
			const giveUp = (error) => {
				if (dragged) fire(dragged.element, "DragEvent", "dragend", { dataTransfer: dragged.dataTransfer });
				else releasePointer(element, from, hasMouse);
				throw error;
			};
			// The place to drop it may appear only now.
			return nextFrame().then(() => findElement(destination).then(carry, giveUp));
		});
	});
}`,
};
