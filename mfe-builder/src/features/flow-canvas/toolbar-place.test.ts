import { expect, it } from "vitest";
import { toolbarPlace } from "./toolbar-place.ts";

const view = { width: 410, height: 600, left: 0, top: 0, zoom: 1 };

it.each([
	["with room behind the step, in a row", { x: 20, y: 200 }, view, "right row center"],
	["with room before it", { x: 170, y: 200 }, view, "left row center"],
	["with little room, in a column", { x: 70, y: 200 }, view, "right column center"],
	["on the side with more of it", { x: 110, y: 200 }, view, "left column center"],
	["at the lower edge, upward", { x: 70, y: 520 }, view, "right column end"],
	["at the upper edge, downward", { x: 70, y: 8 }, view, "right column start"],
	["with no room on either side, above", { x: 0, y: 100 }, { ...view, zoom: 1.5, left: 31 }, "top row end"],
	[
		"in a view that was moved and made smaller",
		{ x: 400, y: 100 },
		{ ...view, zoom: 0.5, left: -180 },
		"right row center",
	],
])("the buttons of a step are in view: %s", (_title, step, seen, expected) => {
	const { side, direction, align } = toolbarPlace(step, seen);
	expect(`${side} ${direction} ${align}`).toBe(expected);
});
