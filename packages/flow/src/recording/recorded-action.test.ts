import { expect, it } from "vitest";
import { recordedAction } from "./recorded-action.ts";
import { joinChain, splitChain } from "./recorded-target.ts";
import { recordedDuration, recordingOptions, recordingSession } from "./recording-session.ts";
import { sampleActions, target } from "./sample-actions.test-support.ts";

it.each(sampleActions.map((action) => [action.id, action.type, action] as const))("takes %s, a %s", (_, __, action) => {
	expect(recordedAction.parse(JSON.parse(JSON.stringify(action)))).toEqual(action);
});

const [, click] = sampleActions;

it.each([
	["a type that is none", { ...click, type: "explode" }],
	["no address", { ...click, url: "not an address" }],
	["code for a place", { ...sampleActions[0], targetUrl: "JavaScript:alert(1)" }],
	["code behind a blank", { ...sampleActions[0], targetUrl: " java\nscript:alert(1)" }],
	["no element", { ...click, selector: { ...target("#a"), primary: "" } }],
	["a button that is none", { ...click, button: "fourth" }],
	["a place outside of everything", { ...click, position: { x: Number.POSITIVE_INFINITY, y: 0 } }],
	["a time before time", { ...click, timestamp: -1 }],
	["a selector without an end", { ...click, selector: target("a".repeat(2001)) }],
	["more fallbacks than anybody needs", { ...click, selector: { ...target("#a"), fallbacks: Array(17).fill("b") } }],
	["more text than there is", { ...sampleActions[2], value: "x".repeat(100_001) }],
])("refuses %s", (_, action) => {
	expect(recordedAction.safeParse(action).success).toBe(false);
});

it("a click without a count is a single one", () => {
	const { clickCount: _, ...plain } = click as Record<string, unknown>;
	expect(recordedAction.parse(plain)).toMatchObject({ clickCount: 1 });
});

it("a chain through shadow roots comes back as it was", () => {
	const chain = ["#app", "x-form", 'aria/Pay[role="button"]'];
	expect(splitChain(joinChain(chain))).toEqual(chain);
});

it("options left out are the specified ones (spec 03 § 9)", () => {
	expect(recordingOptions.parse({})).toEqual({
		captureScreenshots: false,
		captureNetwork: false,
		captureConsole: false,
		ignoredSelectors: [],
		allowedDomains: [],
		maxActions: 1000,
		maxDuration: 3_600_000,
		throttleMs: 100,
	});
	expect(recordingOptions.safeParse({ maxActions: 0 }).success).toBe(false);
});

it("a session is its actions and when it was; it lasts from the first to the last", () => {
	const session = {
		id: "s1",
		startTime: 1,
		endTime: null,
		actions: sampleActions,
		metadata: { extensionVersion: "1.0.0" },
	};
	expect(recordingSession.parse(session)).toEqual(session);
	expect(recordedDuration(sampleActions)).toBe(17 * 250);
	expect(recordedDuration(sampleActions.slice(0, 1))).toBe(0);
	expect(recordedDuration([])).toBe(0);
});
