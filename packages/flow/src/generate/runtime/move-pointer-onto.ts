import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";

export const movePointerOnto: RuntimePart = {
	name: "movePointerOnto",
	needs: [fire],
	source: javascript`
// The events of a mouse that comes onto an element. What a page shows by its style sheet alone, a script cannot
// bring about.
function movePointerOnto(element, at) {
	const around = [];
	for (let one = element; one; one = one.parentElement || one.getRootNode().host) around.unshift(one);
	const mouse = { pointerId: 1, pointerType: "mouse", isPrimary: true };
	for (const [kind, name] of [["PointerEvent", "pointer"], ["MouseEvent", "mouse"]]) {
		const init = Object.assign({}, kind === "PointerEvent" ? mouse : {}, at);
		fire(element, kind, name + "over", init);
		for (const one of around) {
			fire(one, kind, name + "enter", Object.assign({}, init, { bubbles: false, cancelable: false, composed: false }));
		}
		fire(element, kind, name + "move", init);
	}
}`,
};
