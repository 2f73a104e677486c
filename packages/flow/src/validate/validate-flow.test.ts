import { describe, expect, it } from "vitest";
import { flowOf, stepOf } from "../document/any-flow.test-support.ts";
import type { FlowDocument, FlowNode, StepData } from "../document/flow-document.ts";
import type { StepKind } from "../steps/step-list.ts";
import { validateFlow } from "./validate-flow.ts";

const errorsOf = (flow: FlowDocument) =>
	validateFlow(flow).errors.map(({ severity, message }) => `${severity}: ${message}`);
const warningsOf = (flow: FlowDocument) =>
	validateFlow(flow).warnings.map(({ severity, message }) => `${severity}: ${message}`);

const read = (name: string) => `\${${name}}`;

/** A flow in which the step is the first of two, so that only its own fields are at fault. */
const before = (node: FlowNode): FlowDocument =>
	flowOf([node, stepOf("reload", "End")], ...(node.type === "loop" ? [`${node.id}>End:body`] : [`${node.id}>End`]));

describe("errors of steps", () => {
	it.each<[StepKind, Partial<StepData>, string | null]>([
		["click", {}, 'error: "Step" is missing a CSS selector'],
		["click", { selector: "  " }, 'error: "Step" is missing a CSS selector'],
		["click", { selector: "#a" }, null],
		["type", { value: "x" }, 'error: "Step" is missing a CSS selector'],
		["type", { value: "x", selector: "#a" }, null],
		["select", { value: "x" }, 'error: "Step" is missing a CSS selector'],
		["select", { value: ["x"], selector: "#a" }, null],
		["observe", { timeout: 1 }, 'error: "Step" is missing a CSS selector to observe'],
		["observe", { timeout: 1, selector: "#a" }, null],
		["extract", { selector: "#a" }, 'error: "Step" is missing a variable name to store the extracted value'],
		[
			"extract",
			{ selector: "#a", variable: " " },
			'error: "Step" is missing a variable name to store the extracted value',
		],
		["extract", { selector: "#a", variable: "x" }, null],
		["navigate", {}, 'error: "Step" is missing a URL'],
		["navigate", { url: "https://example.com" }, null],
		["wait", {}, 'error: "Step" has an invalid delay value'],
		["wait", { delay: -1 }, 'error: "Step" has an invalid delay value'],
		["wait", { delay: Number.NaN }, 'error: "Step" has an invalid delay value'],
		["wait", { delay: 0 }, null],
		["loop", {}, 'error: "Step" needs either a number of iterations or a selector for elements'],
		["loop", { times: 0 }, 'error: "Step" needs either a number of iterations or a selector for elements'],
		["loop", { times: 3 }, null],
		["loop", { selector: "li" }, null],
		["custom", {}, 'error: "Step" is missing JavaScript code'],
		["custom", { code: "\n" }, 'error: "Step" is missing JavaScript code'],
		["custom", { code: "x()" }, null],
		["reload", {}, null],
		["back", {}, null],
		["alert", {}, null],
		["log", {}, null],
		["copy", {}, null],
		["store", {}, null],
		["check", {}, null],
		["hover", {}, null],
		["drag", {}, null],
		["keypress", {}, null],
		["scroll", {}, null],
		["upload", {}, null],
		["dialog", {}, null],
		["tab", {}, null],
	])("%s %j", (type, data, message) => {
		expect(errorsOf(before(stepOf(type, "Step", data)))).toEqual(message === null ? [] : [message]);
	});

	it("asks a condition for an expression", () => {
		const flow = (condition: string) =>
			flowOf([stepOf("condition", "If", { condition }), stepOf("reload", "A"), stepOf("reload", "B")], "If>A", "If>B");
		expect(errorsOf(flow(" "))).toEqual(['error: "If" is missing a condition expression']);
		expect(errorsOf(flow("true"))).toEqual([]);
	});

	it("takes a recorded element for a selector", () => {
		const target = { primary: "#a", strategy: "id" as const, fallbacks: [], attributes: {} };
		expect(errorsOf(before(stepOf("click", "Step", { target })))).toEqual([]);
	});
});

