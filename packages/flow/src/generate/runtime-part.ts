/**
 * A declaration that is included in generated code. It can be declared again, so that unwrapped code can run twice on one page; a
 * function returns a promise where it waits, so that it works with and without `await`.
 */
export interface RuntimePart {
	readonly name: string;
	/** The declarations that its source uses; functions may use each other. */
	readonly needs: readonly RuntimePart[];
	/** JavaScript with comments on lines of their own. */
	readonly source: string;
}

/**
 * Collects declarations of the runtime with those that they use.
 * @param used the functions that are called
 * @returns each declaration once, after those it depends on
 */
export function collectParts(used: readonly RuntimePart[]): RuntimePart[] {
	const collected = new Set<RuntimePart>();
	const visited = new Set<RuntimePart>();
	const visit = (part: RuntimePart): void => {
		if (visited.has(part)) return;
		visited.add(part);
		for (const needed of part.needs) visit(needed);
		collected.add(part);
	};
	for (const part of used) visit(part);
	return [...collected];
}
