import { expect, it } from "vitest";
import type { FlowGraph, StepData } from "../document/flow-document.ts";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { type StepKind, stepList } from "../steps/step-list.ts";
import { generateScript } from "./generate-script.ts";

const go = (path: string, more: object = {}) => ({
	type: "navigate",
	targetUrl: `https://a.test${path}`,
	waitForLoad: true,
	cause: "load",
	...more,
});
const click = (primary: string, more: object = {}) => ({
	type: "click",
	selector: { primary, strategy: "css", fallbacks: [], attributes: {} },
	position: { x: 4, y: 5 },
	button: "left",
	clickCount: 1,
	...more,
});
const dialog = (kind: string, more: object = {}) => ({
	type: "dialog",
	dialog: kind,
	message: "?",
	accepted: true,
	...more,
});

/** What the code does behind its functions, without comments; and the notes, in short. */
function generate(...actions: readonly object[]): { lines: string[]; notes: unknown[] } {
	const whole = actions.map((action, index) => ({
		id: `a${index}`,
		timestamp: index,
		url: "https://a.test/",
		...action,
	}));
	const generated = generateScript(convertRecording(whole as RecordedAction[]), { name: "Steps" }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	const { code, notes } = generated.value;
	const all = code.split("\n").map((line) => line.trim());
	const lines = all.slice(all.lastIndexOf("try {") + 1, all.lastIndexOf("} catch (error) {"));
	return {
		lines: lines
			.filter((line) => line.startsWith("await "))
			.map((line) => line.slice(6, -1).replace(/^inStep\((?:'[^']*'|"[^"]*"), \(\) => (.*)\)$/, "$1")),
		notes: notes.map((note) => [note.step, note.code, ...(note.stepsLeft ? [note.stepsLeft] : [])]),
	};
}
const clicked = (css: string) => `click(oneOf(["${css}"]), { x: 4, y: 5 })`;

it("begins on the page of the recording, wherever that leads by itself", () => {
	expect(generate(go("/"), click("#a"))).toEqual({
		lines: ['goTo("https://a.test/")', clicked("#a")],
		notes: [[1, "start-page"]],
	});
	const led = [
		go("/"),
		go("/en", { causedBy: "a0" }),
		go("/en/#top", { causedBy: "a0", waitForLoad: false, cause: "hash" }),
	];
	expect(generate(...led, click("#a"))).toEqual({
		lines: ['goTo("https://a.test/", "https://a.test/en/#top")', clicked("#a")],
		notes: [[1, "start-page"]],
	});
});

it("ends where a step loads another page", () => {
	const led = [click("#a"), go("/b", { causedBy: "a0" })];
	expect(generate(...led)).toEqual({ lines: [clicked("#a")], notes: [] });
	expect(generate(...led, click("#b"), click("#c"))).toEqual({
		lines: [clicked("#a")],
		notes: [[1, "stops-after", 2]],
	});
	expect(generate(go("/"), click("#a"), go("/b"), click("#b"))).toEqual({
		lines: ['goTo("https://a.test/")', clicked("#a"), 'goTo("https://a.test/b")'],
		notes: [
			[1, "start-page"],
			[3, "stops-after", 1],
		],
	});
	expect(generate(click("#a"), go("/", { cause: "reload" }), click("#b"))).toEqual({
		lines: [clicked("#a"), "reload()"],
		notes: [[2, "stops-after", 1]],
	});
	expect(generate(click("#a"), go("/", { cause: "forward" }), click("#b")).notes).toEqual([[2, "stops-after", 1]]);
});

it("goes on where the page stays", () => {
	const within = { waitForLoad: false, cause: "history" };
	expect(generate(click("#a"), go("/b", { ...within, causedBy: "a0" }), click("#b"), go("/c", within)).lines).toEqual([
		clicked("#a"),
		'waitForAddress("https://a.test/b")',
		clicked("#b"),
		'waitForAddress("https://a.test/c")',
	]);
	expect(generate(click("#a"), go("/#b", { waitForLoad: false, cause: "hash" }), click("#b"))).toEqual({
		lines: [clicked("#a"), 'goTo("https://a.test/#b")', clicked("#b")],
		notes: [],
	});
	expect(generate(click("#a"), go("/", { waitForLoad: false, cause: "back" }), click("#b")).lines).toEqual([
		clicked("#a"),
		"travel(-1)",
		clicked("#b"),
	]);
	expect(
		generate(click("#a"), go("/in", { frame: [click("#f").selector], causedBy: "a0" }), click("#b")).lines,
	).toEqual([clicked("#a"), clicked("#b")]);
});

it("answers dialogs from before the step that opens them", () => {
	expect(
		generate(click("#a"), dialog("confirm"), dialog("prompt", { accepted: false, answer: "Ada" }), click("#b")),
	).toEqual({
		lines: [
			'withDialogs([{ type: "confirm", accept: true }, { type: "prompt", accept: false, answer: "Ada" }], () => click(oneOf(["#a"]), { x: 4, y: 5 }))',
			clicked("#b"),
		],
		notes: [],
	});
	const frame = [click("#f").selector];
	expect(
		generate(dialog("alert"), click("#a"), dialog("beforeunload"), click("#b"), dialog("confirm", { frame })),
	).toEqual({
		lines: [clicked("#a"), clicked("#b")],
		notes: [
			[1, "dialog-unanswered"],
			[3, "dialog-unanswered"],
			[5, "dialog-unanswered"],
		],
	});
	// The page is left by what was answered.
	expect(generate(click("#a"), dialog("confirm"), go("/b", { causedBy: "a0" }), click("#b")).notes).toEqual([
		[2, "stops-after", 1],
	]);
});

it("stays in its tab, whatever is done in others", () => {
	const other = { tab: 1 };
	const opened = [
		{ type: "tab", change: "opened", ...other },
		go("/b", other),
		click("#b", other),
		dialog("alert", other),
	];
	expect(generate(click("#a"), ...opened, { type: "tab", change: "activated" }, click("#c"))).toEqual({
		lines: [clicked("#a"), clicked("#c")],
		notes: [2, 3, 4, 5, 6].map((step) => [step, "other-tab"]),
	});
});

it("notes for each step in a frame that it needs the same origin", () => {
	expect(generate(click("#a", { frame: [click("#f").selector] })).notes).toEqual([[1, "same-origin-frame"]]);
});

it("leaves out elements in closed shadow roots", () => {
	const { selector } = click("#a");
	const closed = { ...selector, closed: true };
	const drag = { type: "drag", source: selector, target: closed, duration: 5 };
	expect(generate(click("", { selector: closed }), click("#a", { frame: [closed] }), drag, click("#b"))).toEqual({
		lines: [clicked("#b")],
		notes: [1, 2, 3].map((step) => [step, "closed-shadow-root"]),
	});
});

const steps = (...made: readonly [StepKind, Partial<StepData>][]): FlowGraph => ({
	nodes: made.map(([type, data], index) => ({
		id: `n${index}`,
		type,
		position: { x: 0, y: 0 },
		data: { label: "Step", category: stepList[type].category, ...data },
	})),
	edges: made.slice(1).map((_, index) => ({ id: `e${index}`, source: `n${index}`, target: `n${index + 1}` })),
});

it.each<[StepKind, Partial<StepData>, string, string]>([
	...(["click", "type", "select", "check", "hover", "drag"] as const).map(
		(kind) => [kind, {}, "INCOMPLETE_STEP", '"Step" is missing a CSS selector'] as [StepKind, object, string, string],
	),
	["observe", { selector: " " }, "INCOMPLETE_STEP", '"Step" is missing a CSS selector to observe'],
	["wait", { delay: -1 }, "INCOMPLETE_STEP", '"Step" has an invalid delay value'],
	["navigate", {}, "INCOMPLETE_STEP", '"Step" is missing a URL'],
	["navigate", { url: "java\nscript:alert(1)" }, "INCOMPLETE_STEP", '"Step" leads to an address outside of the web'],
	["navigate", { url: " data:text/html,x" }, "INCOMPLETE_STEP", '"Step" leads to an address outside of the web'],
	["keypress", {}, "INCOMPLETE_STEP", '"Step" is missing a key'],
	[
		"click",
		{ selector: "a", parameters: { clickCount: "2" } },
		"INCOMPLETE_STEP",
		'"Step" has parameters that cannot be read',
	],
	["condition", { condition: " " }, "INCOMPLETE_STEP", '"Step" is missing a condition expression'],
	[
		"condition",
		{ condition: "a) { b(); } if (c" },
		"INCOMPLETE_STEP",
		'"Step" has a condition expression that cannot be read: Unexpected token',
	],
	["custom", {}, "INCOMPLETE_STEP", '"Step" is missing JavaScript code'],
	[
		"custom",
		{ code: "}); alert(1); (() => {" },
		"INCOMPLETE_STEP",
		'"Step" has JavaScript code that cannot be read: It ends the function that it is in',
	],
	["store", { value: "x" }, "INCOMPLETE_STEP", '"Step" is missing a variable name'],
	["drag", { selector: "a", parameters: {} }, "INCOMPLETE_STEP", '"Step" has parameters that cannot be read'],
])("refuses %s with %j", (kind, data, code, message) => {
	const generated = generateScript(steps(["wait", {}], [kind, data]), { name: "Steps" }, "bookmarklet");
	expect(generated).toEqual({ ok: false, error: { code, message, nodeId: "n1" } });
});

it("notes where it is unknown whether going back loads a page", () => {
	const generated = generateScript(steps(["back", {}], ["wait", {}]), { name: "Steps" }, "bookmarklet");
	expect(generated.ok && generated.value.notes).toEqual([{ nodeId: "n0", step: 1, code: "may-stop-after" }]);
	expect(generated.ok && generated.value.code).toContain("await pause(1000);");
});
