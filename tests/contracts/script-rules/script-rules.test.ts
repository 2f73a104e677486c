import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RULES_VERSION } from "@scriptorium/script-analyzer/rating/rules-version";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import { computeRulesVersion } from "@scriptorium/workspace/build/rules-version";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../packages/script-analyzer");

function read(file: string): string {
	return readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
}

describe("the version of the rules", () => {
	test("is that of the analyzer as it is now, so that a change rates the catalog again", async () => {
		expect(RULES_VERSION, "run `npm run build:rules-version`").toBe(await computeRulesVersion());
	});

	test("does not change with comments and blank lines", async () => {
		const rewritten: string[] = [];
		const version = await computeRulesVersion([
			{
				name: "rewrite",
				transform(code, id) {
					if (!id.endsWith(".ts")) return null;
					rewritten.push(id);
					return `/** Another remark. */\n${code.replace(/\bconst (\w+) =/g, "\n\n// And one.\nconst $1 =")}`;
				},
			},
		]);
		expect(rewritten.length).toBeGreaterThan(100);
		expect(version).toBe(RULES_VERSION);
	});

	test.each([
		["a sentence that users read", "rating/summary.ts", /"[A-Z][^"]* [^"]*"/, '"Another sentence."'],
		["a condition of a rule", "rules/auto-action.ts", " && ", " || "],
	])("changes with %s", async (_what, file, before, after) => {
		let changed = 0;
		const version = await computeRulesVersion([
			{
				name: "change",
				transform(code, id) {
					if (!id.endsWith(file)) return null;
					const other = code.replace(before, after);
					if (other !== code) changed += 1;
					return other;
				},
			},
		]);
		expect(changed).toBe(1);
		expect(version).not.toBe(RULES_VERSION);
	});
});

describe("every rule", () => {
	test("has a file, a test and a documentation of its id, and is in the list", () => {
		const files = globSync("src/rules/*.md", { cwd: root }).map((file) =>
			file.slice("src/rules/".length, -".md".length),
		);
		expect(rules.map(({ id }) => id).sort()).toEqual(files.sort());
		for (const { id } of rules) {
			for (const end of [".ts", ".test.ts"])
				expect(existsSync(join(root, `src/rules/${id}${end}`)), id + end).toBe(true);
		}
	});

	test("is documented on one screen, with what it does not catch", () => {
		for (const { id } of rules) {
			const text = read(`src/rules/${id}.md`);
			expect(text.split("\n").length, id).toBeLessThanOrEqual(40);
			for (const part of [
				"**Catches.**",
				"```",
				"**Why it matters.**",
				"**What to do.**",
				"**What it does not catch.**",
			]) {
				expect(text, id).toContain(part);
			}
		}
	});

	test("has an id of its own and texts that a reader can use", () => {
		expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
		for (const { id, title, catches, advice } of rules) {
			for (const text of [title, catches, advice]) expect(text.length, id).toBeGreaterThan(8);
			for (const text of [catches, advice]) expect(text, id).toMatch(/[.]$/);
		}
	});
});
