import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FlowGraph, StepData } from "../document/flow-document.ts";
import { chainOf } from "../program/arbitrary-graph.test-support.ts";
import { type StepKind, stepKinds, stepList } from "../steps/step-list.ts";
import { validateFlow } from "../validate/validate-flow.ts";
import { arbitraryFlow, ESCAPED, hostileText } from "./arbitrary-flow.test-support.ts";
import { everyKind } from "./every-kind.test-support.ts";
import { generateScript } from "./generate-script.ts";
import type { GenerateSettings, GenerateTarget } from "./generated-code.ts";

const TARGETS: readonly GenerateTarget[] = ["bookmarklet", "script", "userscript", "run"];

/** The analyzer takes seconds for a flow with every kind of step: a short run rates it as a userscript only. */
const RATED_LAYOUTS = (
	[
		["bookmarklet", {}, true],
		["script", { useAsync: false, addComments: false }, true],
		["userscript", {}, true],
		["userscript", { targetUrl: "shop.test" }, false],
		["run", {}, true],
	] as const
).filter(([target]) => process.env.SCRIPTORIUM_SHORT !== "1" || target === "userscript");

const generate = (flow: FlowGraph, settings: Partial<GenerateSettings> = {}, target: GenerateTarget = "script") => {
	const generated = generateScript(flow, { name: "Order ink", ...settings }, target);
	if (!generated.ok) throw new Error(generated.error.message);
	return generated.value;
};
const flowOf = (...steps: readonly [StepKind, Partial<StepData>][]): FlowGraph => ({
	nodes: steps.map(([type, data], index) => ({
		id: `n${index}`,
		type,
		position: { x: 0, y: index },
		data: { label: `Step ${index}`, category: stepList[type].category, ...data },
	})),
	edges: steps.slice(1).map((_, index) => ({ id: `e${index}`, source: `n${index}`, target: `n${index + 1}` })),
});
/** The program as the hub reads it; fails for a text that it refuses. */
function parsed(code: string) {
	const read = readScriptText(code);
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	const body = parseBody(read.text);
	if (!body.ok || body.problem !== null) throw new Error(JSON.stringify(body));
	return { ...read.text, program: body.program };
}
const line = (code: string, text: string): string =>
	code
		.split("\n")
		.find((one) => one.includes(text))
		?.trim() ?? "";
const settings = fc.record({
	name: hostileText,
	description: hostileText,
	targetUrl: hostileText,
	wrapInIIFE: fc.boolean(),
	addComments: fc.boolean(),
	useAsync: fc.boolean(),
	errorHandling: fc.boolean(),
});

