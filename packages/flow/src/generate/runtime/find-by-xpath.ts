import { javascript, type RuntimePart } from "../runtime-part.ts";

export const findByXPath: RuntimePart = {
	name: "findByXPath",
	needs: [],
	source: javascript`
// xpath//html/body: elements by their path. Shadow roots know none.
function findByXPath(path, root) {
	if (root.host) return [];
	const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
	const found = (root.ownerDocument || root).evaluate(path, root, null, type, null);
	const nodes = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at));
	return nodes.filter((node) => node.nodeType === 1);
}`,
};
