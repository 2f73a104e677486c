/**
 * A function that is included in generated code. Users read it: plain JavaScript, small, comments on lines of their own. It is a
 * function declaration, so that unwrapped code can run twice on one page, and returns a promise where it waits, so that it works
 * with and without `await`.
 */
export interface RuntimePart {
	readonly name: string;
	/** The functions that its source calls. */
	readonly needs: readonly RuntimePart[];
	/** Contains no backtick and no `${`. */
	readonly source: string;
}

/**
 * Collects runtime functions with their dependencies.
 * @param used the functions that are called
 * @param instead replacements, by the function that they replace
 * @returns each function once, after those it depends on
 */
export function collectParts(
	used: readonly RuntimePart[],
	instead: ReadonlyMap<RuntimePart, RuntimePart> = new Map(),
): RuntimePart[] {
	const collected = new Set<RuntimePart>();
	const visit = (wanted: RuntimePart): void => {
		const part = instead.get(wanted) ?? wanted;
		if (collected.has(part)) return;
		for (const needed of part.needs) visit(needed);
		collected.add(part);
	};
	for (const part of used) visit(part);
	return [...collected];
}

/** Tags a template literal as JavaScript, so that editors highlight it. */
export const javascript = String.raw;