describe("errors of the flow", () => {
	it("is empty", () => {
		expect(validateFlow(flowOf([]))).toEqual({
			isValid: false,
			errors: [
				{
					nodeId: null,
					type: "empty-flow",
					severity: "critical",
					message: "Flow is empty. Add at least one action to create a valid flow.",
				},
			],
			warnings: [],
		});
	});

	it.each([
		[["A>B", "B>A"], ["A → B"]],
		[["A>B", "B>C", "C>A"], ["A → B → C"]],
		[["A>B", "B>C", "C>B"], ["B → C"]],
		[["A>A"], ["A"]],
		[
			["A>B", "B>A", "C>D", "D>C"],
			["A → B", "C → D"],
		],
		[["A>B", "A>C", "B>D", "C>D"], []],
	])("names the cycles of %j", (ways, named) => {
		const nodes = ["A", "B", "C", "D"].map((id) => stepOf("reload", id));
		const result = validateFlow(flowOf(nodes, ...ways));
		expect(result.errors.map(({ message }) => message)).toEqual(
			named.map((names) => `Circular dependency detected: ${names}`),
		);
		expect(result.errors.every(({ severity }) => severity === "critical")).toBe(true);
		expect(result.isValid).toBe(named.length === 0);
	});
});

describe("warnings", () => {
	it.each<[string, boolean]>([
		["size > 'm'", true],
		["'m' <= size", true],
		['size >= ""', true],
		["price < 10", false],
		["price < '10'", false],
		["size === 'm'", false],
		["size === 'm' && price > 5", false],
		["list.map((one) => 'm').length > 0", false],
		["`$" + "{a}` > b", false],
	])("a condition compares texts by size: %s", (condition, isWarned) => {
		const flow = flowOf([stepOf("condition", "If", { condition }), stepOf("reload", "A")], "If>A");
		const words = '"If" compares texts by their letters, not by size';
		expect(validateFlow(flow).warnings.some(({ message }) => message === words)).toBe(isWarned);
	});

	it.each<[StepKind, Partial<StepData>, string[]]>([
		["type", { selector: "#a" }, ['warning: "Step" has no value']],
		["type", { selector: "#a", value: "" }, ['warning: "Step" has no value']],
		["type", { selector: "#a", value: "", parameters: { masked: true } }, []],
		["select", { selector: "#a", value: [] }, ['warning: "Step" has no value']],
		["observe", { selector: "#a" }, ['warning: "Step" has no timeout and waits for 5000 ms']],
		["alert", {}, ['warning: "Step" has no message']],
		["log", { message: " " }, ['warning: "Step" has no message']],
		["alert", { message: `Hi ${read("name")}` }, ['warning: "Step" uses variable "name" which may not be defined yet']],
		["hover", {}, ['warning: "Step" is missing a CSS selector']],
		["store", { variable: "a b" }, ['warning: "Step" has the variable name "a b", which no step can read']],
		[
			"navigate",
			{ url: " java\tscript:alert(1)" },
			['warning: "Step" leads to an address that does not start with http: or https:'],
		],
		["navigate", { url: "/next" }, []],
	])("%s %j", (type, data, messages) => {
		expect(warningsOf(before(stepOf(type, "Step", data)))).toEqual(messages);
	});

	it("names steps without connections, several starts, and the ends", () => {
		const flow = flowOf([stepOf("back", "A"), stepOf("back", "B"), stepOf("back", "C")], "A>B");
		expect(warningsOf(flow)).toEqual([
			'info: "B" has no outgoing connections, so the flow ends there',
			'warning: "C" is not connected to any other nodes',
			'info: "C" has no outgoing connections, so the flow ends there',
			"info: The flow has 2 starting nodes. They run one after the other, from top to bottom.",
		]);
	});

	it("lets navigate and reload end a flow, and one step stand alone", () => {
		expect(warningsOf(flowOf([stepOf("reload", "A")]))).toEqual([]);
		expect(warningsOf(flowOf([stepOf("navigate", "A", { url: "/" })]))).toEqual([]);
		expect(warningsOf(flowOf([stepOf("back", "A")]))).toEqual([
			'info: "A" has no outgoing connections, so the flow ends there',
		]);
	});

	it.each([0, 1, 2, 3])("counts the branches of a condition: %i", (count) => {
		const ends = ["A", "B", "C"].slice(0, count).map((id) => stepOf("reload", id));
		const nodes = [stepOf("condition", "If", { condition: "true" }), ...ends];
		const found = warningsOf(flowOf(nodes, ...ends.map(({ id }) => `If>${id}`)));
		expect(found.includes('warning: "If" should have exactly 2 outgoing connections (true/false branches)')).toBe(
			count === 1 || count === 3,
		);
	});

	it("says that a loop repeats nothing", () => {
		const flow = flowOf([stepOf("loop", "Loop", { times: 2 }), stepOf("reload", "A")], "Loop>A:done");
		expect(warningsOf(flow)).toEqual(['warning: "Loop" has no action to repeat']);
	});
});

