import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFlow } from "./any-flow.test-support.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { EMPTY_FLOW } from "./empty-flow.ts";
import { readFlowFile, writeFlowFile } from "./flow-file.ts";
import { flowSettings } from "./flow-settings.ts";
import { readFlowDocument } from "./read-flow.ts";
import { readStoredFlow, storeFlow } from "./stored-flow.ts";

const step = (id: string, type: string, data: object = {}) => ({ id, type, position: { x: 1, y: 2 }, data });
const resultOf = (document: unknown) => {
	const read = readFlowDocument(document);
	if (!read.ok) throw new Error(read.error.message);
	return read.value;
};

describe("readFlowDocument", () => {
	it("reads what it wrote, for any flow", () => {
		fc.assert(
			fc.property(anyFlow, (flow) => {
				expect(readFlowDocument(JSON.parse(JSON.stringify(flow)))).toEqual({ ok: true, value: flow });
			}),
		);
	});

	it("never throws, whatever it is given", () => {
		fc.assert(
			fc.property(fc.oneof(fc.anything(), fc.record({ nodes: fc.anything(), edges: fc.anything() })), (value) => {
				expect(typeof readFlowDocument(value).ok).toBe("boolean");
			}),
		);
	});

	const one = { ...EMPTY_FLOW, nodes: [step("a", "back", { label: "A", category: "navigation" })] };
	it.each<[unknown, string, string]>([
		[null, "NOT_A_FLOW", "This is not a flow of the builder."],
		["{}", "NOT_A_FLOW", "This is not a flow of the builder."],
		[{}, "NOT_A_FLOW", "This is not a flow of the builder: version is not valid."],
		[
			{ ...one, version: 3 },
			"NEWER_FLOW",
			"This flow was made with a newer version of the builder. Reload the page and try again.",
		],
		[{ ...one, version: 1.5 }, "NOT_A_FLOW", "This is not a flow of the builder: version is not valid."],
		[
			{ ...one, nodes: [step("a", "evil")] },
			"NOT_A_FLOW",
			"This is not a flow of the builder: nodes[0].type is not valid.",
		],
		[{ ...one, nodes: [...one.nodes, ...one.nodes] }, "BROKEN_FLOW", "Two steps of this flow have the same id."],
		[
			{ ...one, edges: [{ id: "e", source: "a", target: "b" }] },
			"BROKEN_FLOW",
			"A connection of this flow leads to a step that does not exist.",
		],
		[
			{ ...one, notes: [{ id: "a", position: { x: 0, y: 0 }, size: { width: 100, height: 100 }, text: "" }] },
			"BROKEN_FLOW",
			"Two notes of this flow have the same id.",
		],
	])("refuses %j", (value, code, message) => {
		expect(readFlowDocument(value)).toEqual({ ok: false, error: { code, message } });
	});

	it("refuses parameters that are nested too deeply to be written again", () => {
		const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);
		const [node] = one.nodes;
		const read = readFlowDocument({ ...one, nodes: [{ ...node, data: { ...node?.data, parameters: deep } }] });
		expect(read).toMatchObject({ ok: false, error: { code: "NOT_A_FLOW" } });
	});
});

describe("documents of version 1", () => {
	it("become version 2 with all steps and connections", () => {
		const data = { label: "Go", category: "navigation", url: "/" };
		const flow = {
			nodes: [step("a", "navigate", data), step("b", "navigate", data)],
			edges: [{ id: "e", source: "a", target: "b" }],
		};
		expect(resultOf(flow)).toEqual({ version: 2, ...flow, notes: [] });
	});

	it("take the kind from the data when the type is the look of the node, and fill in label and category", () => {
		const flow = { nodes: [step("a", "actionNode", { type: "click", selector: "#a", category: "?" })], edges: [] };
		expect(resultOf(flow).nodes).toEqual([
			step("a", "click", { label: "click", category: "interaction", selector: "#a" }),
		]);
	});

	it("turn branches and actions that fields name into connections", () => {
		const data = { label: "x", category: "logic", condition: "true" };
		const flow = {
			nodes: [
				step("if", "condition", { ...data, trueBranch: "a", falseBranch: "b" }),
				step("a", "back"),
				step("b", "back"),
				step("loop", "loop", { times: 2, actions: ["c", "d"] }),
				step("c", "back"),
				step("d", "back"),
				step("e", "back"),
			],
			edges: [
				{ id: "1", source: "if", target: "b", sourceHandle: null, markerEnd: { type: "arrow" } },
				{ id: "2", source: "loop", target: "e", animated: true },
				{ id: "3", source: "loop", target: "gone" },
				{ id: "4", source: "e", target: "e" },
			],
		};
		const read = resultOf(flow);
		expect(read.nodes[0]?.data).toEqual(data);
		expect(read.edges).toEqual([
			{ id: "1", source: "if", target: "b", sourceHandle: "false" },
			{ id: "if-true-a", source: "if", target: "a", sourceHandle: "true" },
			{ id: "2", source: "loop", target: "e", sourceHandle: "done", animated: true },
			{ id: "loop-body-c", source: "loop", target: "c", sourceHandle: "body" },
			{ id: "c-d", source: "c", target: "d" },
		]);
	});

	it("give connections without a handle the branches in their order", () => {
		const nodes = [step("if", "condition"), step("a", "back"), step("b", "back")];
		const edges = ["a", "b"].map((target) => ({ id: target, source: "if", target, sourceHandle: "out" }));
		expect(resultOf({ nodes, edges }).edges.map(({ sourceHandle }) => sourceHandle)).toEqual(["true", "false"]);
	});
});

