import fc from "fast-check";
import { expect, it } from "vitest";
import type { FlowDocument } from "../../document/flow-document.ts";
import { readFlowDocument } from "../../document/read-flow.ts";
import { arbitraryFlow } from "../../generate/arbitrary-flow.test-support.ts";
import { generateScript } from "../../generate/generate-script.ts";
import { programOf } from "../../program/flow-program.ts";
import { exportFlow } from "../export-flow.ts";
import { importSideFlows } from "./import-side-flow.ts";

/** Texts of this file read a variable by `@{name}`. */
const reads = (text: string): string => text.replaceAll("@{", "$" + "{");

type Command = readonly [command: string, target?: string, value?: string];
const projectOf = (...commands: readonly Command[]) => ({
	name: "Shop",
	url: "https://shop.test",
	tests: [
		{
			name: "Order",
			commands: commands.map(([command, target = "", value = ""]) => ({ command, target: reads(target), value })),
		},
	],
});
function imported(document: unknown) {
	const read = importSideFlows(document, 1);
	if (!read.ok) throw new Error(read.error.message);
	const [first] = read.value;
	if (first === undefined) throw new Error("no test");
	// What is imported is a flow that the builder opens.
	expect(readFlowDocument(JSON.parse(JSON.stringify(first.flow)))).toMatchObject({ ok: true });
	return first;
}
const read = (...commands: readonly Command[]) => imported(projectOf(...commands));
/** Each connection as `click:done>log`. */
const waysOf = ({ nodes, edges }: FlowDocument): string[] => {
	const typeOf = (id: string) => nodes.find((node) => node.id === id)?.type;
	return edges.map(({ source, target, sourceHandle }) => {
		const exit = sourceHandle === undefined ? "" : `:${sourceHandle}`;
		return `${typeOf(source)}${exit}>${typeOf(target)}`;
	});
};

it("makes conditions of if, elseIf and else, whose branches meet behind the end", () => {
	const { flow, notes } = read(
		["storeText", "css=.price", "price"],
		["if", "@{price} < 10"],
		["click", "id=buy"],
		["elseIf", '@{price} == "sold out"'],
		["check", "id=notify"],
		["else"],
		["echo", "Too expensive: @{price}"],
		["end"],
		["mouseOver", "id=menu"],
	);
	expect(notes).toEqual([]);
	expect(waysOf(flow)).toEqual([
		"extract>condition",
		"condition:true>click",
		"condition:false>condition",
		"condition:true>check",
		"condition:false>log",
		"log>hover",
		"check>hover",
		"click>hover",
	]);
	expect(flow.nodes.map(({ data }) => data.condition ?? data.message ?? data.selector)).toEqual(
		[".price", "@{price} < 10", "#buy", '@{price} == "sold out"', "#notify", "Too expensive: @{price}", "#menu"].map(
			reads,
		),
	);
});

it("makes loops of times, while and do, which end where their condition says", () => {
	const { flow, notes } = read(
		["times", "3"],
		["click", "id=more"],
		["end"],
		["while", "document.title === 'Wait'", "20"],
		["pause", "100"],
		["end"],
		["do"],
		["click", "id=next"],
		["repeatIf", "document.querySelector('#next')"],
		["echo", "done"],
	);
	expect(notes.map(({ code, type }) => `${code} ${type}`)).toEqual(["replaced while", "replaced repeatIf"]);
	expect(waysOf(flow)).toEqual([
		"loop:body>click",
		"loop:done>loop",
		"loop:body>condition",
		"condition:true>wait",
		"loop:done>store",
		"store>loop",
		"loop:body>condition",
		"condition:true>store",
		"store>click",
		"loop:done>log",
	]);
	expect(flow.nodes.flatMap(({ data }) => data.times ?? [])).toEqual([3, 20, 1000]);
	const made = generateScript(flow, { name: "Order" }, "script");
	expect(made.ok).toBe(true);
});

