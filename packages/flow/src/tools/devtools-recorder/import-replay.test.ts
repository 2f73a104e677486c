import fc from "fast-check";
import { expect, it } from "vitest";
import { recordedAction } from "../../recording/recorded-action.ts";
import { sampleActions } from "../../recording/sample-actions.test-support.ts";
import { exportReplay } from "../export-as.test-support.ts";
import { importReplay } from "./import-replay.ts";

const NOW = 1_790_000_000_000;

/** As the Recorder of Chrome 156 writes it. */
const recorded = {
	title: "Order coffee",
	steps: [
		{
			type: "setViewport",
			width: 900,
			height: 700,
			deviceScaleFactor: 1,
			isMobile: false,
			hasTouch: false,
			isLandscape: false,
		},
		{
			type: "navigate",
			url: "https://coffee.example/",
			assertedEvents: [{ type: "navigation", url: "https://coffee.example/", title: "Coffee" }],
		},
		{
			type: "click",
			target: "main",
			offsetX: 80,
			offsetY: 12.5,
			selectors: [
				["aria/Mocha"],
				["[data-test='Mocha']"],
				['xpath///*[@data-test="Mocha"]'],
				["x-cup", "button"],
				"text/Mocha",
			],
		},
		{ type: "keyDown", target: "main", key: "Shift" },
		{ type: "keyDown", target: "main", key: "Enter" },
		{ type: "keyUp", target: "main", key: "Enter" },
		{ type: "keyUp", target: "main", key: "Shift" },
		{ type: "change", value: "Ada", selectors: [["#name"]], target: "main", frame: [0] },
		{
			type: "click",
			selectors: ["#pay"],
			offsetX: 1,
			offsetY: 1,
			target: "https://pay.example/",
			assertedEvents: [{ type: "navigation", url: "https://pay.example/done" }],
		},
		{ type: "waitForElement", selectors: ["#thanks"], operator: "==", count: 0 },
		{ type: "customStep", name: "checkout" },
		{ type: "click", selectors: [] },
		// A button that our clicks do not have is not taken for the left one.
		{ type: "click", selectors: ["#pay"], offsetX: 1, offsetY: 1, button: "back" },
	],
};

it("reads what the Recorder wrote, with every alternative selector", () => {
	const result = importReplay(recorded, NOW);
	if (!result.ok) throw new Error(result.error.message);
	const { title, actions, notes } = result.value;
	expect(title).toBe("Order coffee");
	expect(actions.map(({ type }) => type)).toEqual([
		"navigate",
		"click",
		"keypress",
		"type",
		"click",
		"navigate",
		"wait",
	]);
	expect(actions[1]).toEqual({
		id: "imported-3",
		timestamp: NOW,
		url: "https://coffee.example/",
		viewport: { width: 900, height: 700 },
		type: "click",
		position: { x: 80, y: 12.5 },
		button: "left",
		clickCount: 1,
		selector: {
			primary: "aria/Mocha",
			strategy: "text",
			attributes: {},
			fallbacks: ["[data-test='Mocha']", 'xpath///*[@data-test="Mocha"]', "x-cup >>> button", "text/Mocha"],
		},
	});
	expect(actions[2]).toMatchObject({ key: "Enter", modifiers: { shift: true, ctrl: false } });
	expect(actions[4]).toMatchObject({ tab: 1, selector: { strategy: "id" } });
	expect(actions[5]).toMatchObject({ targetUrl: "https://pay.example/done", causedBy: "imported-9" });
	expect(actions[6]).toMatchObject({ condition: "absent", duration: 5000 });
	expect(notes).toEqual([
		{ step: 9, code: "target-as-tab", type: "click" },
		{ step: 11, code: "unknown-step", type: "customStep" },
		{ step: 12, code: "bad-step", type: "click" },
		{ step: 13, code: "bad-step", type: "click" },
	]);
});

it("imports its own exports, except for what the notes name", () => {
	const supported = sampleActions.filter(
		({ type, frame }) => /^(?:navigate|click|type|scroll|hover)$/.test(type) && frame === undefined,
	);
	const result = importReplay(JSON.parse(JSON.stringify(exportReplay("Back", supported).document)), NOW);
	if (!result.ok) throw new Error(result.error.message);
	expect(result.value.notes).toEqual([]);
	expect(result.value.actions.map(({ type }) => type).toSorted()).toEqual(supported.map(({ type }) => type).toSorted());
});

it.each([null, 3, "text", [], {}, { title: 1, steps: [] }, { title: "a" }])(
	"says of %j that it is no recording",
	(json) => {
		expect(importReplay(json, NOW)).toMatchObject({ ok: false, error: { code: "NOT_A_RECORDING" } });
	},
);

it("converts any input only to valid actions", () => {
	const anyStep = fc.record({
		type: fc.constantFrom("click", "change", "navigate", "keyDown", "scroll", "close", "x"),
	});
	const step = fc.tuple(
		anyStep,
		fc.dictionary(
			fc.constantFrom("selectors", "value", "url", "key", "offsetX", "offsetY", "target", "x", "y"),
			fc.jsonValue(),
		),
	);
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			const result = importReplay({ title: "x", steps: steps.map(([type, more]) => ({ ...more, ...type })) }, NOW);
			if (!result.ok) throw new Error("a title and steps are enough");
			for (const action of result.value.actions) expect(recordedAction.safeParse(action).success).toBe(true);
			expect(new Set(result.value.actions.map(({ id }) => id)).size).toBe(result.value.actions.length);
		}),
	);
});
