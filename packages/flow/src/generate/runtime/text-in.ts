import { javascript, type RuntimePart } from "../runtime-part.ts";

export const textIn: RuntimePart = {
	name: "textIn",
	needs: [],
	source: javascript`
// What an element contains, as it is read out: without what is hidden, and with the labels of pictures.
function textIn(element, without) {
	let text = "";
	for (const node of element.childNodes) {
		if (node.nodeType === 3) text += node.nodeValue;
		if (node.nodeType !== 1 || node === without) continue;
		if (node.matches("style,script,select,textarea,[hidden],[aria-hidden=true]")) continue;
		const label = node.getAttribute("aria-label") || (node.localName === "img" && node.getAttribute("alt"));
		const title = node.localName === "svg" && [...node.children].find((child) => child.localName === "title");
		if (label) text += " " + label + " ";
		else text += node.localName === "svg" ? " " + (title ? title.textContent : "") + " " : textIn(node, without);
	}
	return text;
}`,
};
