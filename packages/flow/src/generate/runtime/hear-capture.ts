import { javascript, type RuntimePart } from "../runtime-part.ts";

export const hearCapture: RuntimePart = {
	name: "hearCapture",
	needs: [],
	source: javascript`
// Does something while it hears which element wants a pointer's events for itself: the browser does not know this
// pointer.
function hearCapture(view, action) {
	const { prototype } = view.Element;
	const { setPointerCapture } = prototype;
	let captured = null;
	prototype.setPointerCapture = function () {
		captured = this;
	};
	return new Promise((resolve) => resolve(action(() => captured))).finally(() => {
		prototype.setPointerCapture = setPointerCapture;
	});
}`,
};