describe("generateScript", () => {
	it.each(TARGETS)("writes every kind of step for %s, with all settings, as a text that the hub reads", (target) => {
		for (const on of [true, false]) {
			const layout = { wrapInIIFE: on, addComments: on, useAsync: on, errorHandling: on };
			const { code, lines } = generate(everyKind(), layout, target);
			expect(() => parsed(code)).not.toThrow();
			const ids = new Set(lines.map(({ nodeId }) => nodeId));
			const missing = stepKinds.filter((kind) => kind !== "custom" && !ids.has(kind));
			// Without comments nothing is left of these in straight code, and nothing follows the step that loads a page.
			const straight = target === "script" || target === "bookmarklet";
			expect(missing.filter((kind) => !straight || !/upload|dialog|tab|reload|back|navigate/.test(kind))).toEqual(
				straight ? missing.filter((kind) => !/upload|dialog|tab|reload|back|navigate/.test(kind)) : [],
			);
		}
	});

	it("never throws, and writes nothing but data, whatever a valid flow contains", () => {
		let written = 0;
		fc.assert(
			fc.property(arbitraryFlow(6), settings, fc.constantFrom(...TARGETS), (flow, layout, target) => {
				validateFlow(flow);
				const generated = generateScript(flow, layout, target);
				if (!generated.ok) return;
				written += 1;
				const { code } = generated.value;
				expect(() => parsed(code)).not.toThrow();
				// The metadata of a userscript are comments of a file of its own.
				expect(code.replace(/^[\s\S]*==\/UserScript==/, "")).not.toMatch(/<\/script|<!--/i);
				expect(namesIn(parsed(code).program)).not.toContain(ESCAPED);
			}),
			{ numRuns: 400 },
		);
		expect(written).toBeGreaterThan(100);
	});

	it("writes a variable as what it holds, in every text of a step", () => {
		const { code } = generate(
			flowOf(
				["extract", { selector: "#price" }],
				["store", { variable: "all in all", value: "`$" + "{extractedText}`" }],
				["click", { selector: '[data-price="$' + '{extractedText}"]' }],
				["condition", { condition: "$" + "{extractedText} < 10 && 'is $" + "{extractedText}' !== extractedText" }],
			),
		);
		expect(line(code, "variables = ")).toBe('const variables = { extractedText: "", ["all in all"]: "" };');
		expect(code).toContain("variables.extractedText = await inStep('Step 1 \"Step 0\"', () => extract(");
		expect(code).toContain('variables["all in all"] = `\\`$' + "{variables.extractedText}\\``;");
		expect(code).toContain('byCss(`[data-price="$' + '{variables.extractedText}"]`');
		expect(line(code, "if ((({")).toContain(
			"readNumber(variables.extractedText) < 10 && `is $" + "{variables.extractedText}` !== extractedText",
		);
	});

	it("uses the specification's defaults and messages", () => {
		const { code } = generate(
			flowOf(["wait", {}], ["observe", { selector: "#x" }], ["loop", {}], ["extract", { selector: "p" }]),
		);
		expect(code).toContain("await pause(1000);");
		expect(code).toContain('await waitForElement(byCss("#x"), "present", 5000);');
		expect(code).toContain("for (let turn = 1; turn <= 1; turn += 1) {");
		expect(code).toContain("variables.extractedText = ");
		expect(code).toContain('alert("An error occurred: " + error.message);');
	});

	it("looks up selectors inside the current element of a loop, in shared parts too", () => {
		const flow = flowOf(["loop", { selector: ".row" }], ["click", { selector: "button" }]);
		expect(line(generate(flow).code, "click(by")).toContain('byCss("button", element)');
		const framed = flowOf(["loop", { times: 2 }], ["click", { selector: "button" }]);
		expect(line(generate(framed).code, "click(by")).toContain('byCss("button")');
		expect(line(generate(flow, {}, "run").code, "click(by")).toContain("(element) => click(");
	});

	it("tells the lines of each step, behind the wrapper and the metadata too", () => {
		const flow = flowOf(
			["log", { message: "one" }],
			["loop", { times: 2 }],
			["log", { message: "two" }],
			["custom", { code: "const text = `a\nb`;\nconsole.log(text);" }],
		);
		for (const target of TARGETS) {
			const { code, lines } = generate(flow, { description: "a\nb" }, target);
			const textOf = (id: string) => {
				const place = lines.find(({ nodeId }) => nodeId === id);
				return code
					.split("\n")
					.slice((place?.from ?? 1) - 1, place?.to)
					.join("\n");
			};
			expect(textOf("n0"), target).toMatch(/^\s*\/\/ 1\. Step 0\n.*console\.log\("one"\).*$/);
			expect(textOf("n2"), target).toMatch(/^\s*\/\/ 3\. Step 2\n.*console\.log\("two"\).*$/);
			expect(textOf("n3"), target).toMatch(/^\s*\/\/ 4\. Step 3\n.*\nconst text = `a\nb`;\nconsole\.log\(text\);\n.*$/);
			expect(
				lines.map(({ nodeId }) => nodeId),
				target,
			).toEqual(["n0", "n1", "n2", "n3"]);
		}
	});

	it("writes the metadata of a userscript from the settings", () => {
		const layout = {
			name: "A\n// ==/UserScript==",
			description: "B",
			targetUrl: "*.example.com, https://a.test/b*, nonsense here",
		};
		const { metadata } = parsed(generate(flowOf(["wait", {}]), layout, "userscript").code);
		expect(metadata).toMatchObject({
			description: "B",
			matches: ["*://*.example.com/*", "https://a.test/b*"],
			grants: ["GM_registerMenuCommand"],
			allFrames: false,
		});
		expect(parsed(generate(flowOf(["wait", {}]), {}, "userscript").code).metadata?.matches).toEqual(["*://*/*"]);
	});

	it("asks before it goes on with what types, sends or leaves the sites of the script", () => {
		const look: [StepKind, Partial<StepData>][] = [
			["click", { selector: "a.next" }],
			["extract", { selector: "h1" }],
			["navigate", { url: "https://shop.test/b" }],
		];
		const asks = (targetUrl: string, ...steps: readonly [StepKind, Partial<StepData>][]) =>
			generate(flowOf(...look, ...steps), { targetUrl }, "userscript").code.includes("askToResumeRun(flow)");
		expect(asks("shop.test")).toBe(false);
		expect(asks("*")).toBe(true);
		expect(asks("*.com")).toBe(true);
		for (const step of [
			["type", { selector: "#q", value: "x" }],
			["click", { selector: ".like-button" }],
			["click", { selector: "button[type=submit]" }],
			["alert", { message: "x" }],
			["navigate", { url: "https://other.test/" }],
			["navigate", { url: "/q?=$" + "{extractedText}" }],
			["custom", { code: "x()" }],
		] as const)
			expect(asks("shop.test", [step[0], step[1]]), step[0]).toBe(true);
	});

	it.each(RATED_LAYOUTS)("rates Low without custom steps: %s %j", (target, layout, isWhole) => {
		const flow = isWhole
			? everyKind({ navigate: target === "userscript" ? { url: "https://other.test/?q=$" + "{title}" } : {} })
			: flowOf(
					["navigate", { url: "https://shop.test/" }],
					["loop", { times: 2 }],
					["extract", { selector: "h1" }],
					["click", { selector: "a.next" }],
					["log", { message: "$" + "{extractedText}" }],
				);
		const { code } = generate(flow, layout, target);
		const { risk_level, vulnerabilities } = analyzeScript({ code, title: "Order ink" });
		expect([risk_level, ...vulnerabilities.filter(({ severity }) => severity !== "low")]).toEqual(["green"]);
	});

	it.each(["bookmarklet", "script", "userscript", "run"] as const)(
		"rates Low with a field that Enter sends: %s",
		(target) => {
			const flow = flowOf(["type", { selector: "#q", value: "ink" }], ["keypress", { selector: "#q", value: "Enter" }]);
			const { code } = generate(flow, {}, target);
			expect(code).toContain("requestSubmit");
			expect(
				analyzeScript({ code, title: "Order ink" }).vulnerabilities.filter(({ severity }) => severity !== "low"),
			).toEqual([]);
		},
	);

	it.each(["alert", "prompt", "confirm"])("rates Low when a step answers the dialog that it opens: %s", (dialog) => {
		const flow = flowOf(
			["click", { selector: "#go", timeout: 9000 }],
			["dialog", { parameters: { dialog, accepted: true } }],
		);
		expect(line(generate(flow, {}, "run").code, "withDialogs([")).toContain(
			`withDialogs([{ type: "${dialog}", accept: true }], () => click(withTimeout(byCss("#go"), 9000)), 9000)`,
		);
		// The analyzer takes a second for each: the dialogs differ in one word.
		const targets = process.env.SCRIPTORIUM_SHORT === "1" ? (["bookmarklet"] as const) : TARGETS;
		for (const target of targets) {
			const { code } = generate(flow, {}, target);
			const { risk_level, vulnerabilities } = analyzeScript({ code, title: "Order ink" });
			expect(risk_level).toBe("green");
			// It answers in the person's place, which they have to know.
			const isAnswer = vulnerabilities.some(({ description }) => description.includes("in your place while it acts"));
			expect(isAnswer).toBe(dialog === "confirm");
		}
	});

	it("gives every step that waits the time of its settings", () => {
		const time = { timeout: 700 };
		const { code } = generate(
			flowOf(
				["click", { selector: "#a", ...time }],
				["extract", { selector: "text/Price", ...time }],
				["observe", { selector: "#late", ...time }],
				["loop", { selector: "li", ...time }],
				["back", time],
			),
		);
		for (const part of [
			'click(withTimeout(byCss("#a"), 700))',
			'extract(withTimeout(typed("text/Price"), 700))',
			'waitForElement(byCss("#late"), "present", 700)',
			'findElements(withTimeout(byCss("li"), 700))',
			"travel(-1, 700)",
		])
			expect(code).toContain(part);
	});

	it("writes 10,000 steps in a size that grows with their number", () => {
		const sizes = [1000, 10_000].map((size) => generate(withConditions(size)).code.length);
		expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeLessThan(12);
	});
});

/** Conditions that lead to the next two steps. */
function withConditions(size: number): FlowGraph {
	const { nodes, edges } = chainOf(
		size,
		() => "condition",
		(at) => [at + 1, at + 2],
	);
	return { nodes: nodes.map((node) => ({ ...node, data: { ...node.data, condition: "true" } })), edges };
}

/** Names that are not properties, in any place of a program. */
function namesIn(program: unknown): Set<string> {
	const names = new Set<string>();
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) {
			node.forEach(visit);
			return;
		}
		if (typeof node !== "object" || node === null) return;
		if ("type" in node && node.type === "Identifier" && "name" in node) names.add(String(node.name));
		for (const value of Object.values(node)) if (typeof value === "object") visit(value);
	};
	visit(program);
	return names;
}
