import { expect, it } from "vitest";
import type { FlowGraph, StepData } from "../document/flow-document.ts";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { sampleActions } from "../recording/sample-actions.test-support.ts";
import { type StepKind, stepList } from "../steps/step-list.ts";
import { generateScript } from "./generate-script.ts";
import type { GenerateSettings } from "./generated-code.ts";

const generate = (flow: FlowGraph, settings: Partial<GenerateSettings> = {}) => {
	const generated = generateScript(flow, { name: "Order ink", ...settings }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	return generated.value;
};
const recorded = (actions: readonly object[], settings?: Partial<GenerateSettings>) => {
	const whole = actions.map((action, index) => ({
		id: `a${index}`,
		timestamp: index,
		url: "https://a.test/",
		...action,
	}));
	return generate(convertRecording(whole as RecordedAction[]), settings);
};
/** What the code does behind its functions. */
const stepsOf = (code: string): string[] => {
	const lines = code.split("\n").map((line) => line.trim());
	return lines
		.slice(lines.lastIndexOf("try {") + 1, lines.lastIndexOf("} catch (error) {"))
		.map((line) => line.replace(/^await inStep\((?:'[^']*'|"[^"]*"), \(\) => (.*)\);$/, "await $1;"));
};
const functionsOf = (code: string): string[] =>
	[...code.matchAll(/^\t?(?:async )?function\*? (\w+)/gm)].map(([, name]) => name ?? "").sort();
const parse = (code: string): unknown => new Function(code);
const at = (primary: string, ...fallbacks: string[]) => ({ primary, strategy: "css", fallbacks, attributes: {} });
const click = (primary: string, more: object = {}) => ({
	type: "click",
	selector: at(primary),
	position: { x: 4, y: 5 },
	button: "left",
	clickCount: 1,
	...more,
});
/** A flow of steps that were made by hand. */
const flowOf = (...steps: readonly [StepKind, Partial<StepData>][]): FlowGraph => ({
	nodes: steps.map(([type, data], index) => ({
		id: `n${index}`,
		type,
		position: { x: 0, y: 0 },
		data: { label: "Step", category: stepList[type].category, ...data },
	})),
	edges: steps.slice(1).map((_, index) => ({ id: `e${index}`, source: `n${index}`, target: `n${index + 1}` })),
});

it("writes one call per step, and notes omitted ones", () => {
	const { code, notes } = generate(convertRecording(sampleActions));
	const other = (id: string) => `oneOf(["${id}", 'xpath//*[@id="${id}"]'])`;
	expect(stepsOf(code)).toEqual([
		"// 1. Go to",
		'await goTo("https://shop.example/cart");',
		"// 2. Click",
		`await click(${other("#add")}, { x: 4, y: 5 });`,
		"// 3. Type",
		`await typeText(${other("#name")}, "Ada");`,
		"// 4. Type (hidden): left out, it is secret and was not recorded",
		"// 5. Scroll",
		'await scrollToPosition(byCss("html"), 0, 900);',
		"// 6. Select",
		`await selectOptions(${other("#size")}, ["m", "l"]);`,
		"// 7. Hover",
		`await hover(${other("#menu")});`,
		"// 8. Drag",
		`await drag(${other("#card")}, ${other("#done")}, { duration: 500 });`,
		"// 9. Press key",
		'await pressKey(null, "Enter", { ctrlKey: true });',
		"// 10. Wait",
		"await pause(1000);",
		"// 11. Wait for Element",
		`await waitForElement(${other("#result")}, "visible", 5000);`,
		"// 12. Check",
		`await setChecked(${other("#terms")}, true);`,
		"// 13. Choose file: left out, a script cannot choose files",
		"// 14. Accept dialog: left out, a script cannot answer this dialog",
		"// 15. Tab opened: left out, a script stays in its tab",
		"// 16. Go back",
		"await travel(-1);",
		"// Step 16 loads another page, and a script ends with its own: 1 more not in it.",
	]);
	expect(notes.map(({ step, code: why, stepsLeft }) => [step, why, stepsLeft])).toEqual([
		...[
			[1, "start-page"],
			[4, "secret-value"],
			[7, "hover-style"],
			[13, "file-upload"],
		].map((note) => [...note, undefined]),
		...[
			[14, "dialog-unanswered"],
			[15, "other-tab"],
		].map((note) => [...note, undefined]),
		[16, "stops-after", 1],
	]);
	expect(notes[1]?.nodeId).toBe("recorded-3");
	parse(code);
});

it("is the same every time", () => {
	const flow = convertRecording(sampleActions);
	expect(generate(JSON.parse(JSON.stringify(flow)) as FlowGraph).code).toBe(generate(flow).code);
	expect(generate({ nodes: flow.nodes.toReversed(), edges: flow.edges.toReversed() }).code).toBe(generate(flow).code);
});

it("brings only the functions that its steps use", () => {
	const ofHover = (selector: string) => functionsOf(generate(flowOf(["hover", { selector }])).code);
	expect(ofHover("#menu")).toEqual(expect.arrayContaining(["findElement", "hover", "selected"]));
	const not = /^(drag|typeText|pressKey|clickOn|goTo|resolveTarget|indexPage|findAll|accessibleName)$/;
	expect(ofHover("#menu").filter((name) => not.test(name))).toEqual([]);
	// Variables may bring any kind of selector.
	for (const selector of ["aria/Menu", "#host >>> b", `${"$"}{menu}`])
		expect(ofHover(selector)).toEqual(expect.arrayContaining(["findAll", "accessibleName"]));
	const { code } = recorded([{ type: "hover", selector: at("#menu"), duration: 0 }]);
	expect(functionsOf(code)).toEqual(expect.arrayContaining(["findAll", "visibleOf"]));
	expect(functionsOf(recorded([{ type: "wait", duration: 5 }]).code)).toEqual(["pause"]);
});

it("writes a recorded element by its fingerprint, without what the resolver does not read", () => {
	const said = (source: string, kind: string, value: string, more: object = {}) => ({
		source,
		kind,
		value,
		bits: 5,
		...more,
	});
	const print = {
		tag: "button",
		role: "button",
		shape: "",
		controlSample: { text: ["text=Milk", "title=Bread"], test: ["data-testid=a b"], id: [] },
		own: [said("text", "text", "Delete it"), said("attribute", "name", "__proto__", { bits: 9.5, alone: "page" })],
		place: {
			path: ["button:1/1", "li:2/3"],
			previous: { tag: "b", text: "So much" },
			next: null,
			row: [said("text", "text", "Milk"), said("id", "id", "r1")],
			headings: [],
			around: [],
		},
	};
	const fingerprint = { ...print, anchor: { levels: 2, print: { ...print, own: [], isShapeAlone: true } } };
	const selector = { ...at('aria/Delete[role="button"]', "li:nth-of-type(2) > button"), fingerprint };
	const place = 'path: "button:1/1 li:2/3", previous: "b So much", row: ["text text 5 - Milk", "id id 5 - r1"]';
	expect(stepsOf(recorded([click("", { selector })]).code)[1]).toBe(
		[
			`await click(recorded('button "Delete it"', { tag: "button", `,
			'own: ["text text 5 - Delete it", "attribute name 9.5 page __proto__"], ',
			`${place}, anchor: [2, { tag: "button", isShapeAlone: true, ${place} }], `,
			'sample: { text: ["Milk"], test: ["data-testid=a b"] } }), { x: 4, y: 5 });',
		].join(""),
	);
});

it("uses a selector that was edited by hand as it is", () => {
	const flow = convertRecording([
		{ ...click("#old"), id: "a", timestamp: 1, url: "https://a.test/" } as RecordedAction,
	]);
	const [node] = flow.nodes;
	if (node === undefined) throw new Error("no node");
	const changed = { ...flow, nodes: [{ ...node, data: { ...node.data, selector: "#new" } }] };
	expect(stepsOf(generate(changed).code)).toEqual(["// 1. Click", 'await click(byCss("#new"), { x: 4, y: 5 });']);
});

it.each<[string, object, string]>([
	["a right click", click("#a", { button: "right" }), 'click(oneOf(["#a"]), { x: 4, y: 5, button: 2 })'],
	["a double click", click("#a", { clickCount: 2 }), 'click(oneOf(["#a"]), { x: 4, y: 5, count: 2 })'],
	[
		"held keys",
		click("#a", { modifiers: { ctrl: true, alt: false, shift: true, meta: false } }),
		'click(oneOf(["#a"]), { x: 4, y: 5, ctrlKey: true, shiftKey: true })',
	],
	[
		"typing that keeps what is there",
		{ type: "type", selector: at("#a"), value: "b", clear: false },
		'typeText(oneOf(["#a"]), "b", { append: true })',
	],
	["no tick", { type: "check", selector: at("#a"), checked: false }, 'setChecked(oneOf(["#a"]), false)'],
	[
		"a frame",
		click("#a", { frame: [at("#shop"), at("iframe", "main > iframe")] }),
		'click(inFrame(oneOf(["#a"]), oneOf(["#shop"]), oneOf(["iframe", "main > iframe"])), { x: 4, y: 5 })',
	],
	[
		"a place to drop",
		{ type: "drag", source: at("#a"), target: at("#b"), duration: 80, position: { x: 1, y: 2 } },
		'drag(oneOf(["#a"]), oneOf(["#b"]), { x: 1, y: 2, duration: 80 })',
	],
	[
		"a box that scrolls",
		{ type: "scroll", selector: at("#a"), position: { x: 1, y: 2 }, smooth: true },
		'scrollToPosition(oneOf(["#a"]), 1, 2, true)',
	],
	[
		"something that goes",
		{ type: "wait", duration: 80, selector: at("#a"), condition: "absent" },
		'waitForElement(oneOf(["#a"]), "absent", 80)',
	],
])("writes %s", (_, action, call) => {
	expect(stepsOf(recorded([action]).code)[1]).toBe(`await ${call};`);
});

it("uses the specification's defaults", () => {
	const lines = stepsOf(
		generate(
			flowOf(
				["wait", {}],
				["observe", { selector: "#a" }],
				["click", { selector: "#a", waitBefore: 70 }],
				["type", { selector: "#a" }],
				["navigate", { url: "/b", newTab: true }],
				["reload", {}],
			),
		).code,
	);
	expect(lines.filter((line) => !line.startsWith("//"))).toEqual([
		"await pause(1000);",
		'await waitForElement(byCss("#a"), "present", 5000);',
		"await pause(70);",
		'await click(byCss("#a"));',
		'await typeText(byCss("#a"), "");',
		'await openTab("/b");',
		"await reload();",
	]);
});
