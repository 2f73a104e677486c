import type { FlowGraph } from "../document/flow-document.ts";
import { Choices, walkFlow } from "./walk-flow.test-support.ts";

/**
 * Replaces the steps of a flow with log steps that write their own id. Conditions ask `choose(id)`; loops have the number of
 * turns that `Choices` gives them.
 * @param flow the flow
 * @returns a flow whose console output is the order of its steps
 */
export const loggingFlow = ({ nodes, edges }: FlowGraph): FlowGraph => ({
	edges,
	nodes: nodes.map((node) => {
		const { id, type, data } = node;
		if (type === "condition") return { ...node, data: { ...data, condition: `choose("${id}")` } };
		if (type === "loop") return { ...node, data: { ...data, times: new Choices().turns(node) } };
		return { ...node, type: "log", data: { ...data, message: id } };
	}),
});

/**
 * The ids that the code of `loggingFlow` writes, by walking the flow. Loops are left out: they log nothing.
 * @param flow the flow before the replacement
 * @returns ids in order; null where the walk has no end
 */
export function loggedSteps(flow: FlowGraph): readonly string[] | null {
	const loops = new Set(flow.nodes.filter(({ type }) => type === "loop").map(({ id }) => id));
	return walkFlow(flow)?.filter((id) => !loops.has(id)) ?? null;
}
