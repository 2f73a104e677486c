import { expect, it } from "vitest";
import { EMPTY_FLOW } from "../document/empty-flow.ts";
import { flowDocument } from "../document/flow-document.ts";
import { convertRecording } from "./convert-recording.ts";
import { sampleActions, target } from "./sample-actions.test-support.ts";

const flow = convertRecording(sampleActions);
const stepAt = (index: number) => flow.nodes[index];

it("makes one step of each action, 120 px apart, in a row (spec 03 § 4)", () => {
	expect(flow.nodes.map(({ id }) => id)).toEqual(sampleActions.map((_, index) => `recorded-${index}`));
	expect(flow.nodes.map(({ position }) => position)).toEqual(
		sampleActions.map((_, index) => ({ x: 100, y: 100 + 120 * index })),
	);
	expect(flow.edges.map(({ source, target: to }) => [source, to])).toEqual(
		sampleActions.slice(1).map((_, index) => [`recorded-${index}`, `recorded-${index + 1}`]),
	);
	expect(new Set(flow.edges.map(({ id }) => id)).size).toBe(flow.edges.length);
});

it("is a flow, also as a file", () => {
	expect(flowDocument.parse(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
	expect(convertRecording([])).toEqual(EMPTY_FLOW);
});

it("labels each step by its action", () => {
	expect(flow.nodes.map(({ type, data }) => [type, data.label])).toEqual([
		["navigate", "Go to"] as const,
		["click", "Click"] as const,
		["type", "Type"] as const,
		["type", "Type (hidden)"] as const,
		["scroll", "Scroll"] as const,
		["select", "Select"] as const,
		["hover", "Hover"] as const,
		["drag", "Drag"] as const,
		["keypress", "Press key"] as const,
		["wait", "Wait"] as const,
		["observe", "Wait for Element"] as const,
		["check", "Check"] as const,
		["upload", "Choose file"] as const,
		["dialog", "Accept dialog"] as const,
		["tab", "Tab opened"] as const,
		["back", "Go back"] as const,
		["navigate", "Wait for page"] as const,
		["reload", "Reload"] as const,
	]);
});

it("loses nothing that was recorded", () => {
	expect(stepAt(1)?.data).toMatchObject({ selector: "#add", target: target("#add"), category: "interaction" });
	expect(stepAt(1)?.data.parameters).toEqual({ position: { x: 4, y: 5 }, button: "left", clickCount: 1 });
	expect(stepAt(2)?.data).toMatchObject({ value: "Ada", clearFirst: true });
	expect(stepAt(3)?.data).toMatchObject({ value: "", parameters: { masked: true } });
	expect(stepAt(5)?.data).toMatchObject({ value: ["m", "l"], parameters: { isMultiple: true } });
	expect(stepAt(7)?.data.parameters).toEqual({ destination: target("#done"), duration: 500 });
	expect(stepAt(8)?.data).toMatchObject({ value: "Enter", parameters: { modifiers: { ctrl: true } } });
	expect(stepAt(10)?.data).toMatchObject({ timeout: 5000, parameters: { condition: "visible" } });
	expect(stepAt(12)?.data.value).toEqual(["invoice.pdf"]);
	expect(stepAt(14)?.data.parameters).toEqual({ change: "opened", tab: 1 });
	expect(stepAt(16)?.data).toMatchObject({ frame: [target("iframe#pay")], parameters: { causedBy: "a1" } });
});

it("calls a double and a right click what they are", () => {
	const [, click] = sampleActions;
	if (click?.type !== "click") throw new Error("no click");
	const labels = convertRecording([
		{ ...click, clickCount: 2 },
		{ ...click, button: "right" },
	]).nodes;
	expect(labels.map(({ data }) => data.label)).toEqual(["Double click", "Right click"]);
});
