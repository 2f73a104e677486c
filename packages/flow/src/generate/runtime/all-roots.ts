import { javascript, type RuntimePart } from "../runtime-part.ts";

export const allRoots: RuntimePart = {
	name: "allRoots",
	needs: [],
	source: javascript`
// A page, or a part of it, and the open shadow roots in it.
function allRoots(root) {
	const roots = [root];
	for (const one of roots) {
		for (const element of one.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
	}
	return roots;
}`,
};
