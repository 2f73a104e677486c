import { describe, expect, it } from "vitest";
import type { FlowGraph } from "../../document/flow-document.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { target } from "../../recording/sample-actions.test-support.ts";
import { exportReplay } from "../export-as.test-support.ts";
import { exportFlow } from "../export-flow.ts";

const SHOP = "https://a.test/";
const HELP = "https://a.test/help";
const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };

let count = 0;
const at = (url: string, tab: number) => ({
	id: `a${++count}`,
	timestamp: count * 5000,
	url,
	...(tab > 0 ? { tab } : {}),
});
const click = (url: string, tab = 0, more: object = {}): RecordedAction => ({
	...at(url, tab),
	type: "click",
	selector: target("#a"),
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
	...more,
});
const turn = (change: "opened" | "closed" | "activated", url: string, tab = 0): RecordedAction => ({
	...at(url, tab),
	type: "tab",
	change,
});
const led = (url: string, tab: number, by: RecordedAction): RecordedAction => ({
	...at(url, tab),
	type: "navigate",
	targetUrl: url,
	waitForLoad: true,
	cause: "load",
	causedBy: by.id,
});

const made = (actions: readonly RecordedAction[]) => {
	const { document, notes } = exportReplay("Tabs", actions);
	return { steps: document.steps, codes: notes.map(({ code }) => code) };
};
const opening = (more: object = {}, url = HELP): RecordedAction[] => {
	const by = click(SHOP, 0, more);
	return [by, turn("opened", url, 1), led(url, 1, by)];
};

describe("steps in other tabs", () => {
	it("name their tab by its address before the step, not by that of a frame or of the page that it leads to", () => {
		const frame = [{ ...target("#pay"), frameIndex: 0 }];
		const { steps } = made([
			...opening(),
			click("https://pay.test/card", 1, { frame }),
			{
				...at("https://a.test/more", 1),
				type: "navigate",
				targetUrl: "https://a.test/more",
				waitForLoad: true,
				cause: "load",
			},
			click("https://a.test/more", 1),
		]);
		expect(steps).toMatchObject([
			{ type: "click" },
			{ type: "click", target: HELP, frame: [0] },
			{ type: "navigate", url: "https://a.test/more", target: HELP },
			{ type: "click", target: "https://a.test/more" },
		]);
	});

	it("get the size that the tab had, once", () => {
		const viewport = { viewport: { width: 400, height: 300 } };
		const { steps } = made([...opening(), click(HELP, 1, viewport), click(HELP, 1, viewport)]);
		const sizes = steps.filter(({ type }) => type === "setViewport");
		expect(sizes).toMatchObject([{ width: 400 }, { width: 400, height: 300, target: HELP }]);
	});

	it("are left out when an older tab has the same address: they would be done there", () => {
		const actions = [...opening({}, SHOP), click(SHOP, 1), turn("closed", SHOP, 1), click(SHOP)];
		expect(made([click(SHOP), ...actions])).toMatchObject({
			steps: [{ type: "click" }, { type: "click" }, { type: "click" }],
			codes: ["no-such-step", "no-such-step"],
		});
	});

	it("say that a secret is missing in the address", () => {
		const url = "https://a.test/reset?token=";
		expect(made([...opening({}, url), click(url, 1)]).codes).toEqual(["secret-value"]);
		expect(made([...opening({}, `${HELP}?q=ink`), click(`${HELP}?q=ink`, 1)]).codes).toEqual([]);
	});

	it("press keys by script, as the runner presses them in the first tab", () => {
		const key = { ...at(HELP, 1), type: "keypress", key: "Enter", modifiers: NO_KEYS } as const;
		const { steps, codes } = made([...opening(), key, led("https://a.test/found", 1, key)]);
		expect(steps.at(-1)).toMatchObject({ type: "waitForExpression", target: HELP, assertedEvents: [{}] });
		expect(codes).toEqual(["replaced"]);
	});

	it("lose the keys that are held at a click, and say so", () => {
		const modifiers = { ...NO_KEYS, ctrl: true };
		expect(made([...opening(), click(HELP, 1, { modifiers })])).toMatchObject({
			steps: [{ type: "click" }, { type: "click" }],
			codes: ["keys-left-out"],
		});
	});
});

