import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { parse } from "acorn";
import { expect, it } from "vitest";
import { rootFolder } from "../root-folder.ts";
import { scaffolds } from "./scaffolds.ts";

const read = (file: string) => readFileSync(join(rootFolder, file), "utf8");

it.each([
	["rule", "probe-theft"],
	["step", "probe"],
	["screen", "probe-screen"],
	["message", "probe-message"],
] as const)("makes a %s with a test, and adds it to the lists as they are", (kind, id) => {
	const scaffold = scaffolds[kind];
	expect(scaffold.pattern.test(id)).toBe(true);
	expect(scaffold.pattern.test(scaffold.example)).toBe(true);
	const made = scaffold.make(id, read);
	expect(made.some(({ file }) => /\.test\.tsx?$/.test(file))).toBe(true);
	for (const { file, text } of made) {
		expect(text).not.toBe("");
		if (!file.endsWith(".ts")) continue;
		const parsed = parse(stripTypeScriptTypes(text), { ecmaVersion: "latest", sourceType: "module" });
		expect(parsed.body.length).toBeGreaterThan(0);
	}
});

it.each(["Probe", "probe theft", "../probe", ""])("refuses the id %j", (id) => {
	for (const { pattern } of Object.values(scaffolds)) expect(pattern.test(id)).toBe(false);
});
