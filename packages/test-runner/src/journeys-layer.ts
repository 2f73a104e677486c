import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { findOrInstallChromium } from "./chromium.ts";
import { type Layer, type LayerOptions, type LayerResult, lengthOf, withoutCanary } from "./layer.ts";

interface PlaywrightReport {
	config: { metadata: { proven: number } };
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	errors: unknown[];
}

/**
 * Journeys in real Chromium. A flaky or skipped journey counts as failed. A whole short run leaves out journeys with the tag
 * `@soak`, and the seed specs, and seeds of `seeds.spec.ts`, that a soak run passed and whose inputs are the same since.
 */
export const journeysLayer: Layer = {
	name: "journeys",
	kind: "browser",
	async run(options: LayerOptions): Promise<LayerResult> {
		const chromium = await findOrInstallChromium();
		const folder = mkdtempSync(join(tmpdir(), "scriptorium-journeys-"));
		const file = join(folder, "report.json");
		try {
			const outcome = await runNode(
				join(rootFolder, "tests/node_modules/@playwright/test/cli.js"),
				["test", "--config", "tests/playwright.config.ts", ...filesOf(options)],
				{
					cwd: rootFolder,
					env: {
						...withoutCanary,
						SCRIPTORIUM_CHROMIUM: chromium,
						PLAYWRIGHT_JSON_OUTPUT_FILE: file,
						SCRIPTORIUM_FILTERS: options.filters.join("\n"),
						...lengthOf(options),
					},
				},
			);
			return readResult(file, outcome);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

/** Filters by path. `seeds.spec.ts` is always among them: the configuration leaves out those of its seeds that no filter names. */
function filesOf({ filters }: LayerOptions): readonly string[] {
	return filters.length > 0 ? [...filters, "journeys/seeds/seeds.spec.ts"] : [];
}

function readResult(file: string, outcome: { code: number; output: string }): LayerResult {
	let report: PlaywrightReport;
	try {
		report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
	} catch {
		return { passed: 0, failed: 1, output: outcome.output };
	}
	const { proven } = report.config.metadata;
	if (proven > 0) console.log(`journeys: ${proven} seeds and seed specs are unchanged since a soak run passed them.`);
	const { expected, unexpected, flaky, skipped } = report.stats;
	const failed = unexpected + flaky + skipped + report.errors.length;
	const outside = outcome.code !== 0 && failed === 0 ? 1 : 0;
	return { passed: expected, failed: failed + outside, output: failed + outside > 0 ? outcome.output : "" };
}