describe("a tab that is opened", () => {
	it("stays a tab while nothing is done in the others of its window", () => {
		const actions = [...opening(), click(HELP, 1), turn("closed", HELP, 1), turn("activated", SHOP), click(SHOP)];
		expect(made(actions)).toMatchObject({
			steps: [{ type: "click" }, { type: "click", target: HELP }, { type: "close", target: HELP }, { type: "click" }],
			codes: [],
		});
	});

	it("becomes a window by Shift when something is done in the first one while it is open", () => {
		const { steps, codes } = made([...opening(), click(HELP, 1), turn("activated", SHOP), click(SHOP)]);
		expect(steps.slice(0, 3)).toMatchObject([{ type: "keyDown", key: "Shift" }, { type: "click" }, { type: "keyUp" }]);
		expect(codes).toEqual(["replaced"]);
	});

	it("stays behind, with its keys, and is opened again as a window when something is done in it", () => {
		const ctrl = { modifiers: { ...NO_KEYS, ctrl: true } };
		expect(made([...opening(ctrl), click(SHOP)]).steps.map(({ type }) => type)).toEqual([
			"keyDown",
			"click",
			"keyUp",
			"click",
		]);
		const { steps, codes } = made([...opening(ctrl), click(SHOP), turn("activated", HELP, 1), click(HELP, 1)]);
		expect(steps.slice(3)).toMatchObject([
			{
				type: "waitForExpression",
				expression: '(open(location.href, "_blank", "noopener,popup"), true)',
				target: HELP,
			},
			{ type: "close", target: HELP },
			{ type: "click" },
			{ type: "click", target: HELP },
		]);
		expect(codes).toEqual(["replaced"]);
	});

	it("without an action is opened as a window", () => {
		const typed = { ...at(HELP, 1), type: "navigate", targetUrl: HELP, waitForLoad: true, cause: "load" } as const;
		expect(made([click(SHOP), turn("opened", HELP, 1), typed, click(HELP, 1)])).toMatchObject({
			steps: [
				{ type: "click" },
				{ type: "waitForExpression", expression: `(open("${HELP}", "_blank", "noopener,popup"), true)` },
				{ target: HELP },
			],
			codes: ["replaced"],
		});
	});
});

it("a flow's code, log and new tabs keep their place among the tabs", () => {
	const data = (label: string, more: object) => ({ label, category: "", ...more });
	const nodes = [
		["go", "navigate", { url: SHOP }],
		["help", "click", { selector: "#help" }],
		["opened", "tab", { parameters: { change: "opened", tab: 1 } }],
		["helped", "navigate", { url: HELP, parameters: { cause: "load", causedBy: "help", tab: 1 } }],
		["code", "custom", { code: "say(1)", parameters: { tab: 1 } }],
		["other", "navigate", { url: "/gift", newTab: true }],
		["back", "click", { selector: "#back" }],
	].map(([id, type, more]) => ({ id, type, position: { x: 0, y: 0 }, data: data(String(id), more as object) }));
	const edges = nodes.slice(1).map(({ id }, index) => ({ id: `e${index}`, source: nodes[index]?.id, target: id }));
	const result = exportFlow({ nodes, edges } as FlowGraph, { name: "Tabs" }, "replay", () => "id");
	if (!result.ok) throw new Error(result.error.message);
	expect(JSON.parse(result.value.text).steps).toMatchObject([
		{ type: "navigate" },
		{ type: "keyDown", key: "Shift" },
		{ type: "click" },
		{ type: "keyUp" },
		{ type: "waitForExpression", expression: expect.stringContaining("say(1)"), target: HELP },
		{ type: "waitForExpression", expression: expect.stringContaining('open(new URL("/gift", location.href).href') },
		{ type: "click" },
	]);
	expect(result.value.notes.map(({ nodeId, code }) => `${nodeId} ${code}`)).toEqual([
		"help replaced",
		"code replaced",
		"other replaced",
	]);
});
