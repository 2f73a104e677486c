import type { Block } from "../program/structure-flow.ts";
import type { FlowStep, ReadFlow } from "./flow-steps.ts";

/** A flow without shared parts: each place that runs one has a copy of it. */
export type FlowTree = readonly FlowBranch[];
export type FlowBranch =
	| { readonly kind: "step"; readonly step: FlowStep }
	| { readonly kind: "if"; readonly step: FlowStep; readonly yes: FlowTree; readonly no: FlowTree }
	| { readonly kind: "loop"; readonly step: FlowStep; readonly body: FlowTree };

/** Maximum number of steps of a flow in such an export, with all copies. */
export const MAX_COPIES = 2000;

/**
 * Copies the shared parts of a flow to where they run, for formats without functions.
 * @param flow structure and steps
 * @param maxSteps maximum number of steps
 * @returns null when there would be more
 */
export function treeOf({ structure, steps }: ReadFlow, maxSteps: number): FlowTree | null {
	let left = maxSteps;
	const sequence = (blocks: readonly Block[], until: number | null): FlowBranch[] => {
		const made: FlowBranch[] = [];
		for (const block of blocks) {
			left -= 1;
			if (left < 0) return made;
			if (block.kind === "stop") {
				if (until === block.at) return made;
				continue;
			}
			if (block.kind === "call") {
				const part = structure.parts[block.part]?.blocks ?? [];
				for (const each of sequence(part, block.until === "given" ? until : block.until)) made.push(each);
				continue;
			}
			const step = steps.get(block.place);
			if (step === undefined) continue;
			if (block.kind === "step") made.push({ kind: "step", step });
			else if (block.kind === "loop") made.push({ kind: "loop", step, body: sequence(block.body, until) });
			else made.push({ kind: "if", step, yes: sequence(block.yes, until), no: sequence(block.no, until) });
		}
		return made;
	};
	const tree = sequence(structure.main, null);
	return left < 0 ? null : tree;
}

/** The steps in a tree, each once. */
export const stepsIn = (tree: FlowTree): ReadonlySet<FlowStep> => {
	const found = new Set<FlowStep>();
	const visit = (branches: FlowTree): void => {
		for (const branch of branches) {
			found.add(branch.step);
			if (branch.kind === "if") [branch.yes, branch.no].forEach(visit);
			if (branch.kind === "loop") visit(branch.body);
		}
	};
	visit(tree);
	return found;
};
