import type { FlowDocument, FlowNode, StepData } from "../document/flow-document.ts";
import { MAX_STEPS } from "../document/flow-limits.ts";
import { type StepKind, stepRow } from "../steps/step-list.ts";
import { withinCanvas } from "./change-steps.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { freshIds } from "./fresh-ids.ts";

export interface StepToAdd {
	readonly kind: StepKind;
	readonly label: string;
	readonly description?: string;
	readonly position: { readonly x: number; readonly y: number };
	/** Milliseconds since 1970; the id is made of kind and timestamp (spec 03 § 3). */
	readonly timestamp: number;
	/** Fields that differ from those of a new step. */
	readonly data?: Partial<StepData>;
}

/**
 * Adds a step without connections.
 * @param flow stays as it is
 * @param step kind, label and place of the new step, with the time of the edit
 * @returns the flow with the step at its end, and the step's id; `TOO_MANY` when the flow is full
 */
export function addStep(
	flow: FlowDocument,
	{ kind, label, description, position, timestamp, data }: StepToAdd,
): EditResult<{ readonly flow: FlowDocument; readonly id: string }> {
	if (flow.nodes.length >= MAX_STEPS) return refused("TOO_MANY", `A flow has at most ${MAX_STEPS} actions.`);
	const row = stepRow(kind);
	const id = freshIds(flow, timestamp)(kind);
	const node: FlowNode = {
		id,
		type: kind,
		position: withinCanvas(position),
		data: {
			label,
			...(description === undefined ? {} : { description }),
			category: row.category,
			...row.newStep,
			...data,
		},
	};
	return done({ flow: { ...flow, nodes: [...flow.nodes, node] }, id });
}
