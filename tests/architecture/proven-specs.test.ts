import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { inputsOf } from "../journeys/seeds/proven/hash-inputs.ts";
import { hashProvable, listProvable, readRecord } from "../journeys/seeds/proven/proven-specs.ts";
import { leaveOutUnnamed } from "../journeys/seeds/proven/seed-selection.ts";
import { listSeeds, tagOfSeed } from "../journeys/seeds/seed-list.ts";
import { root } from "./tracked-files.ts";

const inputsByName = (name: string) => inputsOf(listProvable().get(name) ?? []);
const isAboutScript = (file: string) => /^supabase\/seed\/scripts\/[^/]+\/about\.json$/.test(file);

describe("the record of seed specs that a soak run passed", () => {
	it("names only specs and seeds that exist", () => {
		expect(Object.keys(readRecord()).filter((name) => !listProvable().has(name))).toEqual([]);
	});

	it("depends on the script, its pages, its checks, the modules these use, and the tools", () => {
		const { files, packages } = inputsByName("table-to-markdown.spec.ts");
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

	it("depends for a seed of seeds.spec.ts on its own script, template, page and effect, and on no other seed's", () => {
		const { files, packages } = inputsByName("copy-plain-text");
		expect(files).toEqual(
			expect.arrayContaining([
				"packages/script-templates/src/script-template.ts",
				"packages/script-templates/src/templates/copy-plain-text.ts",
				"supabase/seed/read-seeds.ts",
				"tests/fixtures/seeds/copy-plain-text.html",
				"tests/fixtures/seeds/foreign/application-frame.html",
				"tests/journeys/seeds/describe-seed.ts",
				"tests/journeys/seeds/effect-of.ts",
				"tests/journeys/seeds/foreign-pages.ts",
				"tests/journeys/seeds/seeds.spec.ts",
				"tests/support/fixture-server.ts",
				"tests/template-checks/copy-plain-text.ts",
			]),
		);
		expect(files.filter(isAboutScript)).toEqual(["supabase/seed/scripts/copy-plain-text/about.json"]);
		expect(files.filter((file) => file.startsWith("packages/script-templates/src/templates/"))).toEqual([
			"packages/script-templates/src/templates/copy-plain-text.ts",
		]);
		expect(files.filter((file) => file.startsWith("tests/journeys/seeds/effects/"))).toEqual([
			"tests/journeys/seeds/effects/copy-plain-text.ts",
		]);
		expect(packages.map((entry) => entry.split(":")[0])).toContain("@playwright/test");
	});

	it("includes every script that a spec of several scripts uses", () => {
		const { files } = inputsByName("accessible-panels.spec.ts");
		expect(files.filter(isAboutScript).length).toBeGreaterThanOrEqual(23);
	});

	it("differs between specs and seeds", () => {
		const hashes = [...hashProvable().values()];
		expect(new Set(hashes).size).toBe(hashes.length);
	});
});

describe("the seeds of seeds.spec.ts", () => {
	it("have a module of effects each, as those with a spec of their own", () => {
		const scripts = readdirSync(join(root, "supabase/seed/scripts"));
		const effects = readdirSync(join(root, "tests/journeys/seeds/effects"));
		expect(effects.map((file) => basename(file, ".ts")).sort()).toEqual(scripts.sort());
	});

	it("do not depend on modules that decide which of them are executed", () => {
		const { files } = inputsByName("allow-copy");
		expect(files.filter((file) => file.startsWith("tests/journeys/seeds/proven/"))).toEqual([]);
	});

	it("are left out of a run of named files unless a name matches their effect or the spec", () => {
		const executed = (...filters: string[]) => {
			const { testIgnore, grepInvert } = leaveOutUnnamed(filters);
			if (testIgnore.length > 0) return [];
			const slugs = listSeeds().map(({ slug }) => slug);
			return slugs.filter((slug) => !grepInvert.some((pattern) => pattern.test(`${slug} a test ${tagOfSeed(slug)}`)));
		};
		expect(executed("allow-copy", "sign-in")).toEqual(["allow-copy"]);
		expect(executed("text-size")).toEqual(["text-size"]);
		expect(executed("sign-in")).toEqual([]);
		expect(executed("journeys/seeds/")).toHaveLength(listSeeds().length);
		expect(executed("seeds.spec.ts")).toHaveLength(listSeeds().length);
	});
});
