import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashSpec, inputsOfSpec } from "../journeys/seeds/proven/hash-spec.ts";
import { listSeedSpecs, readRecord } from "../journeys/seeds/proven/proven-specs.ts";
import { root } from "./tracked-files.ts";

const pathOf = (spec: string) => join(root, "tests/journeys/seeds", spec);

describe("the record of seed specs that a soak run passed", () => {
	it("names only specs that exist", () => {
		const specs = listSeedSpecs();
		expect(Object.keys(readRecord()).filter((spec) => !specs.includes(spec))).toEqual([]);
	});

	it("depends on the script, its pages, its checks, the modules these use, and the tools", () => {
		const { files, packages } = inputsOfSpec(pathOf("table-to-markdown.spec.ts"));
		expect(files).toEqual(
			expect.arrayContaining([
				"packages/userscript/src/to-bookmarklet.ts",
				"supabase/seed/read-seeds.ts",
				"supabase/seed/scripts/table-to-markdown/about.json",
				"supabase/seed/scripts/table-to-markdown/script.js",
				"tests/fixtures/seeds/foreign/application-frame.html",
				"tests/fixtures/seeds/foreign/strict-article.css",
				"tests/fixtures/seeds/table-to-csv-several.html",
				"tests/fixtures/seeds/table-to-markdown.html",
				"tests/journeys/seeds/describe-seed.ts",
				"tests/journeys/seeds/effects/table-to-markdown.ts",
				"tests/journeys/seeds/foreign-pages.ts",
				"tests/journeys/seeds/table-to-markdown.spec.ts",
				"tests/support/fixture-server.ts",
			]),
		);
		expect(packages.map((entry) => entry.split(":")[0])).toContain("@playwright/test");
	});

	it("includes every script that a spec of several scripts uses", () => {
		const { files } = inputsOfSpec(pathOf("accessible-panels.spec.ts"));
		const scripts = files.filter((file) => /^supabase\/seed\/scripts\/[^/]+\/about\.json$/.test(file));
		expect(scripts.length).toBeGreaterThanOrEqual(23);
	});

	it("differs between specs", () => {
		const hashes = listSeedSpecs().map((spec) => hashSpec(pathOf(spec)));
		expect(new Set(hashes).size).toBe(hashes.length);
	});
});
