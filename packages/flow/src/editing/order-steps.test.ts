import fc from "fast-check";
import { expect, it } from "vitest";

import { EMPTY_FLOW } from "../document/empty-flow.ts";
import type { FlowDocument, FlowEdge, FlowNode } from "../document/flow-document.ts";
import { readFlowDocument } from "../document/read-flow.ts";
import { type BranchName, type StepKind, stepList } from "../steps/step-list.ts";
import type { EditResult } from "./edit-result.ts";
import { insertOnConnection } from "./insert-on-connection.ts";
import { insertStep, STEP_DISTANCE } from "./insert-step.ts";
import { moveStep } from "./move-step.ts";

/** `a>b` connects two steps, `if:true>b` a branch; steps named `if…` and `loop…` are conditions and loops. */
function flowOf(...connections: readonly string[]): FlowDocument {
	const nodes: FlowNode[] = [];
	const edges: FlowEdge[] = [];
	const add = (id: string) => {
		if (nodes.some((node) => node.id === id)) return;
		const type: StepKind = id.startsWith("if") ? "condition" : id.startsWith("loop") ? "loop" : "click";
		const position = { x: 0, y: nodes.length * STEP_DISTANCE };
		nodes.push({ id, type, position, data: { label: id, category: stepList[type].category } });
	};
	for (const connection of connections) {
		const [from = "", target] = connection.split(">");
		const [source = "", exit] = from.split(":");
		add(source);
		if (target === undefined) continue;
		add(target);
		edges.push({ id: connection, source, target, ...(exit === undefined ? {} : { sourceHandle: exit as BranchName }) });
	}
	return { ...EMPTY_FLOW, nodes, edges };
}
const drawn = ({ edges }: FlowDocument) =>
	edges
		.map(({ source, sourceHandle, target }) => `${source}${sourceHandle ? `:${sourceHandle}` : ""}>${target}`)
		.sort();
function resultOf<Value>(result: EditResult<Value>): Value {
	if (!result.ok) throw new Error(result.error.message);
	return result.value;
}
const insert = (flow: FlowDocument, after: string, exit?: BranchName, kind: StepKind = "click") => {
	const { flow: next, id } = resultOf(insertStep(flow, { after, exit }, { kind, label: "New", timestamp: 1 }));
	const renamed = drawn(next).map((edge) => edge.replaceAll(id, "new"));
	return { next, id, edges: renamed.sort() };
};

it("inserts a step between two others, and moves what follows down", () => {
	const flow = flowOf("a>b", "b>c");
	const { next, id, edges } = insert(flow, "a");
	expect(edges).toEqual(["a>new", "b>c", "new>b"]);
	const y = Object.fromEntries(next.nodes.map((node) => [node.id, node.position.y]));
	expect([y.a, y[id], y.b, y.c]).toEqual([0, 120, 240, 360]);
	expect(insert(flow, "c").edges).toEqual(["a>b", "b>c", "c>new"]);
});

it("inserts into the branch that was chosen, or the first free one", () => {
	expect(insert(flowOf("if"), "if").edges).toEqual(["if:true>new"]);
	expect(insert(flowOf("if:true>t"), "if").edges).toEqual(["if:false>new", "if:true>t"]);
	expect(insert(flowOf("if:true>t", "if:false>f"), "if", "false").edges).toEqual([
		"if:false>new",
		"if:true>t",
		"new>f",
	]);
	expect(insert(flowOf("loop:body>b"), "loop").edges).toEqual(["loop:body>b", "loop:done>new"]);
	expect(insert(flowOf("loop:body>b", "loop:done>z"), "loop").edges).toEqual(["loop:body>b", "loop:done>new", "new>z"]);
});

it("leads on from an inserted condition by true, from a loop by done", () => {
	expect(insert(flowOf("a>b"), "a", undefined, "condition").edges).toEqual(["a>new", "new:true>b"]);
	expect(insert(flowOf("a>b"), "a", undefined, "loop").edges).toEqual(["a>new", "new:done>b"]);
});

it("names the branches of edges that had none, so that they stay where they are", () => {
	expect(insert(flowOf("if>t", "if>f"), "if", "false").edges).toEqual(["if:false>new", "if:true>t", "new>f"]);
});

