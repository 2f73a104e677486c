import { javascript, type RuntimePart } from "../runtime-part.ts";
import { oneLine } from "./one-line.ts";

export const textWithin: RuntimePart = {
	name: "textWithin",
	needs: [oneLine],
	source: javascript`
// All texts in an element and in the open shadow roots in it.
function textWithin(element) {
	const texts = [];
	const visit = (node) => {
		if (node.nodeType === 3) texts.push(node.nodeValue);
		if (node.shadowRoot) visit(node.shadowRoot);
		node.childNodes.forEach(visit);
	};
	visit(element);
	return oneLine(texts.join(" "));
}`,
};
