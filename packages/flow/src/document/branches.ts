import { type BranchName, type StepKind, stepRow } from "../steps/step-list.ts";

/** All names of exits of conditions and loops. */
export const branchNames = ["true", "false", "body", "done"] as const satisfies readonly BranchName[];

/**
 * The exits of a kind of step, in their order.
 * @param kind kind of the step that an edge leaves
 * @returns true and false for a condition, body and done for a loop; null for every other kind, which has one unnamed exit
 */
export function branchesOf(kind: StepKind): readonly [BranchName, BranchName] | null {
	return stepRow(kind).branching?.exits ?? null;
}

/**
 * Tells by which exit each edge leaves a step. Edges of a condition or loop without a usable handle take the exits that no other edge
 * names, the first one first; when none is left, the second.
 * @param kind kind of the step
 * @param edges its outgoing edges, in the order of the document
 * @returns one exit for each edge; null for kinds with one unnamed exit
 */
export function exitsOf(
	kind: StepKind,
	edges: readonly { readonly sourceHandle?: string | null | undefined }[],
): readonly (BranchName | null)[] {
	const branches = branchesOf(kind);
	if (branches === null) return edges.map(() => null);
	const named = edges.map(({ sourceHandle }) => branches.find((name) => name === sourceHandle) ?? null);
	const free = branches.filter((name) => !named.includes(name));
	return named.map((name) => name ?? free.shift() ?? branches[1]);
}
