import { anyFlow, flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowDocument } from "@scriptorium/flow/document/read-flow";
import { validateFlow } from "@scriptorium/flow/validate/validate-flow";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { endsOf, type FlowPlace, insertFlow, isChain } from "./insert-flow.ts";

/** A flow whose steps stand one below the other. */
function column(kinds: readonly string[], ...ways: readonly string[]): FlowDocument {
	const flow = flowOf(
		kinds.map((label) =>
			stepOf(label.startsWith("loop") ? "loop" : label.startsWith("if") ? "condition" : "log", label),
		),
		...ways,
	);
	return { ...flow, nodes: flow.nodes.map((node, at) => ({ ...node, position: { x: 100, y: 100 + at * 120 } })) };
}
const recording = column(["first", "second", "third"], "first>second", "second>third");

/** The connections by the labels of their steps. */
function ways({ nodes, edges }: FlowDocument): readonly string[] {
	const label = (id: string) => nodes.find((node) => node.id === id)?.data.label;
	return edges
		.map(
			({ source, target, sourceHandle }) =>
				`${label(source)}>${label(target)}${sourceHandle ? `:${sourceHandle}` : ""}`,
		)
		.sort();
}
function insert(flow: FlowDocument, parts: FlowDocument, place: FlowPlace | null) {
	const inserted = insertFlow(flow, parts, place, 1000);
	if (!inserted.ok) throw new Error(inserted.error.message);
	return inserted.value;
}

it("stands between a step and what followed it, below the one and above the other", () => {
	const { flow, ids } = insert(column(["a", "b"], "a>b"), recording, { after: "a" });
	expect(ways(flow)).toEqual(["a>first", "first>second", "second>third", "third>b"]);
	expect(ids).toHaveLength(3);
	const ys = ["a", "first", "second", "third", "b"].map(
		(label) => flow.nodes.find(({ data }) => data.label === label)?.position.y,
	);
	expect(ys).toEqual([100, 220, 340, 460, 580]);
});

it("takes the exit that is asked for: behind a loop, or as its body", () => {
	const flow = column(["loop", "body", "behind"], "loop>body:body", "loop>behind:done");
	expect(ways(insert(flow, recording, { after: "loop", exit: "done" }).flow)).toEqual([
		"first>second",
		"loop>body:body",
		"loop>first:done",
		"second>third",
		"third>behind",
	]);
	expect(ways(insert(column(["loop"]), recording, { after: "loop" }).flow)[1]).toBe("loop>first:body");
});

it("goes on behind a loop at its end, by the exit done", () => {
	const parts = column(["start", "loop", "body"], "start>loop", "loop>body:body");
	expect(ways(insert(column(["a", "b"], "a>b"), parts, { after: "a" }).flow)).toEqual([
		"a>start",
		"loop>b:done",
		"loop>body:body",
		"start>loop",
	]);
});

it.each<[string, FlowDocument, string | null]>([
	["a chain", recording, "third"],
	["what does not repeat", column(["loop", "body", "behind"], "loop>body:body", "loop>behind:done"), "behind"],
	["a loop at the end", column(["a", "loop", "body"], "a>loop", "loop>body:body"), "loop"],
	["the lowest of two chains", column(["a", "b", "c", "d"], "a>c", "b>d"), "d"],
	["a condition", column(["if", "yes"], "if>yes:true"), null],
	["two ways on", column(["a", "b", "c"], "a>b", "a>c"), null],
	["a cycle", column(["a", "b"], "a>b", "b>a"), null],
	["nothing", EMPTY_FLOW, null],
])("finds the last step of %s", (_, flow, last) => {
	expect(endsOf(flow)?.last.data.label ?? null).toBe(last);
});

it("adds below everything, connected to nothing, what ends in several places", () => {
	const parts = column(["if", "yes", "no"], "if>yes:true", "if>no:false");
	expect(isChain(parts)).toBe(false);
	const { flow } = insert(column(["a", "b"], "a>b"), parts, { after: "a" });
	expect(ways(flow)).toEqual(["a>b", "if>no:false", "if>yes:true"]);
	expect(flow.nodes.find(({ data }) => data.label === "if")?.position).toEqual({ x: 100, y: 340 });
});

it("makes documents that can be read, keeps all steps, and makes no cycle", () => {
	fc.assert(
		fc.property(anyFlow, anyFlow, fc.nat(), (flow, parts, at) => {
			const after = flow.nodes[at % Math.max(1, flow.nodes.length)]?.id;
			const inserted = insertFlow(flow, parts, after === undefined ? null : { after }, 1000);
			if (!inserted.ok) return;
			const { flow: next, ids } = inserted.value;
			expect(readFlowDocument(JSON.parse(JSON.stringify(next)))).toEqual({ ok: true, value: next });
			expect(next.nodes).toHaveLength(flow.nodes.length + parts.nodes.length);
			expect(new Set(ids).size).toBe(parts.nodes.length + parts.notes.length);
			expect(
				next.edges.every(({ source, target }) =>
					[source, target].every((id) => next.nodes.some((node) => node.id === id)),
				),
			).toBe(true);
			const hasCycle = (one: FlowDocument) => validateFlow(one).errors.some(({ type }) => type === "cycle");
			if (!hasCycle(flow) && !hasCycle(parts)) expect(hasCycle(next)).toBe(false);
		}),
	);
});
