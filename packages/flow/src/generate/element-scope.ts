import type { Block, FlowStructure } from "../program/structure-flow.ts";
import type { FlowPlan, PlannedStep } from "./plan-flow.ts";

/** What runs inside loops over elements: directly, or in a part that such a loop runs. */
export interface ElementScope {
	readonly parts: ReadonlySet<number>;
	readonly places: ReadonlySet<number>;
}

/** Finds the parts and places that have a current element, in linear time. */
export function elementScopeOf({ main, parts }: FlowStructure, plan: FlowPlan): ElementScope {
	const [foundParts, foundPlaces] = [new Set<number>(), new Set<number>()];
	const open: { readonly blocks: readonly Block[]; readonly hasElement: boolean }[] = [
		{ blocks: main, hasElement: false },
		...parts.map(({ blocks }) => ({ blocks, hasElement: false })),
	];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		const { blocks, hasElement } = at;
		for (const block of blocks) {
			if (hasElement && "place" in block) foundPlaces.add(block.place);
			if (block.kind === "if") open.push({ blocks: block.yes, hasElement }, { blocks: block.no, hasElement });
			if (block.kind === "loop")
				open.push({ blocks: block.body, hasElement: hasElement || isOverElements(plan.steps.get(block.place)) });
			if (block.kind !== "call" || !hasElement || foundParts.has(block.part)) continue;
			foundParts.add(block.part);
			open.push({ blocks: parts[block.part]?.blocks ?? [], hasElement: true });
		}
	}
	return { parts: foundParts, places: foundPlaces };
}

const isOverElements = (step: PlannedStep | undefined): boolean => step?.code.does === "repeats" && "each" in step.code;
