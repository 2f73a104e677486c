/** The end of a flow, where every path leads: the root of the tree. */
export const END = -1;

/**
 * The tree of post-dominators of an acyclic graph: the parent of a step is the first step that all paths from it have in common. Every
 * step has one further ancestor stored, so that a question costs a logarithm of the depth at most.
 */
export interface PostDominators {
	/** The next step that all paths from a step pass; `END` when they have none in common. */
	readonly parentOf: (step: number) => number;
	/** Steps above it, up to `END`. */
	readonly depthOf: (step: number) => number;
	/** The first step that the paths from all of these have in common; `END` for none. */
	readonly joinOf: (steps: readonly number[]) => number;
	/** The ancestor of a step, or itself, that stands just below another ancestor. */
	readonly childTowards: (ancestor: number, step: number) => number;
}

/**
 * Makes the tree.
 * @param count number of steps; the successors of a step have higher numbers than itself
 * @param successorsOf the steps one of which follows, or `END`; none counts as `END`
 * @returns the tree, in time linear in steps and connections, but for the logarithm
 */
export function postDominators(count: number, successorsOf: (step: number) => readonly number[]): PostDominators {
	// One place more, the first one, for the end.
	const parents = new Int32Array(count + 1).fill(END);
	const jumps = new Int32Array(count + 1).fill(END);
	const depths = new Int32Array(count + 1);
	const parentOf = (step: number): number => parents[step + 1] ?? END;
	const jumpOf = (step: number): number => jumps[step + 1] ?? END;
	const depthOf = (step: number): number => depths[step + 1] ?? 0;

	const liftTo = (depth: number, from: number): number => {
		let at = from;
		while (depthOf(at) > depth) at = depthOf(jumpOf(at)) >= depth ? jumpOf(at) : parentOf(at);
		return at;
	};
	const common = (one: number, other: number): number => {
		let [a, b] = [liftTo(depthOf(other), one), liftTo(depthOf(one), other)];
		while (a !== b) [a, b] = jumpOf(a) === jumpOf(b) ? [parentOf(a), parentOf(b)] : [jumpOf(a), jumpOf(b)];
		return a;
	};
	const joinOf = (steps: readonly number[]): number => {
		const [first = END, ...rest] = steps;
		return rest.reduce(common, first);
	};

	for (let step = count - 1; step >= 0; step -= 1) {
		const parent = joinOf(successorsOf(step));
		const jump = jumpOf(parent);
		parents[step + 1] = parent;
		depths[step + 1] = depthOf(parent) + 1;
		// Two equal jumps in a row become one: skew-binary numbers.
		const isEven = depthOf(parent) - depthOf(jump) === depthOf(jump) - depthOf(jumpOf(jump));
		jumps[step + 1] = isEven ? jumpOf(jump) : parent;
	}
	return { parentOf, depthOf, joinOf, childTowards: (ancestor, step) => liftTo(depthOf(ancestor) + 1, step) };
}
