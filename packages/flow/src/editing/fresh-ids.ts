import type { FlowDocument } from "../document/flow-document.ts";

/**
 * Gives ids for new steps and notes of a flow: name and timestamp, with a number behind when several are made in the same millisecond.
 * @param flow its ids are not given again
 * @param timestamp milliseconds since 1970
 */
export function freshIds({ nodes, notes }: FlowDocument, timestamp: number): (name: string) => string {
	const used = new Set([...nodes, ...notes].map(({ id }) => id));
	const counts = new Map<string, number>();
	return (name) => {
		const base = `${name}-${timestamp}`;
		let count = counts.get(base) ?? 1;
		let id = count === 1 ? base : `${base}-${count}`;
		while (used.has(id)) {
			count += 1;
			id = `${base}-${count}`;
		}
		counts.set(base, count + 1);
		used.add(id);
		return id;
	};
}

/** Id of a connection; a number is behind it when another one has it. */
export function connectionId(
	{
		source,
		sourceHandle,
		target,
	}: { readonly source: string; readonly sourceHandle?: string | undefined; readonly target: string },
	used: Set<string>,
): string {
	const base = [source, sourceHandle, target].filter((part) => part !== undefined).join("-");
	let id = base;
	for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
	used.add(id);
	return id;
}
