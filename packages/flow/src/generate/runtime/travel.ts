import { javascript, type RuntimePart } from "../runtime-part.ts";

export const travel: RuntimePart = {
	name: "travel",
	needs: [],
	source: javascript`
// Goes back (-1) or forward (1). The script goes on only where the page stays the same document.
function travel(by) {
	return new Promise((resolve, reject) => {
		addEventListener("popstate", resolve, { once: true });
		setTimeout(() => reject(new Error("There is no page to go to")), 5000);
		history.go(by);
	});
}`,
};
