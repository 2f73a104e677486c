import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parseMetadata } from "./parse-metadata.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const block = (...lines: string[]) => ["// ==UserScript==", ...lines, "// ==/UserScript==", "run();"].join("\n");

function read(...lines: string[]) {
	const result = parseMetadata(block(...lines));
	if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join("; "));
	return result;
}

describe("parse-metadata", () => {
	test("reads single values, lists, flags and resources", () => {
		const { metadata, problems } = read(
			"// @name         Dark reader",
			"// @namespace    https://example.org/",
			"// @version 1.2.0",
			"// @description  turns pages dark",
			"// @match        https://a.example/*",
			"// @match        https://b.example/*",
			"// @exclude-match https://a.example/private/*",
			"// @include      /^https:\\/\\/c\\./",
			"// @grant        GM_getValue",
			"// @grant        GM.setValue",
			"// @require      https://cdn.example/x.js#sha256=abc",
			"// @resource     logo https://cdn.example/logo.png",
			"// @connect      api.example",
			"// @run-at       document-start",
			"// @noframes",
			"// @homepageURL  https://example.org",
		);
		expect(metadata).toMatchObject({
			name: "Dark reader",
			version: "1.2.0",
			matches: ["https://a.example/*", "https://b.example/*"],
			excludeMatches: ["https://a.example/private/*"],
			includes: ["/^https:\\/\\/c\\./"],
			grants: ["GM_getValue", "GM.setValue"],
			requires: ["https://cdn.example/x.js#sha256=abc"],
			resources: [{ name: "logo", url: "https://cdn.example/logo.png" }],
			connects: ["api.example"],
			runAt: "document-start",
			allFrames: false,
			homepage: "https://example.org",
		});
		expect(problems).toEqual([]);
	});

	test("keeps translations apart from the plain value", () => {
		const { metadata } = read(
			"// @name:de Lupe",
			"// @name Magnifier",
			"// @name:pt-BR Lupa",
			"// @description:de groß",
		);
		expect(metadata.name).toBe("Magnifier");
		expect([...metadata.localizedNames]).toEqual([
			["de", "Lupe"],
			["pt-br", "Lupa"],
		]);
		expect(metadata.localizedDescriptions.get("de")).toBe("groß");
	});

	test("defaults: idle, all frames, automatic world", () => {
		expect(read("// @name x").metadata).toMatchObject({
			runAt: "document-idle",
			allFrames: true,
			injectInto: "auto",
			version: null,
			matches: [],
		});
	});

	test("problems carry the line in the file", () => {
		const code = `/* head */\n\n${block("// @name x", "// @frobnicate yes", "stray", "// @version", "// @run-at noon", "// @name y", "// @webRequest {}")}`;
		const result = parseMetadata(code);
		expect(result.problems.map(({ code: problem, line, severity }) => [problem, line, severity])).toEqual([
			["unknown-key", 5, "warning"],
			["not-a-comment", 6, "warning"],
			["empty-value", 7, "warning"],
			["ignored-key", 10, "warning"],
			["repeated-key", 9, "warning"],
			["bad-value", 8, "warning"],
		]);
	});

	test("keeps lines that it does not interpret, as they are written", () => {
		const { metadata } = read(
			"// @name x",
			"// @icon64URL https://a.example/64.png",
			"// @antifeature ads shows banners",
			"// @antifeature:FR ads montre des bannières",
			"// @contributionURL https://a.example/give",
			"// @weight 5",
			"// @weight 6",
		);
		expect(metadata).toMatchObject({ icon: null, icon64: "https://a.example/64.png" });
		expect(metadata.antifeatures).toEqual(["ads shows banners"]);
		expect(metadata.others).toEqual([
			{ key: "antifeature:FR", value: "ads montre des bannières" },
			{ key: "contributionURL", value: "https://a.example/give" },
			{ key: "weight", value: "5" },
			{ key: "weight", value: "6" },
		]);
	});

	test.each([
		["@match *", "Write", "bad-pattern"],
		["@match https://shop.example", "write https://shop.example/*", "bad-pattern"],
		["@match shop.example/*", "write *://shop.example/*", "bad-pattern"],
		["@match /^https/", "@include", "bad-pattern"],
		["@exclude-match gopher://x/*", "https://*.example.com/*", "bad-pattern"],
		["@include /(/", "cannot be compiled", "bad-pattern"],
		["@exclude *a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a", "20 wildcards", "bad-pattern"],
		["@grant GM_frobnicate", "not known", "bad-value"],
		["@sandbox iframe", "raw", "bad-value"],
		["@run-in tabs", "normal-tabs", "bad-value"],
	])("%s is a warning that says what to do", (line, advice, code) => {
		const { problems } = read("// @name x", `// ${line}`);
		expect(problems).toMatchObject([{ code, severity: "warning", line: 3 }]);
		expect(problems[0]?.message.toLowerCase()).toContain(advice.toLowerCase());
	});

	test.each([
		"@match http*://*.shop.*/*",
		"@match https://www.shop.tld/x#y",
		"@include /^https?:/",
		"@grant none",
		"@grant GM.getResourceUrl",
		"@sandbox DOM",
		"@run-in container-id-2",
	])("%s is no problem", (line) => {
		expect(read("// @name x", `// ${line}`).problems).toEqual([]);
	});

	test.each([
		["no block", "alert(1)", "no-block", 1],
		["no end", "\n// ==UserScript==\n// @name x", "unclosed-block", 2],
		["no name", "\n// ==UserScript==\n// ==/UserScript==", "missing-name", 2],
		["end before start", "// ==/UserScript==\n// ==UserScript==", "unclosed-block", 2],
	])("%s is an error with its line", (_, code, problem, line) => {
		expect(parseMetadata(code)).toMatchObject({ ok: false, problems: [{ code: problem, line, severity: "error" }] });
	});

	test("keys named like parts of Object are only unknown keys", () => {
		const { problems, metadata } = read("// @name x", "// @__proto__ y", "// @constructor z", "// @name:__proto__ q");
		expect(problems.map((problem) => problem.code)).toEqual(["unknown-key", "unknown-key"]);
		expect(metadata.localizedNames.get("__proto__")).toBe("q");
		expect({}).not.toHaveProperty("y");
	});

	test("never throws on any text", () => {
		const line = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom("// ==UserScript==", "// ==/UserScript==", "// @name", "// @resource a", "//@match\t*"),
			fc.string().map((text) => `// @${text}`),
		);
		fc.assert(
			fc.property(fc.array(line), fc.constantFrom("\n", "\r\n", "\r", "\u2028"), (lines, end) => {
				const code = lines.join(end);
				const result = parseMetadata(code);
				if (result.ok)
					expect(code.slice(result.range.start, result.range.end)).toMatch(/==UserScript==[\s\S]*==\/UserScript==/);
				else expect(result.problems.length).toBeGreaterThan(0);
			}),
			{ seed: 2, numRuns: 500 },
		);
	});
});
