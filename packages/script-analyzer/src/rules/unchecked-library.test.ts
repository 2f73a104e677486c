import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { knownLibraries } from "../libraries/known-libraries.gen.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { uncheckedLibrary } from "./unchecked-library.ts";

const requiring = (address: string) => userscript(["match https://shop.example/*", `require ${address}`], "f()");
const JQUERY = "fc9a93dd241f6b045cbff0481cf4e1901becd0e12fb45166a8f17f95823f0b1a";

describe("unchecked-library", () => {
	test.each([
		["an own package in an exact version", "https://cdn.jsdelivr.net/npm/own-package@1.0.0/index.js"],
		["a host below a known one", "https://cdn.jsdelivr.net.evil.example/npm/jquery@3.7.1/dist/jquery.min.js"],
		["a known address without https", "http://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js"],
		["another port", "https://cdn.jsdelivr.net:8443/npm/jquery@3.7.1/dist/jquery.min.js"],
		["a query that selects another file", "https://unpkg.com/jquery@3.7.1/dist/jquery.min.js?meta"],
		["a scope that looks the same", "https://cdn.jsdelivr.net/npm/@jquery/jquery@3.7.1/dist/jquery.min.js"],
		["letters in another case", "https://cdn.jsdelivr.net/npm/jQuery@3.7.1/dist/jquery.min.js"],
		["a repository in place of a package", "https://cdn.jsdelivr.net/gh/jquery/jquery@3.7.1/dist/jquery.min.js"],
		["two packages in one file", "https://cdn.jsdelivr.net/combine/npm/jquery@3.7.1,npm/own@1.0.0"],
		["a commit of somebody", `https://raw.githubusercontent.com/ann/x/${"a".repeat(40)}/x.js`],
		["a checksum of one's own", `https://evil.example/x.js#sha256=${"a".repeat(64)}`],
		[
			"the checksum of a known library elsewhere, which Violentmonkey ignores",
			`https://evil.example/x.js#sha256=${JQUERY}`,
		],
		["a file beside the script", "../other/x.user.js"],
		["code in the address that cannot be read", "data:text/javascript,f("],
		["the host before a backslash", "https://evil.example\\@cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js"],
		["dot segments", "https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/%2e%2e/%2e%2e/own@1.0.0/dist/jquery.min.js"],
	])("finds %s", (_title, address) => {
		const code = requiring(address);
		expect(findIn(uncheckedLibrary, code)).toEqual(["medium 4"]);
		expect(analyzeScript({ code }).risk_level).not.toBe("green");
	});

	test.each([
		["another file of a known package", "https://cdn.jsdelivr.net/npm/jquery@3.7.1/package.json"],
		["another version of a known package", "https://cdn.jsdelivr.net/npm/jquery@3.7.1-rc.1/dist/jquery.min.js"],
		["a range", "https://cdn.jsdelivr.net/npm/jquery@3/dist/jquery.min.js"],
		["a library that a server's owner chose", "https://cdnjs.cloudflare.com/ajax/libs/localizejs/1.0.0/l.js"],
		["a library under the eyes of moderators", "https://greasyfork.org/scripts/24851-a/code/A.js?version=1"],
	])("mentions %s, whose publisher is known", (_title, address) => {
		expect(findIn(uncheckedLibrary, requiring(address))).toEqual(["low 4"]);
	});

	test("finds code among resources, and code that the script loads itself", () => {
		const resources = ["https://evil.example/x.js?y", "https://evil.example/x.wasm", "data:text/javascript,f()"];
		const pictures = ["https://evil.example/x.png?x=.js", "data:image/png;base64,AA"];
		const head = [...resources, ...pictures].map((address, index) => `resource r${index} ${address}`);
		expect(findIn(uncheckedLibrary, userscript(head, "f()"))).toEqual(["medium 3", "medium 4", "medium 5"]);
		for (const load of [
			"const s = document.createElement('script'); s.src = 'ADDRESS'; document.body.append(s);",
			"import('ADDRESS');",
		]) {
			for (const address of ["https://unpkg.com/own@1.0.0/x.js", "https://unpkg.com/own", "https://unpkg.com/own@1"]) {
				const { risk_level, summary } = analyzeScript({ code: load.replace("ADDRESS", address) });
				expect([load, address, risk_level]).toEqual([load, address, "amber"]);
				expect(summary).toContain("code that was not checked");
			}
			const known = load.replace("ADDRESS", "https://unpkg.com/jquery@3.7.1/dist/jquery.min.js");
			expect(analyzeScript({ code: known }).risk_level).toBe("green");
		}
	});

	test("leaves out code in the address, which is rated with the script", () => {
		expect(findIn(uncheckedLibrary, requiring("data:text/javascript,f()"))).toEqual([]);
	});

	test.each([
		"https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js",
		"HTTPS://CDN.jsdelivr.net:443/npm/jquery@3.7.1/dist/jquery.min.js",
		`https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js#sha256=${JQUERY}`,
		"https://fastly.jsdelivr.net/npm/lodash@4.17.21/lodash.min.js",
		"https://unpkg.com/vue@3.4.38/dist/vue.global.js",
		"https://cdnjs.cloudflare.com/ajax/libs/jszip/3.10.1/jszip.min.js",
		"https://ajax.googleapis.com/ajax/libs/jquery/3.6.0/jquery.min.js",
		"https://code.jquery.com/jquery-3.7.1.min.js",
		"https://code.jquery.com/jquery-3.5.1.slim.min.js",
		"file:///home/ann/x.js",
	])("leaves alone %s", (address) => {
		expect(findIn(uncheckedLibrary, requiring(address))).toEqual([]);
	});

	test("the list has at most 100 versions, each once, with real digests", () => {
		expect(knownLibraries.length).toBeLessThanOrEqual(100);
		const versions = knownLibraries.map(({ name, version }) => `${name}@${version}`);
		expect(new Set(versions).size).toBe(versions.length);
		const digests = knownLibraries.flatMap(({ files }) => Object.values(files));
		expect(digests.filter((digest) => !/^[0-9a-f]{64}$/.test(digest))).toEqual([]);
		// As jQuery publishes it for its 3.7.1.
		expect(digests).toContain(JQUERY);
		expect(JSON.stringify(knownLibraries)).not.toMatch(/\.\.|[?#\\]/);
	});
});
