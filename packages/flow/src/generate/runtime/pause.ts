import { javascript, type RuntimePart } from "../runtime-part.ts";

export const pause: RuntimePart = {
	name: "pause",
	needs: [],
	source: javascript`
// Waits for some milliseconds.
function pause(milliseconds) {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}`,
};
