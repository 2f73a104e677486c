import type { FlowGraph, FlowNode, StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import type { Generated, GenerateProblem } from "../generate/generated-code.ts";
import { variableNames } from "../generate/plan-flow.ts";
import type { StepCode } from "../generate/step-code.ts";
import { stepGenerators } from "../generate/step-generators.ts";
import { type FlowStructure, structureFlow } from "../program/structure-flow.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { actionOfStep } from "./flow-actions.ts";

/** A step of a flow as an export writes it. */
export interface FlowStep {
	readonly node: FlowNode;
	/** Position in the flow, counted from 1. */
	readonly number: number;
	/** What it does, for kinds that no recording has. */
	readonly code: StepCode;
	/** What it does, as a recording has it; null for other kinds. */
	readonly action: RecordedAction | null;
}

/** A flow that can be exported. */
export interface ReadFlow {
	readonly structure: FlowStructure;
	/** By the numbers of the places of the structure. */
	readonly steps: ReadonlyMap<number, FlowStep>;
	/** Names of its variables. */
	readonly variables: ReadonlySet<string>;
}

/**
 * Reads the steps of a flow.
 * @param flow steps and connections
 * @returns structure and steps; fails with `EMPTY_FLOW`, `CYCLE` or `INCOMPLETE_STEP`
 */
export function readSteps(flow: FlowGraph): Generated<ReadFlow> {
	const structured = structureFlow(flow);
	if (!structured.ok) return structured;
	const variables = variableNames(flow.nodes, variablesIn);
	const steps = new Map<number, FlowStep>();
	/** Address of each tab, as far as the steps say it. */
	const addresses = new Map<unknown, string>();
	for (const [at, { node }] of structured.value.program.places.entries()) {
		if (node === null) continue;
		const place = { chain: [node], at: 0, isStart: false, resumes: false, variables };
		const code = stepGenerators[node.type](node.data, place);
		if (code.does === "fails") return refuse(code.message, node.id);
		const tab = node.data.parameters?.tab ?? 0;
		const url = addresses.get(tab) ?? "about:blank";
		if (node.type === "navigate" && node.data.url !== undefined) addresses.set(tab, node.data.url);
		steps.set(at, { node, number: steps.size + 1, code, action: actionOfStep(node, url) });
	}
	return { ok: true, value: { structure: structured.value, steps, variables } };
}

function refuse(message: string, nodeId: string): { readonly ok: false; readonly error: GenerateProblem } {
	return { ok: false, error: { code: "INCOMPLETE_STEP", message, nodeId } };
}

/**
 * Relates the pages that steps lead to to those steps: a flow does not name them, as a recording does.
 * @param actions that run one after the other
 * @returns the same actions with `causedBy`
 */
export function withCauses(actions: readonly RecordedAction[]): RecordedAction[] {
	const last = new Map<number | undefined, string>();
	let lastOfAll: string | null = null;
	return actions.map((action) => {
		// Without a step that leads there, the page is waited for.
		const causedBy: string = last.get(action.tab) ?? lastOfAll ?? action.id;
		if (isTrigger(action)) {
			last.set(action.tab, action.id);
			lastOfAll = action.id;
		}
		return action.type === "navigate" && action.causedBy !== undefined ? { ...action, causedBy } : action;
	});
}

const isTrigger = (action: RecordedAction): boolean =>
	action.type !== "dialog" && action.type !== "tab" && !(action.type === "navigate" && action.causedBy !== undefined);

/**
 * Whether the selector of a step was typed by hand and looked up inside the current element of a loop.
 * @param data fields of the step
 * @returns false for recorded elements, for those in frames, and with `:root`
 */
export const isLookedUpInElement = ({ selector = "", target, frame = [] }: StepData): boolean =>
	selector.trim() !== "" &&
	selector !== target?.primary &&
	frame.length === 0 &&
	!selector.trimStart().startsWith(":root");
