import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { target } from "../recording/sample-actions.test-support.ts";
import { planScript } from "./script-plan.ts";

const common = (id: string, tab?: number) => ({
	id,
	timestamp: 1,
	url: "https://a.test/",
	...(tab === undefined ? {} : { tab }),
});
const click = (id: string, tab?: number): RecordedAction => ({
	...common(id, tab),
	type: "click",
	selector: target("#a"),
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
});
const opened = (id: string, tab: number): RecordedAction => ({ ...common(id, tab), type: "tab", change: "opened" });
const dialog = (id: string) =>
	({ ...common(id), type: "dialog", dialog: "alert", message: "", accepted: true }) as const;
const go = (id: string, causedBy?: string, tab?: number) => ({
	...common(id, tab),
	type: "navigate" as const,
	targetUrl: "https://a.test/b",
	waitForLoad: true,
	cause: "load" as const,
	...(causedBy === undefined ? {} : { causedBy }),
});

it("a dialog and a tab are effects of the last real action, not of each other", () => {
	const steps = planScript([click("1"), dialog("2"), dialog("3"), opened("4", 1), click("5", 1)]);
	expect(steps[0]).toMatchObject({ opens: [1], dialogs: [{ id: "2" }, { id: "3" }], byHand: false });
	expect(steps.slice(1).map(({ opens, dialogs }) => [opens, dialogs])).toEqual(Array(4).fill([[], []]));
});

it("a tab is the effect of its page's trigger, whatever came in between", () => {
	const steps = planScript([click("1"), click("2"), opened("3", 1), go("4", "1", 1)]);
	expect(steps.map(({ opens }) => opens)).toEqual([[1], [], [], []]);
	expect(steps.some(({ byHand, loads }) => byHand || loads)).toBe(false);
});

it("a tab whose first page has no trigger was opened by the user", () => {
	const steps = planScript([click("1"), opened("2", 1), go("3", undefined, 1)]);
	expect(steps.map(({ byHand }) => byHand)).toEqual([false, true, false]);
	expect(steps[0]?.opens).toEqual([]);
});

it("a page belongs to what caused it in the same tab, when it loads and is not a frame's", () => {
	const loads = (...later: RecordedAction[]) => planScript([click("1"), ...later])[0]?.loads;
	expect(loads(click("2"), go("3", "1"))).toBe(true);
	expect(loads({ ...go("2", "1"), waitForLoad: false })).toBe(false);
	expect(loads({ ...go("2", "1"), frame: [target("iframe")] })).toBe(false);
	expect(loads(go("2", "1", 1))).toBe(false);
	expect(loads(go("2"))).toBe(false);
});

it("opens the address when the trigger is not in the recording", () => {
	expect(planScript([go("1", "gone")])[0]?.action).toEqual(go("1"));
	expect(planScript([go("1", "1")])[0]?.action).toEqual(go("1", "1"));
});

it("opens a tab before its first use, once", () => {
	const steps = planScript([click("1"), click("2", 3), opened("3", 3), click("4", 3), opened("5", 0)]);
	expect(steps.map(({ action, opens }) => [action.type, action.tab, opens])).toEqual([
		["click", undefined, [3]],
		["tab", 3, []],
		["click", 3, []],
		["click", 3, []],
	]);
});

it("files chosen in a file chooser are an effect of the action that opened it", () => {
	const upload = (id: string, fromChooser: boolean): RecordedAction => ({
		...common(id),
		type: "upload",
		selector: target("#a"),
		files: ["a.txt"],
		fromChooser,
	});
	const steps = planScript([click("1"), dialog("2"), upload("3", true), upload("4", false)]);
	expect(steps.map(({ choices }) => choices.map(({ id }) => id))).toEqual([["3"], [], [], []]);
	expect(planScript([upload("1", true)])[0]?.choices).toEqual([]);
});