describe("flow files", () => {
	const settings = { ...DEFAULT_SETTINGS, name: "Any", minify: true };

	it("keep flow, settings, code and time", () => {
		fc.assert(
			fc.property(anyFlow, fc.string(), (flow, generatedCode) => {
				const file = { flow, settings, generatedCode, exportedAt: "2026-01-01T00:00:00.000Z" };
				expect(readFlowFile(writeFlowFile(file))).toEqual({ ok: true, value: file });
			}),
		);
	});

	it("may be a flow alone, and lack everything else", () => {
		const value = { flow: EMPTY_FLOW, settings: DEFAULT_SETTINGS, generatedCode: "", exportedAt: "" };
		expect(readFlowFile(JSON.stringify(EMPTY_FLOW))).toEqual({ ok: true, value });
		expect(readFlowFile(JSON.stringify({ flow: EMPTY_FLOW }))).toEqual({ ok: true, value });
		expect(readFlowFile(JSON.stringify({ flow: EMPTY_FLOW, generatedCode: null }))).toEqual({ ok: true, value });
	});

	it.each([
		["", "NOT_A_FLOW", "This file is not JSON."],
		['{"flow": 1}', "NOT_A_FLOW", "This is not a flow of the builder."],
		[
			'{"flow": {}, "settings": {"minify": 1}}',
			"NOT_A_FLOW",
			"This is not a flow of the builder: settings.minify is not valid.",
		],
		[" ".repeat(33 * 1024 * 1024), "TOO_LARGE", "This file is too large for a flow."],
	])("are refused: %.60s", (text, code, message) => {
		expect(readFlowFile(text)).toEqual({ ok: false, error: { code, message } });
	});
});

describe("stored flows", () => {
	it("keep flow and settings", () => {
		fc.assert(
			fc.property(anyFlow, (flow) => {
				const { document } = storeFlow(flow, DEFAULT_SETTINGS);
				expect(readStoredFlow(JSON.parse(JSON.stringify(document)))).toEqual({
					ok: true,
					value: { flow, settings: DEFAULT_SETTINGS },
				});
			}),
		);
	});

	it("may have no settings, or settings that cannot be read", () => {
		expect(readStoredFlow(EMPTY_FLOW)).toEqual({ ok: true, value: { flow: EMPTY_FLOW, settings: null } });
		expect(readStoredFlow({ ...EMPTY_FLOW, settings: 1 })).toEqual({
			ok: true,
			value: { flow: EMPTY_FLOW, settings: null },
		});
	});

	it("are measured as the database writes them", () => {
		const { bytes } = storeFlow(EMPTY_FLOW, { ...DEFAULT_SETTINGS, name: 'é",:' });
		const asDatabase =
			'{"version": 2, "nodes": [], "edges": [], "notes": [], "settings": {"name": "é\\",:", "description": "", ' +
			'"category": "utility", "targetUrl": "*", "minify": false, "wrapInIIFE": true, "addComments": true, ' +
			'"useAsync": true, "errorHandling": true}}';
		expect(bytes).toBe(asDatabase.length + 1);
	});
});

it("settings have the defaults of the specification", () => {
	expect(flowSettings.parse({})).toEqual({
		name: "",
		description: "",
		category: "utility",
		targetUrl: "*",
		minify: false,
		wrapInIIFE: true,
		addComments: true,
		useAsync: true,
		errorHandling: true,
	});
});

describe("a file with more errors than fit on the stack", () => {
	const MANY = 130_000;

	it.each([
		["steps", { version: 2, nodes: Array.from({ length: MANY }, () => 1), edges: [] }],
		["steps without fields", { version: 2, nodes: Array.from({ length: MANY }, () => ({})), edges: [] }],
		["connections", { version: 2, nodes: [], edges: Array.from({ length: MANY }, () => null) }],
	])("is refused in one sentence: %s", (_title, value) => {
		expect(readFlowDocument(value)).toMatchObject({
			ok: false,
			error: {
				code: "NOT_A_FLOW",
				message: expect.stringMatching(/^This is not a flow of the builder: \w+ has more than [12]0,000 entries\.$/),
			},
		});
	});
});
