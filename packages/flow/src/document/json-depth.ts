/**
 * Tests whether a JSON value is nested at most so deep. It does not recurse, so that no input exhausts the stack.
 * @param value a value that JSON can express
 * @param maxDepth levels of objects and arrays that are allowed
 * @returns whether no branch is deeper
 */
export function isShallow(value: unknown, maxDepth: number): boolean {
	const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		if (typeof at.value !== "object" || at.value === null) continue;
		if (at.depth === maxDepth) return false;
		for (const child of Object.values(at.value)) open.push({ value: child, depth: at.depth + 1 });
	}
	return true;
}
