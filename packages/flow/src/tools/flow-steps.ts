import type { FlowGraph, FlowNode, StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import type { Generated, GenerateProblem } from "../generate/generated-code.ts";
import { variableNames } from "../generate/plan-flow.ts";
import { codeReaders } from "../generate/read-code.ts";
import { literalText } from "../generate/source-text.ts";
import type { StepCode } from "../generate/step-code.ts";
import { type FlowStructure, structureFlow } from "../program/structure-flow.ts";
import type { ActionPlace } from "../recording/action-fields.ts";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { stepDefinitions } from "../steps/step-definitions.ts";
import { pageOf } from "./script-text.ts";
import { secretNames } from "./secret-names.ts";

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
	readonly structure: Pick<FlowStructure, "main" | "parts">;
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
	const readers = codeReaders(variables);
	const steps = new Map<number, FlowStep>();
	/** Address of each tab, as far as the steps say it. */
	const addresses = new Map<unknown, string>();
	for (const [at, { node }] of structured.value.program.places.entries()) {
		if (node === null) continue;
		const { generate, toAction } = stepDefinitions[node.type];
		const code = generate(node.data, { chain: [node], at: 0, isStart: false, resumes: false, ...readers });
		if (code.does === "fails") return refuse(code.message, node.id);
		const tab = node.data.parameters?.tab ?? 0;
		const url = addresses.get(tab) ?? "about:blank";
		if (node.type === "navigate" && node.data.url !== undefined) addresses.set(tab, node.data.url);
		steps.set(at, { node, number: steps.size + 1, code, action: toAction(node, placeOf(node, url)) });
	}
	return { ok: true, value: { structure: structured.value, steps, variables } };
}

/** The fields that every action has, for a step on a page. */
function placeOf({ id, data }: FlowNode, url: string): ActionPlace {
	return { id, timestamp: 0, url, ...(data.frame?.length ? { frame: data.frame } : {}), ...tabOf(data) };
}

/** The tab of a step; left out in the first. */
export function tabOf({ parameters }: StepData): { readonly tab?: number } {
	const tab = parameters?.tab;
	return typeof tab === "number" && tab > 0 ? { tab } : {};
}

function refuse(message: string, nodeId: string): { readonly ok: false; readonly error: GenerateProblem } {
	return { ok: false, error: { code: "INCOMPLETE_STEP", message, nodeId } };
}

/**
 * Reads a recording as the flow that it becomes. Its steps have the ids of the actions, and do what the actions say.
 * @param actions in the order of the recording
 * @returns steps one after the other, without variables
 */
export function readRecording(actions: readonly RecordedAction[]): ReadFlow {
	const steps = convertRecording(actions).nodes.map((node, at): FlowStep => {
		const action = actions[at] ?? null;
		return { node: { ...node, id: action?.id ?? node.id }, number: at + 1, code: { does: "nothing" }, action };
	});
	const main = steps.map((_, place) => ({ kind: "step" as const, place }));
	return { structure: { main, parts: [] }, steps: new Map(steps.entries()), variables: new Set() };
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

const actionsOf = ({ steps }: ReadFlow): RecordedAction[] => [...steps.values()].flatMap(({ action }) => action ?? []);

/** Names of environment variables for the secrets of a flow, by the ids of its steps. */
export const secretNamesOf = (flow: ReadFlow): ReadonlyMap<string, string> => secretNames(actionsOf(flow));

/** The size of the page that was recorded, in CSS pixels; undefined for a flow. */
export const viewportOf = (flow: ReadFlow): RecordedAction["viewport"] =>
	actionsOf(flow).find(({ viewport }) => viewport)?.viewport;

/** Variables of the tabs that a flow uses besides the first. */
export function tabNamesOf(flow: ReadFlow): string[] {
	const tabs = new Set(actionsOf(flow).flatMap(({ tab }) => tab ?? []));
	return [...tabs].toSorted((one, other) => one - other).map((tab) => pageOf({ tab }));
}

/** Whether a flow has a loop over elements. */
export const hasElementLoop = ({ steps }: ReadFlow): boolean =>
	[...steps.values()].some(({ code }) => code.does === "repeats" && "each" in code);

/** A literal of the variables of a flow, all empty at first; an own property even for a name like `__proto__`. Null where none is needed. */
export function firstVariables({ variables, steps }: ReadFlow): string | null {
	const usesCode = [...steps.values()].some(({ code }) => code.does === "custom" || code.does === "tests");
	if (variables.size === 0) return usesCode ? "{  }" : null;
	const fields = [...variables].map((name) => `${/^[a-z]\w*$/i.test(name) ? name : `[${literalText(name)}]`}: ""`);
	return `{ ${fields.join(", ")} }`;
}
