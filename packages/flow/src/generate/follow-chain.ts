import type { FlowDocument, FlowNode } from "../document/flow-document.ts";
import type { Generated, GenerateProblem } from "./generated-code.ts";

/** The steps of a flow in their order, if its edges form one chain. */
export function followChain({ nodes, edges }: FlowDocument): Generated<readonly FlowNode[]> {
	const next = new Map<string, string>();
	const reached = new Set<string>();
	const known = new Map(nodes.map((node) => [node.id, node]));
	for (const { source, target } of edges) {
		const [from, to] = [known.get(source), known.get(target)];
		if (from === undefined || to === undefined) return refuse("A connection leads to a step that does not exist", null);
		if (next.has(source)) return refuse(`${named(from)} leads to more than one step`, from);
		if (reached.has(target)) return refuse(`More than one step leads to ${named(to)}`, to);
		next.set(source, target);
		reached.add(target);
	}
	const [start, other] = nodes.filter(({ id }) => !reached.has(id));
	if (nodes.length === 0) {
		const message = "Flow is empty. Add at least one action to create a valid flow.";
		return { ok: false, error: { code: "EMPTY_FLOW", message, nodeId: null } };
	}
	if (other !== undefined) return refuse(`${named(other)} does not follow any other step`, other);
	const chain = new Set<FlowNode>();
	for (let at = start; at !== undefined; at = known.get(next.get(at.id) ?? "")) chain.add(at);
	const left = nodes.find((node) => !chain.has(node));
	return left === undefined ? { ok: true, value: [...chain] } : refuse(`${named(left)} is part of a circle`, left);
}

const named = ({ data }: FlowNode): string => `"${data.label}"`;

function refuse(message: string, node: FlowNode | null): { readonly ok: false; readonly error: GenerateProblem } {
	return { ok: false, error: { code: "NOT_A_CHAIN", message, nodeId: node?.id ?? null } };
}
