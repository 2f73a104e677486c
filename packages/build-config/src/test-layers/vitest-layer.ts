import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../processes/run-process.ts";
import { rootFolder } from "../root-folder.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { type Layer, type LayerOptions, type LayerResult, withoutCanary } from "./layer.ts";

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
}

/** The projects of the root's `vitest.config.ts` that are named so, or so with an addition (`unit-pure`). Tests that are skipped or still to be written count as failed. */
export function vitestLayer(project: string, kind: Layer["kind"], { needsChromium = false } = {}): Layer {
	return {
		name: project,
		kind,
		run: async (options) => {
			const chromium = needsChromium ? { SCRIPTORIUM_CHROMIUM: await findOrInstallChromium() } : {};
			return runProject(project, options, { ...withoutCanary, ...chromium });
		},
	};
}

async function runProject(project: string, options: LayerOptions, more: Record<string, string>): Promise<LayerResult> {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-vitest-"));
	const file = join(folder, "report.json");
	try {
		const outcome = await runNode(
			join(rootFolder, "node_modules/vitest/vitest.mjs"),
			[
				"run",
				"--project",
				project,
				"--project",
				`${project}-*`,
				"--reporter=dot",
				"--reporter=json",
				`--outputFile.json=${file}`,
				...options.filters,
			],
			{ cwd: rootFolder, env: { NO_COLOR: "1", ...more, ...(options.soak ? { SCRIPTORIUM_SOAK: "1" } : {}) } },
		);
		const report = readReport(file);
		if (!report) return { passed: 0, failed: 1, output: outcome.output };
		const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
		// An error outside any test fails the run without failing a test.
		const outside = outcome.code !== 0 && failed === 0 ? 1 : 0;
		const total = failed + outside;
		return { passed: report.numPassedTests, failed: total, output: total > 0 ? outcome.output : "" };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function readReport(file: string): VitestReport | null {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
	} catch {
		return null; // no report: the runner itself failed, and its output says why
	}
}
