/**
 * A function that generated code brings along. Users read it: plain JavaScript, small, comments on lines of their own. It is a
 * function declaration, so that code which is not wrapped runs twice on one page, and returns a promise where it waits, so that
 * it goes with `await` and without.
 */
export interface RuntimePart {
	readonly name: string;
	/** What its source calls. */
	readonly needs: readonly RuntimePart[];
	/** Holds no backtick and no `${`. */
	readonly source: string;
}

/**
 * Some parts and all that they need, each once, behind what it needs.
 * @param instead parts that are replaced wherever they are needed
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

/** Source text as it is written; editors colour what follows this name. */
export const javascript = String.raw;
