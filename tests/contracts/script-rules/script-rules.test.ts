import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RULES_VERSION } from "@scriptorium/script-analyzer/rating/rules-version";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../packages/script-analyzer");
/** Descriptions of profiles, which do not affect ratings. */
const AFTERWARDS = /^src\/capabilities\/(?:capability-change|compare-capabilities|forecast-csp)\.ts$/;
/** The parser of a script's text determines what is rated, so it is part of the rules. */
const sources = globSync(["src/**/*.ts", "../userscript/src/**/*.ts"], { cwd: root })
	.map((file) => file.replaceAll("\\", "/"))
	.filter((file) => !/\.test\.ts$|src\/testing\/|\/rules-version\.ts$/.test(file) && !AFTERWARDS.test(file))
	.sort();

function read(file: string): string {
	return readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
}

describe("the version of the rules", () => {
	test("changes with all inputs of a rating, so that the catalog is rated again", () => {
		const hash = createHash("sha256");
		for (const file of sources) hash.update(`${file}\n${read(file)}\n`);
		const { version }: { version: string } = JSON.parse(read("package.json"));
		// When this fails, write the expected text into packages/script-analyzer/src/rating/rules-version.ts.
		expect(RULES_VERSION).toBe(`${version}-${hash.digest("hex").slice(0, 8)}`);
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
