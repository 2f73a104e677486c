import { describe, expect, it } from "vitest";
import { flowOf, stepOf } from "../document/any-flow.test-support.ts";
import { EMPTY_FLOW } from "../document/empty-flow.ts";
import type { FlowDocument } from "../document/flow-document.ts";
import { MAX_NOTES, MAX_STEPS } from "../document/flow-limits.ts";
import { addStep } from "./add-step.ts";
import { moveParts, removeParts, setStepData } from "./change-steps.ts";
import { connectSteps } from "./connect-steps.ts";
import { copyParts, duplicateParts } from "./copy-parts.ts";
import { addNote, changeNote } from "./edit-notes.ts";
import type { EditResult } from "./edit-result.ts";
import { pasteParts } from "./paste-parts.ts";

const resultOf = <Value>(result: EditResult<Value>): Value => {
	if (!result.ok) throw new Error(result.error.message);
	return result.value;
};
const position = { x: 10, y: 20 };
const a = stepOf("back", "a");
const b = stepOf("back", "b");

describe("addStep", () => {
	const step = { kind: "wait", label: "Wait", position, timestamp: 5 } as const;

	it("names the step by its kind and the time, and fills in what new steps start with", () => {
		const { flow, id } = resultOf(addStep(EMPTY_FLOW, step));
		expect(id).toBe("wait-5");
		expect(flow.nodes).toEqual([
			{ id: "wait-5", type: "wait", position, data: { label: "Wait", category: "logic", delay: 1000 } },
		]);
	});

	it("gives another id to a second step of the same moment", () => {
		const { flow } = resultOf(addStep(EMPTY_FLOW, step));
		expect(resultOf(addStep(flow, step)).id).toBe("wait-5-2");
	});

	it("refuses more steps than a flow may have", () => {
		const full = { ...EMPTY_FLOW, nodes: Array.from({ length: MAX_STEPS }, (_, at) => stepOf("back", `s${at}`)) };
		expect(addStep(full, step)).toMatchObject({ ok: false, error: { code: "TOO_MANY" } });
	});
});

describe("connectSteps", () => {
	const flow = flowOf([a, b]);

	it("adds an animated connection", () => {
		const { edge } = resultOf(connectSteps(flow, { source: "a", target: "b" }));
		expect(edge).toEqual({ id: "a-b", source: "a", target: "b", animated: true });
	});

	it.each([
		["a", "a", "SELF_CONNECTION", "Cannot connect a node to itself."],
		["a", "b", "DUPLICATE_CONNECTION", "Connection already exists."],
		["a", "c", "UNKNOWN_STEP", "Both nodes of a connection must exist."],
		["c", "a", "UNKNOWN_STEP", "Both nodes of a connection must exist."],
	])("refuses %s → %s: %s", (source, target, code, message) => {
		const connected = flowOf([a, b], "a>b");
		expect(connectSteps(connected, { source, target })).toEqual({ ok: false, error: { code, message } });
	});

	it("allows the way back, which validation calls a cycle", () => {
		expect(connectSteps(flowOf([a, b], "a>b"), { source: "b", target: "a" }).ok).toBe(true);
	});

	it("takes the first free branch, unless one is asked for", () => {
		const nodes = [stepOf("condition", "if"), a, b, stepOf("back", "c")];
		const first = resultOf(connectSteps(flowOf(nodes), { source: "if", target: "a" }));
		expect(first.edge).toMatchObject({ id: "if-true-a", sourceHandle: "true" });
		expect(resultOf(connectSteps(first.flow, { source: "if", target: "b" })).edge.sourceHandle).toBe("false");
		const asked = resultOf(connectSteps(flowOf(nodes), { source: "if", target: "a", sourceHandle: "false" }));
		expect(asked.edge.sourceHandle).toBe("false");
		expect(connectSteps(first.flow, { source: "if", target: "a", sourceHandle: "true" }).ok).toBe(false);
		expect(connectSteps(first.flow, { source: "if", target: "a", sourceHandle: "false" }).ok).toBe(true);
	});

	it("keeps the branch of connections that had none in the document", () => {
		const nodes = [stepOf("condition", "if"), a, b];
		const { edges } = resultOf(
			connectSteps(flowOf(nodes, "if>a"), { source: "if", target: "b", sourceHandle: "true" }),
		).flow;
		expect(edges.map(({ sourceHandle }) => sourceHandle)).toEqual(["true", "true"]);
	});
});

