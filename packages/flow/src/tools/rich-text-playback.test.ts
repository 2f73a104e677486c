import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { exportPlaywright, exportPuppeteer, exportReplay } from "./export-as.test-support.ts";

const selector = {
	primary: "#letter",
	strategy: "id" as const,
	fallbacks: [],
	attributes: { contenteditable: "true" },
};
const common = { timestamp: 1, url: "https://a.test/" };
const write = (id: string, value: string, clear = false): RecordedAction => ({
	...common,
	type: "type",
	id,
	selector,
	value,
	clear,
});
const actions = [write("1", "we sail on "), write("2", '"Friday"\n'), write("3", "Anew", true)];
const bodyOf = (script: string) => script.split("\n").filter((line) => line.includes("#letter"));

it("goes on at the caret, and writes over only what was emptied", () => {
	expect(bodyOf(exportPlaywright("Letter", actions).document)).toEqual([
		'	await page.locator("#letter").pressSequentially("we sail on ");',
		'	await page.locator("#letter").pressSequentially("\\"Friday\\"\\n");',
		'	await page.locator("#letter").fill("Anew");',
	]);
	expect(bodyOf(exportPuppeteer("Letter", actions).document)).toEqual([
		'	await page.locator("#letter").waitHandle().then((element) => element.type("we sail on "));',
		'	await page.locator("#letter").waitHandle().then((element) => element.type("\\"Friday\\"\\n"));',
		'	await writeOver(page.locator("#letter"), "Anew");',
	]);
});

it("a user flow, which can only write over, writes what goes on by an expression, and says so", () => {
	const { document, notes } = exportReplay("Letter", actions);
	expect(document.steps).toEqual([
		{ type: "change", selectors: ["#letter"], value: "we sail on " },
		{ type: "waitForExpression", expression: '(document.execCommand("insertText", false, "\\"Friday\\"\\n"), true)' },
		{ type: "change", selectors: ["#letter"], value: "" },
		{ type: "change", selectors: ["#letter"], value: "Anew" },
	]);
	expect(notes).toEqual([{ actionId: "2", code: "replaced" }]);
});

it("a user flow goes on in the same field of the same frame only, also when typing changed its best selector", () => {
	const frame = (frameIndex: number) => [{ ...selector, primary: `#f${frameIndex}`, frameIndex }];
	const body = (primary: string) => ({ ...selector, primary, fallbacks: ["body"] });
	const { document } = exportReplay("Letters", [
		{ ...write("1", "one"), selector: body("body"), frame: frame(0) } as RecordedAction,
		{ ...write("2", "two"), selector: body("body"), frame: frame(1) } as RecordedAction,
		{ ...write("3", "three"), selector: body("text/two"), frame: frame(1) } as RecordedAction,
	]);
	expect(document.steps.map((step) => ("frame" in step ? [step.type, ...(step.frame ?? [])] : step.type))).toEqual([
		["change", 0],
		["change", 1],
		["waitForExpression", 1],
	]);
});

it("a user flow writes where a click or a key has put the caret, and keeps the text around it", () => {
	const press: RecordedAction = {
		...common,
		id: "0",
		type: "click",
		selector,
		position: { x: 5, y: 5 },
		button: "left",
		clickCount: 1,
	};
	const modifiers = { ctrl: true, alt: false, shift: false, meta: false };
	const end: RecordedAction = { ...common, id: "0", type: "keypress", key: "End", modifiers, selector };
	const other: RecordedAction = { ...press, selector: { ...selector, primary: "#subject" } };
	const lastOf = (before: RecordedAction) =>
		exportReplay("Letter", [before, write("1", "Dear Ada")]).document.steps.at(-1)?.type;
	expect([press, end, other].map(lastOf)).toEqual(["waitForExpression", "waitForExpression", "change"]);
});
