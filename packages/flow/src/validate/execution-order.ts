import { branchesOf, exitsOf } from "../document/branches.ts";
import type { FlowNode } from "../document/flow-document.ts";
import type { FlowIndex } from "./flow-index.ts";

/**
 * Steps in the order in which they run. A step follows all steps that lead to it; true comes before false, the body of a loop before
 * what follows the loop. Steps of a cycle, and those behind one, are not in it.
 */
export function executionOrder(flow: FlowIndex): FlowNode[] {
	const left = new Map(flow.nodes.map((node) => [node, flow.incomingCount(node)]));
	const ready = [...flow.starts].reverse();
	const order: FlowNode[] = [];
	for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
		order.push(node);
		const next = successorsOf(flow, node);
		// The last one added runs next.
		for (const target of next.reverse()) {
			const open = (left.get(target) ?? 1) - 1;
			left.set(target, open);
			if (open === 0) ready.push(target);
		}
	}
	return order;
}

/** One entry for each connection; those of the first branch come first. */
function successorsOf(flow: FlowIndex, node: FlowNode): FlowNode[] {
	const edges = flow.outgoing(node);
	const exits = exitsOf(node.type, edges);
	const branches = branchesOf(node.type);
	const places = branches === null ? edges : branches.flatMap((name) => edges.filter((_, at) => exits[at] === name));
	return places.flatMap(({ target }) => flow.byId.get(target) ?? []);
}
