import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { nextFrame } from "./next-frame.ts";

export const dropOnto: RuntimePart = {
	name: "dropOnto",
	needs: [fire, nextFrame],
	source: javascript`
// The second half of HTML's drag and drop: over an element, which has to say that it takes what is dragged.
function dropOnto({ element: dragged, dataTransfer }, element, at) {
	const send = (to, type) => fire(to, "DragEvent", type, Object.assign({ dataTransfer }, at));
	send(dragged, "drag");
	send(element, "dragenter");
	send(element, "dragover");
	return nextFrame().then(() => {
		send(dragged, "drag");
		const isTaken = !send(element, "dragover");
		if (isTaken && dataTransfer.dropEffect === "none") dataTransfer.dropEffect = "move";
		send(element, isTaken ? "drop" : "dragleave");
		return nextFrame().then(() => send(dragged, "dragend"));
	});
}`,
};
