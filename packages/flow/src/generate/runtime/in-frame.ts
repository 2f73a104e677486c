import { javascript, type RuntimePart } from "../runtime-part.ts";
import { pickOne } from "./pick-one.ts";
import { targetFrom } from "./target-from.ts";

export const inFrame: RuntimePart = {
	name: "inFrame",
	needs: [pickOne, targetFrom],
	source: javascript`
// A target in a frame: the frames on the way, the outermost first, then itself. A script can look only into frames
// of its page's own origin.
function inFrame(frames, target) {
	const enter = (page, frame) => {
		const element = page && pickOne(frame, page, true, true);
		if (!element) return null;
		if (!element.contentDocument) throw new Error("Frame of another origin: " + frame.name);
		return element.contentDocument;
	};
	return Object.assign(targetFrom(target), { page: () => frames.map(targetFrom).reduce(enter, document) });
}`,
};
