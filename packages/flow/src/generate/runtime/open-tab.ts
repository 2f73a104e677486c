import { javascript, type RuntimePart } from "../runtime-part.ts";
import { nextFrame } from "./next-frame.ts";

export const openTab: RuntimePart = {
	name: "openTab",
	needs: [nextFrame],
	source: javascript`
// Opens an address in a tab of its own, if the browser lets pages do so.
function openTab(url) {
	window.open(url, "_blank", "noopener");
	return nextFrame();
}`,
};
