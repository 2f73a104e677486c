import fc from "fast-check";
import type { FlowEdge, FlowGraph, FlowNode } from "../document/flow-document.ts";
import { type StepKind, stepList } from "../steps/step-list.ts";

const nodeOf = (id: string, type: StepKind, row: number, column = 0): FlowNode => ({
	id,
	type,
	position: { x: column * 100, y: row * 100 },
	data: { label: id, category: stepList[type].category },
});

const edgeOf = (id: number, source: string, target: string, handle?: string): FlowEdge => ({
	id: `e${id}`,
	source,
	target,
	...(handle === undefined ? {} : { sourceHandle: handle as "true" }),
});

/** Reads `a > b; ?c true > d; @e body > f`: `?` marks a condition, `@` a loop. Each step stands in a row of its own. */
export function graphOf(text: string): FlowGraph {
	const nodes = new Map<string, FlowNode>();
	const edges: FlowEdge[] = [];
	const known = (name: string): string => {
		const [, mark = "", id = ""] = /^([?@]?)(.*)$/.exec(name) ?? [];
		const type = mark === "?" ? "condition" : mark === "@" ? "loop" : "click";
		if (!nodes.has(id) || mark !== "") nodes.set(id, nodeOf(id, type, nodes.get(id)?.position.y ?? nodes.size));
		return id;
	};
	for (const line of text.split(";").filter((part) => part.trim() !== "")) {
		const [from = "", to = ""] = line.split(">").map((part) => part.trim());
		const [source = "", handle] = from.split(" ");
		edges.push(edgeOf(edges.length, known(source), known(to), handle));
	}
	return { nodes: [...nodes.values()], edges };
}

/** Steps in a row; by default each one leads to the next. */
export function chainOf(
	size: number,
	kindAt: (at: number) => StepKind,
	nextOf: (at: number) => readonly number[] = (at) => [at + 1],
): FlowGraph {
	const nodes = Array.from({ length: size }, (_, at) => nodeOf(`n${at}`, kindAt(at), at));
	const edges = nodes.flatMap(({ id }, at) =>
		nextOf(at).flatMap((next) => (next < size ? [{ source: id, target: `n${next}` }] : [])),
	);
	return { nodes, edges: edges.map(({ source, target }, at) => edgeOf(at, source, target)) };
}

/** Acyclic flows of conditions, loops and other steps, with and without handles. */
export function arbitraryGraph(maxSize: number): fc.Arbitrary<FlowGraph> {
	const kind = fc.constantFrom<StepKind>("click", "click", "condition", "condition", "loop");
	const handle = fc.constantFrom(undefined, undefined, "true", "false", "body", "done");
	return fc.integer({ min: 1, max: maxSize }).chain((size) => {
		const place = fc.nat({ max: size - 1 });
		return fc
			.record({
				kinds: fc.array(kind, { minLength: size, maxLength: size }),
				rows: fc.array(fc.nat({ max: 5 }), { minLength: size, maxLength: size }),
				links: fc.array(fc.record({ a: place, b: place, handle }), { maxLength: Math.ceil(size * 1.6) }),
			})
			.map(({ kinds, rows, links }) => ({
				nodes: kinds.map((type, at) => nodeOf(`n${at}`, type, rows[at] ?? 0, at)),
				edges: links
					.filter(({ a, b }) => a !== b)
					.map(({ a, b, handle: name }, at) => edgeOf(at, `n${Math.min(a, b)}`, `n${Math.max(a, b)}`, name)),
			}));
	});
}
