import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { nextFrame } from "./next-frame.ts";

export const movePointerTo: RuntimePart = {
	name: "movePointerTo",
	needs: [fire, nextFrame],
	source: javascript`
// Moves the pressed mouse from one point to another, one step in each frame. Resolves with the element it ends
// over.
function movePointerTo(page, from, to, steps, captured) {
	const under = (x, y) => {
		let element = page.elementFromPoint(x, y) || page.documentElement;
		while (element.shadowRoot && element.shadowRoot.elementFromPoint(x, y) !== element) {
			const inner = element.shadowRoot.elementFromPoint(x, y);
			if (!inner) break;
			element = inner;
		}
		return element;
	};
	const move = (step) => {
		const part = step / steps;
		const clientX = from.clientX + (to.clientX - from.clientX) * part;
		const clientY = from.clientY + (to.clientY - from.clientY) * part;
		const element = captured() || under(clientX, clientY);
		const at = { clientX, clientY, buttons: 1 };
		const pointer = { pointerId: 1, pointerType: "mouse", isPrimary: true, pressure: 0.5, button: -1 };
		fire(element, "PointerEvent", "pointermove", Object.assign(pointer, at));
		fire(element, "MouseEvent", "mousemove", at);
		return nextFrame().then(() => (step < steps ? move(step + 1) : captured() || under(to.clientX, to.clientY)));
	};
	return move(1);
}`,
};