describe("variables along the execution order", () => {
	const store = (id: string, variable: string) => stepOf("store", id, { variable, value: "1" });
	const log = (id: string, variable: string) => stepOf("log", id, { message: read(variable) });
	const unsetIn = (flow: FlowDocument) =>
		validateFlow(flow)
			.warnings.filter(({ type }) => type === "undefined-variable")
			.map(({ nodeId }) => nodeId);

	it("follows the connections, not the order of the document", () => {
		expect(unsetIn(flowOf([log("use", "x"), store("set", "x")], "set>use"))).toEqual([]);
		expect(unsetIn(flowOf([store("set", "x"), log("use", "x")], "use>set"))).toEqual(["use"]);
	});

	it("defines a variable after its own step has read it", () => {
		expect(unsetIn(flowOf([stepOf("store", "set", { variable: "x", value: `${read("x")}1` })]))).toEqual(["set"]);
	});

	it("runs both branches before the step at which they join, and the body before what follows the loop", () => {
		const branches = stepOf("condition", "if", { condition: "true" });
		const joined = [
			branches,
			store("a", "x"),
			store("b", "y"),
			stepOf("log", "use", { message: read("x") + read("y") }),
		];
		expect(unsetIn(flowOf(joined, "if>a:true", "a>use", "if>b:false", "b>use"))).toEqual([]);
		const loop = [stepOf("loop", "loop", { times: 2 }), log("use", "x"), store("set", "x")];
		expect(unsetIn(flowOf(loop, "loop>use:done", "loop>set:body"))).toEqual([]);
		expect(unsetIn(flowOf(loop, "loop>use:body", "loop>set:done"))).toEqual(["use"]);
	});

	it("runs several starts from top to bottom", () => {
		const at = (node: FlowNode, y: number) => ({ ...node, position: { x: 0, y } });
		expect(unsetIn(flowOf([at(log("use", "x"), 10), at(store("set", "x"), 0)]))).toEqual([]);
		expect(unsetIn(flowOf([at(log("use", "x"), 0), at(store("set", "x"), 10)]))).toEqual(["use"]);
	});

	it("reads a condition, but not its template literals, which are JavaScript", () => {
		const asks = (condition: string) => unsetIn(flowOf([stepOf("condition", "if", { condition })]));
		expect(asks(`${read("price")} < 10`)).toEqual(["if"]);
		expect(asks(`document.title === 'is ${read("price")}'`)).toEqual(["if"]);
		expect(asks(`document.title === \`\\\`${read("name")}\``)).toEqual([]);
	});

	it("reads selector, values and address, and names each variable once", () => {
		const data = {
			selector: `#${read("a")}`,
			value: [read("b"), read(" b ")],
			url: `/${read("c")}`,
			message: `${read("d")} $e {f} ${read("g-h")}`,
		};
		const { warnings } = validateFlow(flowOf([stepOf("log", "use", data)]));
		const names = warnings.flatMap(({ message }) => /variable "(.+)" which/.exec(message)?.[1] ?? []);
		expect(names).toEqual(["a", "b", "c", "d"]);
	});
});
