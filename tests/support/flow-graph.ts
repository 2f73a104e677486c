import type { FlowGraph, StepData } from "@scriptorium/flow/document/flow-document";
import { type BranchName, type StepKind, stepList } from "@scriptorium/flow/steps/step-list";

/** A step in short form; its id is its label as well. */
export type Step = readonly [id: string, kind: StepKind, data: Partial<StepData>];
/** A connection in short form, by ids of steps; with the exit of a condition or loop. */
export type Connection = readonly [from: string, to: string, exit?: BranchName];

/**
 * Makes a flow of steps in short form, one below the other.
 * @param steps in order
 * @param connections between them
 * @returns the flow
 */
export const flowOf = (steps: readonly Step[], connections: readonly Connection[]): FlowGraph => ({
	nodes: steps.map(([id, type, data], at) => ({
		id,
		type,
		position: { x: 0, y: at * 100 },
		data: { label: id, category: stepList[type].category, ...data },
	})),
	edges: connections.map(([source, target, exit], at) => ({
		id: `e${at}`,
		source,
		target,
		...(exit === undefined ? {} : { sourceHandle: exit }),
	})),
});

/**
 * Connects each step with the next one.
 * @param steps in order
 * @returns the connections
 */
export const inSequence = (steps: readonly Step[]): readonly Connection[] =>
	steps.slice(1).map(([id], at): Connection => [steps[at]?.[0] ?? "", id]);
