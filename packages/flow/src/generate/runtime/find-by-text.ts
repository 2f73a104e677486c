import { javascript, type RuntimePart } from "../runtime-part.ts";
import { allRoots } from "./all-roots.ts";
import { oneLine } from "./one-line.ts";

export const findByText: RuntimePart = {
	name: "findByText",
	needs: [allRoots, oneLine],
	source: javascript`
// text/Words: the innermost elements that contain a text, through open shadow roots.
function findByText(selector, root) {
	const wanted = oneLine(selector);
	const contains = (element) => oneLine(element.textContent).includes(wanted);
	const innermost = (element) => {
		if (/^(script|style|head|title|template)$/.test(element.localName)) return [];
		const inner = [...element.children].filter(contains);
		return inner.length > 0 ? inner.flatMap(innermost) : [element];
	};
	return wanted === "" ? [] : allRoots(root).flatMap((one) => [...one.children].filter(contains).flatMap(innermost));
}`,
};
