import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { target } from "../recording/sample-actions.test-support.ts";
import { exportPlaywright } from "../tools/export-as.test-support.ts";

it.each([
	["the rail of a slider", "span", null, [["class", "class", "MuiSlider-rail"]], true],
	["the page behind a dialog", "div", null, [["class", "class", "backdrop"]], true],
	["a board that is a component", "chess-board", null, [["attribute", "size", "8"]], true],
	["a map", "canvas", null, [], true],
	["a menu entry", "div", "menuitem", [["text", "text", "Print"]], false],
	["a text that is pressed", "span", null, [["text", "text", "Buy milk"]], false],
	["a button with an icon", "button", "button", [["class", "class", "destroy"]], false],
] as const)("writes the place of a click where it matters: %s", (_, tag, role, own, isMeant) => {
	const place = { path: [], previous: null, next: null, row: [], headings: [], around: [] };
	const evidence = own.map(([source, kind, value]) => ({ source, kind, value, bits: 3 }));
	const fingerprint = { tag, role, own: evidence, shape: "", place, controlSample: {} };
	const pressed: RecordedAction = {
		id: "1",
		timestamp: 1,
		url: "https://a.test/",
		type: "click",
		button: "left",
		clickCount: 1,
		selector: { ...target("#a"), fingerprint },
		position: { x: 7, y: 9 },
	};
	expect(exportPlaywright("T", [pressed]).document.includes("position: { x: 7, y: 9 }")).toBe(isMeant);
});