describe("copies", () => {
	const nodes = [stepOf("condition", "if", { condition: "x", parameters: { a: [1, { b: null }] } }), a, b];
	const flow: FlowDocument = {
		...flowOf(nodes, "if>a:true", "if>b:false"),
		notes: [{ id: "n", position, size: { width: 100, height: 80 }, text: "Note" }],
	};

	it("are 50 px right and down, with new ids and the connections between them", () => {
		const { flow: after, ids } = resultOf(duplicateParts(flow, new Set(["if", "a", "n"]), 7));
		expect(ids).toEqual(["condition-7", "back-7", "note-7"]);
		expect(after.nodes.slice(3)).toEqual([
			{ ...nodes[0], id: "condition-7", position: { x: 50, y: 50 } },
			{ ...a, id: "back-7", position: { x: 50, y: 50 } },
		]);
		expect(after.edges.slice(2)).toEqual([
			{ id: "condition-7-true-back-7", source: "condition-7", target: "back-7", sourceHandle: "true" },
		]);
		expect(after.notes[1]).toEqual({ ...flow.notes[0], id: "note-7", position: { x: 60, y: 70 } });
	});

	it("are lossless in another flow", () => {
		const text = copyParts(flow, new Set(["if", "a", "b", "n"]));
		const pasted = resultOf(pasteParts(EMPTY_FLOW, text, { timestamp: 1, offset: { x: 0, y: 0 } })).flow;
		expect(pasted.nodes.map(({ data }) => data)).toEqual(nodes.map(({ data }) => data));
		expect(pasted.edges.map(({ sourceHandle, source, target }) => [source, sourceHandle, target])).toEqual([
			["condition-1", "true", "back-1"],
			["condition-1", "false", "back-1-2"],
		]);
		expect(pasted.notes.map(({ text: note }) => note)).toEqual(["Note"]);
	});

	it("refuses other text", () => {
		const result = pasteParts(flow, "hello", { timestamp: 1 });
		expect(result).toMatchObject({ ok: false, error: { code: "NOTHING_TO_PASTE" } });
	});
});

describe("changes of parts", () => {
	const flow = flowOf([a, b], "a>b");

	it("moves only what moved", () => {
		const moved = moveParts(flow, new Map([["b", { x: 5, y: 1e9 }]]));
		expect(moved.nodes[0]).toBe(a);
		expect(moved.nodes[1]?.position).toEqual({ x: 5, y: 1_000_000 });
	});

	it("replaces and removes fields", () => {
		const set = setStepData(flow, "a", { url: "/x", selector: "#a" });
		expect(set.nodes[0]?.data).toEqual({ label: "a", category: "navigation", url: "/x", selector: "#a" });
		expect(setStepData(set, "a", { url: undefined, label: "New" }).nodes[0]?.data).toEqual({
			label: "New",
			category: "navigation",
			selector: "#a",
		});
	});

	it("removes steps with their connections", () => {
		expect(removeParts(flow, { steps: new Set(["a"]) })).toEqual(flowOf([b]));
		expect(removeParts(flow, { connections: new Set(["edge-0"]) })).toEqual(flowOf([a, b]));
	});

	it("adds, changes and removes notes within their limits", () => {
		const { flow: noted, id } = resultOf(addNote(flow, { text: "x".repeat(6000), position, timestamp: 3 }));
		expect(noted.notes[0]?.text).toHaveLength(5000);
		const changed = changeNote(noted, id, { text: "y", size: { width: 1, height: 9999 } });
		expect(changed.notes).toEqual([{ id: "note-3", position, size: { width: 60, height: 2000 }, text: "y" }]);
		expect(removeParts(changed, { notes: new Set([id]) })).toEqual(flow);
		const [note] = changed.notes;
		const full = { ...flow, notes: Array.from({ length: MAX_NOTES }, (_, at) => ({ ...note, id: `n${at}` }) as never) };
		expect(addNote(full, { text: "", position, timestamp: 1 })).toMatchObject({
			ok: false,
			error: { code: "TOO_MANY" },
		});
	});
});