it("leaves out loops over lists that only a run knows, with what is in them, and says so", () => {
	const { flow, notes } = read(
		["executeScript", "return [1, 2]", "list"],
		["forEach", "list", "one"],
		["if", "true"],
		["click", "id=a"],
		["end"],
		["end"],
		["end"],
		["else"],
		["click", "id=b"],
	);
	expect(notes.map(({ step, code }) => `${step} ${code}`)).toEqual([
		"1 unknown-step",
		"2 branch-left-out",
		"3 branch-left-out",
		"4 branch-left-out",
		"7 bad-step",
		"8 bad-step",
	]);
	expect(flow.nodes.map(({ data }) => data.selector)).toEqual(["#b"]);
});

it("keeps no secret, closes blocks that are open, and never throws", () => {
	const { flow } = read(["if", "true"], ["type", "id=password", "hunter2-of-ada"]);
	expect(JSON.stringify(flow)).not.toContain("hunter2");
	expect(waysOf(flow)).toEqual(["condition:true>type"]);
	const blocks = ["if", "elseIf", "else", "end", "times", "while", "do", "repeatIf", "forEach"];
	const command = fc.constantFrom(
		...blocks,
		"store",
		"storeText",
		"echo",
		"runScript",
		"executeScript",
		"click",
		"type",
		"acceptAlert",
		"selectFrame",
		"addSelection",
		"open",
		"",
	);
	const text = fc.constantFrom("", "id=a", "true", "@{a}", "a", "2", "alert(1);", "css=b@href", "((", "\\n");
	fc.assert(
		fc.property(fc.array(fc.tuple(command, text, text), { maxLength: 25 }), (commands) => {
			const { flow: made } = read(...commands);
			// Whatever the file has, the blocks of the flow are in order.
			expect(programOf(made).ok || made.nodes.length === 0).toBe(true);
		}),
		{ numRuns: 100 },
	);
});

it("gives a flow that was exported its conditions, loops and texts back", () => {
	const step = (id: string, type: string, data: object) => ({
		id,
		type,
		position: { x: 0, y: Number(id.slice(1)) * 100 },
		data: { label: id, category: "logic", ...data },
	});
	const way = (source: string, target: string, sourceHandle?: string) => ({
		id: `${source}-${target}`,
		source,
		target,
		...(sourceHandle ? { sourceHandle } : {}),
	});
	const original = readFlowDocument({
		version: 2,
		nodes: [
			step("s0", "navigate", { url: "https://shop.test/list" }),
			step("s1", "loop", { selector: "li, .row" }),
			step("s2", "extract", { selector: "b", variable: "price" }),
			step("s3", "condition", { condition: reads("@{price} < 10") }),
			step("s4", "click", { selector: "button" }),
			step("s5", "alert", { message: reads('Too "dear": @{price} + more') }),
			step("s6", "loop", { times: 2 }),
			step("s7", "log", { message: reads("again @{price}") }),
		],
		edges: [
			way("s0", "s1"),
			way("s1", "s2", "body"),
			way("s2", "s3"),
			way("s3", "s4", "true"),
			way("s3", "s5", "false"),
			way("s1", "s6", "done"),
			way("s6", "s7", "body"),
		],
		notes: [],
	});
	if (!original.ok) throw new Error(original.error.message);
	const file = exportFlow(original.value, { name: "Shop" }, "side", () => "id");
	if (!file.ok) throw new Error(file.error.message);
	const { flow, notes } = imported(JSON.parse(file.value.text));
	expect(notes).toEqual([]);
	expect(waysOf(flow)).toEqual(waysOf(original.value));
	const fieldsOf = ({ nodes }: FlowDocument) =>
		nodes.map(({ type, data: { selector, url, variable, message, times } }) => ({
			type,
			selector,
			url,
			variable,
			message,
			times,
		}));
	expect(fieldsOf(flow)).toEqual(fieldsOf(original.value));
});

it("reads every project that a flow becomes", () => {
	fc.assert(
		fc.property(arbitraryFlow(6), (flow) => {
			const file = exportFlow(flow, { name: "Any" }, "side", () => "id");
			if (file.ok) imported(JSON.parse(file.value.text));
		}),
		{ numRuns: 100 },
	);
});
