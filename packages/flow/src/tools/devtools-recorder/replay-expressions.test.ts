import { expect, it } from "vitest";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { target } from "../../recording/sample-actions.test-support.ts";
import { exportReplay } from "../export-as.test-support.ts";
import { importReplay } from "./import-replay.ts";

const at = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const click: RecordedAction = {
	...at("c"),
	type: "click",
	selector: target("#delete"),
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
};
const drag: RecordedAction = {
	...at("d"),
	type: "drag",
	source: { ...target("#card"), primary: "aria/Card" },
	target: target("#board >>> ul"),
	duration: 300,
	position: { x: 3, y: 40 },
};
type Dialog = Extract<RecordedAction, { type: "dialog" }>;
const dialog = (id: string, more: Partial<Dialog> = {}): RecordedAction => ({
	...at(id),
	type: "dialog",
	dialog: "confirm",
	message: "Sure?",
	accepted: true,
	...more,
});

const again = (...actions: readonly RecordedAction[]) => {
	const read = importReplay(JSON.parse(JSON.stringify(exportReplay("Some", actions).document)), 1);
	if (!read.ok) throw new Error(read.error.message);
	return read.value;
};

it("a drag is imported again with all of its selectors", () => {
	const { actions, notes } = again(click, drag);
	expect(notes).toEqual([]);
	expect(actions[1]).toMatchObject({
		type: "drag",
		source: { primary: "aria/Card", fallbacks: [`xpath//*[@id="#card"]`] },
		target: { primary: "#board >>> ul" },
		position: { x: 3, y: 40 },
	});
});

it("a drag stays in its tab and frame, and leads to another page after its step", () => {
	const led = {
		...at("n"),
		type: "navigate",
		targetUrl: "https://a.test/b",
		waitForLoad: true,
		cause: "load",
	} as const;
	const { document } = exportReplay("Some", [drag, { ...led, causedBy: "d" }]);
	expect(document.steps).toMatchObject([{ type: "waitForExpression", assertedEvents: [{ url: "https://a.test/b" }] }]);
	expect(document.steps.map((step) => "expression" in step && step.expression.includes('"leads":true'))).toEqual([
		true,
	]);
	const inFrame = { ...drag, frame: [{ ...target("iframe"), frameIndex: 1 }] };
	expect(exportReplay("Some", [inFrame]).document.steps).toMatchObject([{ frame: [1] }]);
	expect(again(inFrame).actions).toMatchObject([{ type: "drag", frame: [{ frameIndex: 1 }] }]);
});

it("a drag of what only the runner finds is left out, with a note", () => {
	const byName = { ...drag, source: { ...drag.source, fallbacks: ["text/Card"] } };
	expect(exportReplay("Some", [byName])).toMatchObject({
		document: { steps: [] },
		notes: [{ actionId: "d", code: "no-such-step" }],
	});
});

it("the answers to the dialogs of a step come before it, and are imported after it", () => {
	const prompt = dialog("p", { dialog: "prompt", message: "Name?", answer: "Ada" });
	const exported = exportReplay("Some", [click, dialog("q", { accepted: false }), prompt]);
	expect(exported.document.steps.map(({ type }) => type)).toEqual(["waitForExpression", "click"]);
	expect(exported.notes.map(({ actionId, code }) => `${actionId} ${code}`)).toEqual(["q replaced", "p replaced"]);
	const { actions, notes } = again(click, dialog("q", { accepted: false }), prompt);
	expect(notes).toEqual([]);
	expect(actions).toMatchObject([
		{ type: "click" },
		{ type: "dialog", dialog: "confirm", message: "Sure?", accepted: false },
		{ type: "dialog", dialog: "prompt", message: "Name?", accepted: true, answer: "Ada" },
	]);
});

it("dialogs that no page can answer are left out, with a note", () => {
	const leaving = exportReplay("Some", [click, dialog("l", { dialog: "beforeunload" })]);
	expect(leaving.document.steps.map(({ type }) => type)).toEqual(["click"]);
	expect(leaving.notes).toEqual([{ actionId: "l", code: "no-such-step" }]);
	const going: RecordedAction = {
		...at("g"),
		type: "navigate",
		targetUrl: "https://a.test/",
		waitForLoad: true,
		cause: "load",
	};
	expect(exportReplay("Some", [going, dialog("o")]).notes).toEqual([{ actionId: "o", code: "no-such-step" }]);
});

it("expressions of other authors are left out, with a note", () => {
	const steps = ["document.readyState", "((answers) => true)([1])"].map((expression) => ({
		type: "waitForExpression",
		expression,
	}));
	const read = importReplay({ title: "Some", steps }, 1);
	expect(read.ok && read.value.notes.map(({ code }) => code)).toEqual(["unknown-step", "unknown-step"]);
});
