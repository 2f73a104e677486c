import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { sampleActions, target } from "../recording/sample-actions.test-support.ts";
import { exportPlaywright, exportPuppeteer, exportReplay, exportSide } from "./export-as.test-support.ts";

const inside = { ...target("#safe >>> button"), closed: true };
const common = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const press = {
	type: "keypress",
	key: "a",
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
} as const;
const actions: readonly RecordedAction[] = [
	...sampleActions,
	{ ...common("own"), ...press, selector: inside },
	{ ...common("open"), ...press, selector: { ...inside, closed: false } },
	{ ...common("frame"), ...press, frame: [target("#outer"), inside] },
	{ ...common("source"), type: "drag", source: inside, target: target("#a"), duration: 1 },
	{ ...common("target"), type: "drag", source: target("#a"), target: inside, duration: 1 },
];
let count = 0;
const newId = () => {
	count += 1;
	return String(count);
};

it.each([
	["replay", exportReplay("Safe", actions)],
	["playwright", exportPlaywright("Safe", actions)],
	["puppeteer", exportPuppeteer("Safe", actions)],
	["side", exportSide("Safe", actions, newId)],
])("%s says what no tool reaches", (_, { notes }) => {
	const closed = notes.filter(({ code }) => code === "closed-shadow-root").map(({ actionId }) => actionId);
	expect(closed).toEqual(["own", "frame", "source", "target"]);
});
