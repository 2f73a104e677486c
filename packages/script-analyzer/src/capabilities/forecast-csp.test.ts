import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { forecastCsp } from "./forecast-csp.ts";

const forecast = (code: string) => forecastCsp(analyzeScript({ code }).capabilities);

/** Appends an element of a kind with an address. */
const element = (tag: string, attribute: string, more = "") =>
	`const e = document.createElement("${tag}"); ${more} e.${attribute} = "https://other.test/x"; document.body.append(e);`;

describe("forecast-csp", () => {
	test.each([
		["fetch('https://other.test/')", "connect-src"],
		["const x = new XMLHttpRequest(); x.open('GET', 'https://other.test/'); x.send();", "connect-src"],
		["navigator.sendBeacon('https://other.test/', 'x')", "connect-src"],
		["new WebSocket('wss://other.test/')", "connect-src"],
		["new EventSource('https://other.test/')", "connect-src"],
		[element("script", "src"), "script-src"],
		["import('https://other.test/x.js')", "script-src"],
		["new Worker('https://other.test/x.js')", "worker-src"],
		[element("link", "href", "e.rel = 'stylesheet';"), "style-src"],
		[element("img", "src"), "img-src"],
		["new Image().src = 'https://other.test/x.gif'", "img-src"],
		["document.body.style.backgroundImage = 'url(https://other.test/x)'", "img-src"],
		[element("video", "src"), "media-src"],
		[element("iframe", "src"), "frame-src"],
		[element("object", "data"), "object-src"],
		[
			"const f = document.createElement('form'); f.action = 'https://other.test/'; document.body.append(f); f.submit();",
			"form-action",
		],
	])("%s falls under %s", (code, directive) => {
		expect(forecast(code).obstacles).toEqual([{ directive, hosts: ["other.test"] }]);
	});

	test.each([
		["the page's own site", "fetch('/api')"],
		["opening a page", "window.open('https://other.test/')"],
		["going to a page", "location.href = 'https://other.test/'"],
		["changing the page", "document.body.style.color = 'red'"],
		["text of which the code is known not to be code", "setTimeout(() => {}, 1)"],
	])("no policy stops %s", (_title, code) => {
		expect(forecast(code)).toEqual({ obstacles: [], codeFromText: [], inlineScripts: false });
	});

	test("a host is named once per directive, and an unknown one as unknown", () => {
		const { obstacles } = forecast(
			"fetch('https://a.test/1'); new WebSocket('wss://a.test/2'); fetch(prompt()); new Image().src = 'https://a.test/3';",
		);
		expect(obstacles).toEqual([
			{ directive: "connect-src", hosts: ["a.test", "(unknown)"] },
			{ directive: "img-src", hosts: ["a.test"] },
		]);
	});

	test("code from text and script elements with text are distinguished", () => {
		expect(forecast("eval(prompt())")).toMatchObject({ codeFromText: ["eval"], inlineScripts: false });
		const inline = "const s = document.createElement('script'); s.textContent = prompt(); document.body.append(s);";
		expect(forecast(inline)).toMatchObject({ codeFromText: [], inlineScripts: true });
	});
});
