import { expect, it } from "vitest";
import { hideableParts, hideInCapture, hideValue } from "./hide-value.ts";
import type { RecordedAction } from "./recorded-action.ts";
import type { RecordingCapture } from "./recording-capture.ts";

const target = (primary: string, ...fallbacks: string[]) => ({
	primary,
	strategy: "css" as const,
	fallbacks,
	attributes: {},
});
const typed: RecordedAction = {
	id: "t",
	type: "type",
	timestamp: 10,
	url: "https://a.test/in?q=lovelace#part",
	value: "lovelace",
	clear: true,
	selector: target("#who"),
};
const went: RecordedAction = {
	id: "n",
	type: "navigate",
	timestamp: 20,
	url: "https://a.test/in",
	waitForLoad: true,
	cause: "load",
	targetUrl: "https://a.test/people/lovelace?q=lovelace&page=2",
};
const clicked: RecordedAction = {
	id: "c",
	type: "click",
	timestamp: 30,
	url: "https://a.test/",
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
	selector: { ...target("text/Dear lovelace", "#out"), attributes: { "aria-label": "Dear lovelace", name: "who" } },
};
const chosen: RecordedAction = {
	id: "s",
	type: "select",
	timestamp: 40,
	url: "https://a.test/",
	selector: target("#list"),
	value: "text",
	isMultiple: false,
};
const all = [typed, went, clicked, chosen];

it("lists the hideable parts of an action", () => {
	expect(hideableParts(went).map(({ part, text }) => `${part.kind} ${text}`)).toEqual([
		"parameter lovelace",
		"parameter 2",
		"path people",
		"path lovelace",
		"path in",
	]);
	expect(hideableParts(typed).map(({ text }) => text)).toEqual(["lovelace", "lovelace", "in", "part"]);
	expect(hideableParts({ ...typed, masked: true, value: "", url: "https://a.test/" })).toEqual([]);
});

it("hides a value wherever the recording has it, and leaves the rest as it is", () => {
	const { actions, texts, since } = hideValue(all, "t", { kind: "value" });
	expect(JSON.stringify(actions)).not.toContain("lovelace");
	expect({ texts, since }).toEqual({ texts: ["lovelace"], since: 10 });
	expect(actions[0]).toMatchObject({ value: "", masked: true, url: "https://a.test/in?q=#part" });
	expect(actions[1]).toMatchObject({ targetUrl: "https://a.test/people/-?q=&page=2" });
	expect(actions[2]).toMatchObject({ selector: { primary: "#out", fallbacks: [], attributes: { name: "who" } } });
	expect(actions[3]).toBe(chosen);
});

it("hides parts of an address", () => {
	const hidden = (part: Parameters<typeof hideValue>[2]) => hideValue([went], "n", part).actions[0];
	expect(hidden({ kind: "parameter", name: "page" })).toMatchObject({
		targetUrl: "https://a.test/people/lovelace?q=lovelace&page=",
	});
	expect(hidden({ kind: "path", segment: "people" })).toMatchObject({
		targetUrl: "https://a.test/-/lovelace?q=lovelace&page=2",
	});
	expect(hideValue([typed], "t", { kind: "fragment" }).actions[0]).toMatchObject({
		url: "https://a.test/in?q=lovelace",
	});
});

it("removes a common word of selectors only from its own action", () => {
	const { actions } = hideValue([chosen, { ...clicked, selector: target('input[type="text"]') }], "s", {
		kind: "value",
	});
	expect(actions).toMatchObject([{ value: "", masked: true }, { selector: { primary: 'input[type="text"]' } }]);
});

it("changes nothing for an unknown action", () => {
	expect(hideValue(all, "x", { kind: "value" }).actions).toBe(all);
});

it("hides it in captures, and drops later pictures", () => {
	const hidden = hideValue(all, "t", { kind: "value" });
	const common = { id: "1", timestamp: 15, url: "https://a.test/" };
	const picture: RecordingCapture = { ...common, kind: "screenshot", after: "t", image: "data:image/jpeg;base64,AA" };
	const line: RecordingCapture = { ...common, kind: "console", level: "log", text: "hello lovelace" };
	const request: RecordingCapture = {
		...common,
		kind: "request",
		address: "https://a.test/?q=lovelace",
		by: "fetch",
		status: 200,
		duration: 1,
		bytes: 1,
	};
	expect(hideInCapture(line, hidden)).toMatchObject({ text: "hello [redacted]" });
	expect(hideInCapture(request, hidden)).toMatchObject({ address: "https://a.test/?q=" });
	expect(hideInCapture(picture, hidden)).toBeNull();
	const before = { ...picture, timestamp: 9 };
	expect(hideInCapture(before, hidden)).toBe(before);
	const address = { ...before, url: "https://a.test/?client=lovelace" };
	expect(hideInCapture(address, hidden)).toEqual({ ...before, url: "https://a.test/?client=" });
});
