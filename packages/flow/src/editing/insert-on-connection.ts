import { exitsOf } from "../document/branches.ts";
import type { FlowDocument, FlowEdge, FlowNode } from "../document/flow-document.ts";
import { MAX_CONNECTIONS } from "../document/flow-limits.ts";
import type { BranchName } from "../steps/step-list.ts";
import { addStep } from "./add-step.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { connectionId } from "./fresh-ids.ts";
import { continuation, makeRoom, placeBelow, redirect, STEP_DISTANCE, type StepToInsert } from "./insert-step.ts";

/**
 * Puts a new step into a connection: the step before leads to it, and it leads to the step after. Other connections stay.
 * @param flow stays as it is
 * @param connection id of the connection, which is replaced by two
 * @param step kind and label of the new step, with the time of the edit
 * @returns the flow and the id of the new step; steps below are moved down when there is no room. `UNKNOWN_STEP` or `TOO_MANY`
 */
export function insertOnConnection(
	flow: FlowDocument,
	connection: string,
	step: StepToInsert,
): EditResult<{ readonly flow: FlowDocument; readonly id: string }> {
	const former = flow.edges.find(({ id }) => id === connection);
	const before = flow.nodes.find(({ id }) => id === former?.source);
	const after = flow.nodes.find(({ id }) => id === former?.target);
	if (former === undefined || before === undefined || after === undefined) {
		return refused("UNKNOWN_STEP", "Both nodes of a connection must exist.");
	}
	if (flow.edges.length >= MAX_CONNECTIONS) {
		return refused("TOO_MANY", `A flow has at most ${MAX_CONNECTIONS} connections.`);
	}
	const siblings = flow.edges.filter(({ source }) => source === before.id);
	const exit = exitsOf(before.type, siblings)[siblings.indexOf(former)] ?? undefined;
	const position = placeBetween(before, after, exit);
	const added = addStep(flow, { ...step, position });
	if (!added.ok) return added;
	const { id } = added.value;

	const used = new Set(flow.edges.map((edge) => edge.id));
	const entry = { source: before.id, target: id, ...(exit === undefined ? {} : { sourceHandle: exit }) };
	const entryEdge: FlowEdge = { id: connectionId(entry, used), ...entry, animated: true };
	const onward = redirect(former, { source: id, target: after.id, sourceHandle: continuation(step.kind) }, used);
	// At the former place: the order of a step's connections is the order in which they run.
	const edges = flow.edges.flatMap((edge) => (edge === former ? [entryEdge, onward] : [edge]));
	const connected = { ...added.value.flow, edges };
	const isBelow = after.position.y > before.position.y;
	return done({
		flow: isBelow ? makeRoom(connected, [after.id], position.y + STEP_DISTANCE, before.id) : connected,
		id,
	});
}

/** Below the step before; halfway when the connection leads up. */
function placeBetween(before: FlowNode, after: FlowNode, exit: BranchName | undefined): FlowNode["position"] {
	if (after.position.y > before.position.y) return placeBelow(before, exit);
	const halfway = (one: number, other: number) => Math.round((one + other) / 2);
	return { x: halfway(before.position.x, after.position.x), y: halfway(before.position.y, after.position.y) };
}
