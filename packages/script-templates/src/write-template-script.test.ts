import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { expect, test } from "vitest";
import { findTemplate, templates } from "./template-list.ts";
import { writeTemplateScript } from "./write-template-script.ts";

const darkMode = findTemplate("dark-mode");

test.each([
	[[], ["*://*/*"]],
	[["example.com"], ["*://*.example.com/*"]],
	[["www.example.com", "*.example.com"], ["*://*.example.com/*"]],
	[
		["mail.google.com", "example.org"],
		["*://mail.google.com/*", "*://*.example.org/*"],
	],
])("a userscript for %j runs on %j", (sites, matches) => {
	if (!darkMode) throw new Error("There is no such template.");
	const { code } = writeTemplateScript(darkMode, { values: {}, sites });
	const read = readScriptText(code);
	expect(read.ok && read.text.kind).toBe("userscript");
	expect([...code.matchAll(/@match\s+(\S+)/g)].map(([, match]) => match)).toEqual(matches);
});

test("the code of every template is read as a script of the kind that the template names", () => {
	for (const template of templates) {
		const values = Object.fromEntries(template.slots.map(({ name, fallback }) => [name, fallback ?? "a"]));
		const { code } = writeTemplateScript(template, { values, sites: [] });
		const read = readScriptText(code);
		expect([template.id, read.ok && read.text.kind]).toEqual([template.id, template.kind]);
	}
});

test("a template that has to run before the page says so in the metadata", () => {
	const early = templates.filter(({ runAt }) => runAt !== undefined);
	expect(early.map(({ id }) => id)).toEqual(["allow-copy"]);
	for (const template of early) {
		const { code } = writeTemplateScript(template, { values: {}, sites: [] });
		expect(code).toMatch(/^\/\/ @run-at +document-start$/m);
	}
	if (darkMode) expect(writeTemplateScript(darkMode, { values: {}, sites: [] }).code).not.toContain("@run-at");
});
