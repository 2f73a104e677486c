import type { FlowNode } from "../document/flow-document.ts";
import type { FlowIndex } from "./flow-index.ts";

/**
 * Finds one cycle in each group of steps that lead back to each other: where several cycles share steps, one is named, and breaking it
 * shows the next.
 * @returns the steps of each cycle in the order of their connections; cycles in the order of the document
 */
export function findCycles(flow: FlowIndex): FlowNode[][] {
	const groups = cyclicGroups(flow);
	const groupOf = new Map(groups.flatMap((members) => members.map((node) => [node, members] as const)));
	const cycles: FlowNode[][] = [];
	const named = new Set<readonly FlowNode[]>();
	for (const node of flow.nodes) {
		const group = groupOf.get(node);
		if (group === undefined || named.has(group)) continue;
		named.add(group);
		cycles.push(cycleFrom(flow, node, (target) => groupOf.get(target) === group));
	}
	return cycles;
}

/** Strongly connected components that contain a cycle, by Tarjan's algorithm without recursion. */
function cyclicGroups(flow: FlowIndex): (readonly FlowNode[])[] {
	const found: (readonly FlowNode[])[] = [];
	const index = new Map<FlowNode, number>();
	const low = new Map<FlowNode, number>();
	const stack: FlowNode[] = [];
	const onStack = new Set<FlowNode>();
	const path: { readonly node: FlowNode; next: number }[] = [];
	const lower = (node: FlowNode, value: number) => low.set(node, Math.min(low.get(node) ?? value, value));
	const enter = (node: FlowNode) => {
		low.set(node, index.size);
		index.set(node, index.size);
		stack.push(node);
		onStack.add(node);
		path.push({ node, next: 0 });
	};
	const leave = (node: FlowNode) => {
		const own = low.get(node) ?? 0;
		const parent = path.at(-1);
		if (parent) lower(parent.node, own);
		if (own !== index.get(node)) return;
		const members = stack.splice(stack.lastIndexOf(node));
		for (const member of members) onStack.delete(member);
		const isCycle = members.length > 1 || flow.outgoing(node).some(({ target }) => target === node.id);
		if (isCycle) found.push(members);
	};
	for (const root of flow.nodes) {
		if (!index.has(root)) enter(root);
		for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
			const edge = flow.outgoing(at.node)[at.next];
			at.next += 1;
			const target = edge && flow.byId.get(edge.target);
			if (target === undefined) {
				path.pop();
				leave(at.node);
			} else if (!index.has(target)) enter(target);
			else if (onStack.has(target)) lower(at.node, index.get(target) ?? 0);
		}
	}
	return found;
}

/** Follows the connections inside a group until a step comes back. */
function cycleFrom(flow: FlowIndex, start: FlowNode, isInside: (node: FlowNode) => boolean): FlowNode[] {
	const places = new Map<FlowNode, number>();
	const way: FlowNode[] = [];
	let at: FlowNode | undefined = start;
	while (at !== undefined && !places.has(at)) {
		places.set(at, way.length);
		way.push(at);
		const targets: (FlowNode | undefined)[] = flow.outgoing(at).map(({ target }) => flow.byId.get(target));
		at = targets.find((target) => target !== undefined && isInside(target));
	}
	return at === undefined ? way : way.slice(places.get(at));
}
