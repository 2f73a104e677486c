import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { findOrInstallChromium } from "./chromium.ts";
import { type Layer, type LayerOptions, type LayerResult, lengthOf, withoutCanary } from "./layer.ts";

interface PlaywrightReport {
	config: { projects: readonly { testIgnore: readonly string[] }[] };
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	errors: unknown[];
}

/**
 * Journeys in real Chromium. A flaky or skipped journey counts as failed. A whole short run leaves out journeys with the tag
 * `@soak`, and the seed specs that a soak run passed and whose inputs are the same since.
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
				["test", "--config", "tests/playwright.config.ts", ...options.filters],
				{
					cwd: rootFolder,
					env: {
						...withoutCanary,
						SCRIPTORIUM_CHROMIUM: chromium,
						PLAYWRIGHT_JSON_OUTPUT_FILE: file,
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

function readResult(file: string, outcome: { code: number; output: string }): LayerResult {
	let report: PlaywrightReport;
	try {
		report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
	} catch {
		return { passed: 0, failed: 1, output: outcome.output };
	}
	const proven = report.config.projects.reduce((sum, project) => sum + project.testIgnore.length, 0);
	if (proven > 0) console.log(`journeys: ${proven} seed specs are unchanged since a soak run passed them.`);
	const { expected, unexpected, flaky, skipped } = report.stats;
	const failed = unexpected + flaky + skipped + report.errors.length;
	const outside = outcome.code !== 0 && failed === 0 ? 1 : 0;
	return { passed: expected, failed: failed + outside, output: failed + outside > 0 ? outcome.output : "" };
}
