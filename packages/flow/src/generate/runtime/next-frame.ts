import { javascript, type RuntimePart } from "../runtime-part.ts";

export const nextFrame: RuntimePart = {
	name: "nextFrame",
	needs: [],
	source: javascript`
// Resolves with the next frame, or after a tenth of a second where none come: in a tab that is not shown.
function nextFrame() {
	return new Promise((resolve) => {
		requestAnimationFrame(resolve);
		setTimeout(resolve, 100);
	});
}`,
};
