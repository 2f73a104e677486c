import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryGraph, chainOf, graphOf } from "./arbitrary-graph.test-support.ts";
import { type Block, type FlowStructure, structureFlow } from "./structure-flow.ts";
import { walkBlocks, walkFlow } from "./walk-flow.test-support.ts";

const structured = (flow: Parameters<typeof structureFlow>[0]): FlowStructure => {
	const made = structureFlow(flow);
	if (!made.ok) throw new Error(made.error.message);
	return made.value;
};

/** Blocks of all parts. */
function sizeOf({ main, parts }: FlowStructure): number {
	const count = (blocks: readonly Block[]): number =>
		blocks.reduce((sum, block) => {
			if (block.kind === "if") return sum + 1 + count(block.yes) + count(block.no);
			return sum + 1 + (block.kind === "loop" ? count(block.body) : 0);
		}, 0);
	return count(main) + parts.reduce((sum, { blocks }) => sum + count(blocks), 0);
}

/** The structure with labels for numbers. */
function shown({ program, main, parts }: FlowStructure): unknown {
	const label = (place: number) => program.places[place]?.node?.data.label ?? "end";
	const show = (blocks: readonly Block[]): unknown[] =>
		blocks.map((block) => {
			if (block.kind === "step") return label(block.place);
			if (block.kind === "if") return { [`if ${label(block.place)}`]: show(block.yes), else: show(block.no) };
			if (block.kind === "loop") return { [`loop ${label(block.place)}`]: show(block.body) };
			if (block.kind === "stop") return `stop at ${label(block.at)}`;
			const until = typeof block.until === "number" ? label(block.until) : block.until;
			return `part ${block.part}${until === null ? "" : ` until ${until}`}`;
		});
	return parts.length === 0 ? show(main) : [show(main), ...parts.map(({ blocks }) => show(blocks))];
}

describe("structureFlow", () => {
	it("joins branches where their paths meet", () => {
		const flow = graphOf("a > ?b; b true > c; b false > d; c > e; d > e");
		expect(shown(structured(flow))).toEqual(["a", { "if b": ["c"], else: ["d"] }, "e"]);
		const oneBranch = graphOf("?a true > b; a false > c; b > c");
		expect(shown(structured(oneBranch))).toEqual([{ "if a": ["b"], else: [] }, "c"]);
	});

	it("ends the turn of a loop where its body ends, or meets what follows the loop", () => {
		expect(shown(structured(graphOf("@a body > b; b > c; a done > d")))).toEqual([{ "loop a": ["b", "c"] }, "d"]);
		expect(shown(structured(graphOf("@a body > b; b > d; a done > d")))).toEqual([{ "loop a": ["b"] }, "d"]);
		// Without a handle, the first connection is the body.
		expect(shown(structured(graphOf("@a > b; a > c")))).toEqual([{ "loop a": ["b"] }, "c"]);
		const insideBranch = graphOf("?x true > a; x false > d; @a body > b; a done > d");
		expect(shown(structured(insideBranch))).toEqual([{ "if x": [{ "loop a": ["b"] }], else: [] }, "d"]);
	});

	it("runs all that follows a step, and several starts, one after the other", () => {
		expect(shown(structured(graphOf("a > b; a > c; b > d; c > d")))).toEqual(["a", "b", "c", "d"]);
		// Rows of the canvas decide, then columns: see graphOf.
		expect(shown(structured(graphOf("b > c; a > c")))).toEqual(["b", "a", "c"]);
	});

	it("makes a part of what several paths share without joining there", () => {
		const flow = graphOf("?a true > ?b; a false > y; b true > x; b false > y; y > z");
		expect(shown(structured(flow))).toEqual([
			[{ "if a": [{ "if b": ["x"], else: ["part 0"] }], else: ["part 0"] }],
			["y", "z"],
		]);
	});

	it("tells a part where it ends when those who run it end at different places", () => {
		const flow = graphOf("s > a; s > b; ?a true > c; a false > e; ?b true > c; b false > f; c > d; d > e; e > f");
		expect(shown(structured(flow))).toEqual([
			["s", { "if a": ["part 0 until e"], else: [] }, "part 1", { "if b": ["part 0 until f"], else: [] }, "f"],
			["c", "d", "stop at e", "part 1"],
			["e"],
		]);
	});

	it("refuses empty flows and names the steps of a cycle", () => {
		expect(structureFlow({ nodes: [], edges: [] })).toMatchObject({ ok: false, error: { code: "EMPTY_FLOW" } });
		expect(structureFlow(graphOf("x > a; a > b; b > a"))).toMatchObject({
			ok: false,
			error: { code: "CYCLE", message: "Circular dependency detected: a → b" },
		});
	});

	it("runs exactly what a walk along the connections runs", () => {
		let shared = 0;
		fc.assert(
			fc.property(arbitraryGraph(12), (flow) => {
				const structure = structured(flow);
				shared += structure.parts.length;
				const expected = walkFlow(flow);
				fc.pre(expected !== null);
				expect(walkBlocks(structure)).toEqual(expected);
			}),
			{ numRuns: 2000 },
		);
		expect(shared).toBeGreaterThan(500);
	});

	it("contains each step once, whatever shares it", () => {
		fc.assert(
			fc.property(arbitraryGraph(40), (flow) => {
				const structure = structured(flow);
				const edges = flow.edges.length + flow.nodes.length;
				expect(sizeOf(structure)).toBeLessThanOrEqual(4 * edges + 4);
			}),
			{ numRuns: 300 },
		);
	});

	it("is linear in size and bounded in depth for chains, ladders and nests of 10,000 steps", () => {
		const size = 10_000;
		const nest = graphOf("");
		const conditions = Array.from({ length: size }, (_, at) => `c${at}`);
		for (const [shape, flow] of Object.entries({
			chain: chainOf(size, () => "click"),
			loops: chainOf(size, () => "loop"),
			conditions: chainOf(size, () => "condition"),
			ladder: chainOf(
				size,
				(at) => (at % 2 === 0 ? "condition" : "click"),
				(at) => (at % 2 === 0 ? [at + 1, at + 3] : [at + 1]),
			),
			skips: chainOf(
				size,
				() => "click",
				(at) => [at + 1, at + 2],
			),
		})) {
			const structure = structured(flow);
			expect(sizeOf(structure), shape).toBeLessThan(5 * size);
		}
		expect(nest.nodes).toHaveLength(0);
		expect(conditions).toHaveLength(size);
	});
});
