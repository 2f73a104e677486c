import { expect, it } from "vitest";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { printOf, sampleActions, target } from "../../recording/sample-actions.test-support.ts";
import { exportReplay } from "../export-as.test-support.ts";

const { document, notes } = exportReplay("Order", sampleActions);

it("is a user flow with the viewport first", () => {
	expect(document.title).toBe("Order");
	expect(document.steps[0]).toMatchObject({ type: "setViewport", width: 1280, height: 720 });
	expect(document.steps.map(({ type }) => type)).toEqual([
		"setViewport",
		"navigate",
		"click",
		"change",
		"change",
		"scroll",
		"change",
		"hover",
		// The drag.
		"waitForExpression",
		// Control is held around Enter.
		"keyDown",
		"keyDown",
		"keyUp",
		"keyUp",
		"waitForExpression",
		"waitForElement",
		"change",
		// The answer to the dialog of that step.
		"waitForExpression",
		"navigate",
		"navigate",
	]);
});

it("notes what could not be expressed", () => {
	expect(notes).toEqual([
		{ actionId: "a3", code: "secret-value" },
		{ actionId: "a5", code: "replaced" },
		{ actionId: "a7", code: "replaced" },
		{ actionId: "a10", code: "replaced" },
		{ actionId: "a12", code: "no-such-step" },
		{ actionId: "a13", code: "replaced" },
		{ actionId: "a15", code: "replaced" },
	]);
});

it("notes that visibility is not checked by the format", () => {
	const wait = {
		id: "w",
		timestamp: 1,
		url: "https://a.test/",
		type: "wait",
		duration: 1000,
		selector: target("#a"),
	};
	const notesOf = (condition: "present" | "visible" | "hidden" | "absent") =>
		exportReplay("Wait", [{ ...wait, type: "wait", condition }]).notes.map(({ code }) => code);
	expect([notesOf("present"), notesOf("absent")]).toEqual([[], []]);
	expect([notesOf("visible"), notesOf("hidden")]).toEqual([["replaced"], ["replaced"]]);
});

it("gives every alternative selector, a chain of them through shadow roots", () => {
	const [click] = sampleActions.slice(1, 2);
	if (click?.type !== "click") throw new Error("no click");
	const inShadow = { ...click, selector: { ...target("#host >>> button"), fallbacks: ["aria/Pay"] } };
	expect(exportReplay("Shadow", [inShadow]).document.steps).toEqual([
		{ type: "click", selectors: [["#host", "button"], "aria/Pay"], offsetX: 4, offsetY: 5 },
	]);
});

const ledTo = (place: object): readonly RecordedAction[] =>
	sampleActions.flatMap((action) => {
		if (action.id === "a1") return [action];
		if (action.id !== "a16") return [];
		const { frame: _, ...inPage } = action;
		return [{ ...inPage, ...place }];
	});

it("waits for triggered navigations instead of opening the address", () => {
	const { steps } = exportReplay("Led", ledTo({})).document;
	expect(steps[1]).toMatchObject({
		type: "click",
		assertedEvents: [{ type: "navigation", url: "https://shop.example/done", title: "" }],
	});
	expect(steps).toHaveLength(2);
});

it.each([{ tab: 1 }, { frame: [target("iframe#pay")] }])("does not wait in its own page for one in %j", (place) => {
	expect(exportReplay("Led", ledTo(place)).document.steps[1]).not.toHaveProperty("assertedEvents");
});

it("names the frames by their places, and leaves out what is in one without", () => {
	const [click] = sampleActions.slice(1, 2);
	if (click?.type !== "click") throw new Error("no click");
	const inFrame = { ...click, frame: [{ ...target("#pay"), frameIndex: 2 }] };
	const byNumber = { ...click, id: "b", frame: [target("xpath/(//iframe | //frame)[2]")] };
	const unknown = { ...click, id: "c", frame: [target("#pay")] };
	const exported = exportReplay("Frames", [inFrame, byNumber, unknown]);
	expect(exported.document.steps).toMatchObject([
		{ type: "click", frame: [2] },
		{ type: "click", frame: [1] },
	]);
	expect(exported.notes).toEqual([{ actionId: "c", code: "frame-left-out" }]);
});

it("makes long pauses of several steps, as a step may take 30 seconds", () => {
	const wait = { id: "w", timestamp: 1, url: "https://a.test/", type: "wait", duration: 60_000 } as const;
	const exported = exportReplay("Wait", [wait]);
	expect(exported.document.steps).toMatchObject([{ timeout: 30_000 }, { timeout: 30_000 }, { timeout: 15_000 }]);
	expect(exported.notes).toEqual([]);
});

it("writes a text of several lines where the caret is: typed, its line breaks would be Enter", () => {
	const selector = { ...target("#note"), fingerprint: printOf("textarea") };
	const { document, notes } = exportReplay("Note", [
		{ id: "t", timestamp: 1, url: "https://a.test/", type: "type", clear: false, selector, value: "one\ntwo" },
	]);
	expect(document.steps).toMatchObject([
		{ type: "change", value: " " },
		{
			type: "waitForExpression",
			expression: '(document.execCommand("selectAll"), document.execCommand("insertText", false, "one\\ntwo"), true)',
		},
	]);
	expect(notes).toEqual([{ actionId: "t", code: "replaced" }]);
});

it("leaves out tabs without an address, which the format cannot tell apart", () => {
	const [click] = sampleActions.slice(1, 2);
	if (click?.type !== "click") throw new Error("no click");
	const { document, notes } = exportReplay("Popup", [{ ...click, id: "p", tab: 1, url: "about:blank" }]);
	expect(document.steps.filter(({ type }) => type === "click")).toEqual([]);
	expect(notes).toEqual([{ actionId: "p", code: "no-such-step" }]);
});
