import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { movePointerOnto } from "./move-pointer-onto.ts";
import { nextFrame } from "./next-frame.ts";
import { pause } from "./pause.ts";
import { pointIn } from "./point-in.ts";
import { pressPointer } from "./press-pointer.ts";
import { releasePointer } from "./release-pointer.ts";

export const clickOn: RuntimePart = {
	name: "clickOn",
	needs: [fire, movePointerOnto, nextFrame, pause, pointIn, pressPointer, releasePointer],
	source: javascript`
// Clicks on an element that was found. The click does what a person's does: follows a link, ticks a box, sends a
// form.
function clickOn(element, options = {}) {
	const { button = 0, count = 1, hold = 0 } = options;
	const init = Object.assign({ button }, options, pointIn(element, options));
	const mouse = { pointerId: 1, pointerType: "mouse" };
	const clickOnce = (nth) => {
		const at = Object.assign({ detail: nth }, init);
		const { hasMouse } = pressPointer(element, at);
		// The page shows what it makes of the press first.
		return (hold > 0 ? pause(hold) : nextFrame()).then(() => {
			releasePointer(element, at, hasMouse);
			fire(element, "PointerEvent", button === 0 ? "click" : "auxclick", Object.assign(at, mouse));
			if (button === 2) fire(element, "PointerEvent", "contextmenu", at);
			if (button === 0 && nth === 2) fire(element, "MouseEvent", "dblclick", at);
			return nth < count ? clickOnce(nth + 1) : undefined;
		});
	};
	movePointerOnto(element, init);
	return clickOnce(1);
}`,
};