it("puts a step into one connection, leaves the others, and moves what follows down", () => {
	const into = (flow: FlowDocument, connection: string, kind: StepKind = "click") => {
		const { flow: next, id } = resultOf(insertOnConnection(flow, connection, { kind, label: "New", timestamp: 1 }));
		const edges = next.edges.map(({ source, sourceHandle: exit = "", target }) => `${source}:${exit}>${target}`);
		const y = Object.fromEntries(next.nodes.map((node) => [node.id === id ? "new" : node.id, node.position.y]));
		return { edges: edges.map((edge) => edge.replaceAll(id, "new").replace(":>", ">")), y };
	};
	// What a step leads to runs in the order of its connections: the new one takes the former place.
	const { edges, y } = into(flowOf("a>b", "a>c", "b>d"), "a>b");
	expect(edges).toEqual(["a>new", "new>b", "a>c", "b>d"]);
	expect(y).toEqual({ a: 0, new: 120, b: 240, c: 240, d: 480 });
	expect(into(flowOf("if>t", "if>f"), "if>f", "loop").edges).toEqual(["if>t", "if:false>new", "new:done>f"]);
	// A connection that leads up: nothing is moved.
	expect(into(flowOf("a", "b>a"), "b>a").y).toEqual({ a: 0, b: 120, new: 60 });
	const missing = insertOnConnection(flowOf("a>b"), "b>a", { kind: "click", label: "New", timestamp: 1 });
	expect(missing).toMatchObject({ ok: false, error: { code: "UNKNOWN_STEP" } });
});

it("exchanges a step with its neighbor, places included", () => {
	const flow = flowOf("a>b", "b>c", "c>d");
	const up = resultOf(moveStep(flow, "c", "up"));
	expect(drawn(up)).toEqual(["a>c", "b>d", "c>b"]);
	expect(drawn(resultOf(moveStep(flow, "b", "down")))).toEqual(drawn(up));
	expect(up.nodes.map(({ id, position }) => `${id} ${position.y}`)).toEqual(["a 0", "b 240", "c 120", "d 360"]);
	expect(drawn(resultOf(moveStep(up, "c", "down")))).toEqual(drawn(flow));
});

it("moves the first step of a branch out of it, and a step into the first branch", () => {
	const inside = flowOf("a>if", "if:true>t", "t>u", "if:false>f");
	const outside = resultOf(moveStep(inside, "t", "up"));
	expect(drawn(outside)).toEqual(["a>t", "if:false>f", "if:true>u", "t>if"]);
	expect(drawn(resultOf(moveStep(outside, "t", "down")))).toEqual(drawn(inside));
	expect(drawn(resultOf(moveStep(flowOf("a>loop", "loop:body>b"), "a", "down")))).toEqual(["a>b", "loop:body>a"]);
});

it("moves a loop with its body", () => {
	const flow = flowOf("a>loop", "loop:body>b", "loop:done>z");
	const moved = resultOf(moveStep(flow, "loop", "up"));
	expect(drawn(moved)).toEqual(["a>z", "loop:body>b", "loop:done>a"]);
	expect(drawn(resultOf(moveStep(moved, "loop", "down")))).toEqual(drawn(flow));
});

it("refuses to move what has no single neighbor, and says why", () => {
	const reason = (flow: FlowDocument, id: string, direction: "up" | "down") => {
		const moved = moveStep(flow, id, direction);
		return moved.ok ? drawn(moved.value) : `${moved.error.code}: ${moved.error.message}`;
	};
	expect(reason(flowOf("a>b"), "a", "up")).toBe('CANNOT_MOVE: "a" is already first.');
	expect(reason(flowOf("a>b"), "b", "down")).toMatch(/^CANNOT_MOVE: "b" is the last step here/);
	expect(reason(flowOf("a>c", "b>c"), "c", "up")).toMatch(/^CANNOT_MOVE: "c" is connected to several steps/);
	expect(reason(flowOf("a>if", "if:true>t"), "if", "up")).toMatch(/^CANNOT_MOVE: "if" has branches/);
	expect(reason(flowOf("a>b", "b>a"), "b", "up")).toMatch(/^CANNOT_MOVE/);
	expect(reason(flowOf("a"), "unknown", "up")).toMatch(/^UNKNOWN_STEP/);
});

it("keeps every flow readable, with all its steps, whatever is inserted and moved", () => {
	const steps = ["a", "b", "if1", "loop1", "c", "d"];
	const edge = fc.tuple(fc.constantFrom(...steps), fc.constantFrom(...steps)).filter(([from, to]) => from !== to);
	const edit = fc.tuple(fc.constantFrom("insert", "up", "down"), fc.constantFrom(...steps));
	fc.assert(
		fc.property(
			fc.uniqueArray(edge, { selector: String, maxLength: 10 }),
			fc.array(edit, { maxLength: 12 }),
			(pairs, edits) => {
				let flow = flowOf(...steps, ...pairs.map(([from, to]) => `${from}>${to}`));
				let inserted = 0;
				for (const [kind, id] of edits) {
					if (kind === "insert") {
						flow = resultOf(
							insertStep(flow, { after: id }, { kind: "wait", label: "New", timestamp: ++inserted }),
						).flow;
					} else {
						const moved = moveStep(flow, id, kind === "up" ? "up" : "down");
						if (moved.ok) flow = moved.value;
					}
				}
				expect(readFlowDocument(JSON.parse(JSON.stringify(flow)))).toEqual({ ok: true, value: flow });
				expect(flow.nodes).toHaveLength(steps.length + inserted);
			},
		),
	);
});
