import { javascript, type RuntimePart } from "../runtime-part.ts";

export const pointIn: RuntimePart = {
	name: "pointIn",
	needs: [],
	source: javascript`
// A point of an element in its window: x and y are from its corner; its middle where they are left out, or outside
// by now.
function pointIn(element, { x, y } = {}) {
	element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
	const { left, top, width, height } = element.getBoundingClientRect();
	const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
	return { clientX: left + (isInside ? x : width / 2), clientY: top + (isInside ? y : height / 2) };
}`,
};
