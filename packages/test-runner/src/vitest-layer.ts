import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { findOrInstallChromium } from "./chromium.ts";
import { type Layer, type LayerOptions, type LayerResult, lengthOf, withoutCanary } from "./layer.ts";
import { hashUnitInputs, readPassed, writePassed } from "./passed-packages.ts";

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

/**
 * The unit tests. Remembers the packages whose tests passed; with `changed` it leaves out those whose inputs are the same
 * since, each of which counts as one check that passed.
 */
export const unitLayer: Layer = {
	name: "unit",
	kind: "processor",
	run: async (options) => {
		if (options.filters.length > 0) return runProject("unit", options, withoutCanary);
		const inputs = hashUnitInputs(rootFolder);
		const known = options.changed ? readPassed(rootFolder) : {};
		const unchanged = Object.keys(inputs).filter((folder) => inputs[folder] === known[folder]);
		if (unchanged.length > 0) console.log(`unit: ${unchanged.length} packages are unchanged since their tests passed.`);
		const isAll = unchanged.length === Object.keys(inputs).length;
		const result = isAll
			? { passed: 0, failed: 0, output: "" }
			: await runProject("unit", options, { ...withoutCanary, SCRIPTORIUM_UNCHANGED: unchanged.join(",") });
		if (result.failed > 0) return result;
		// What changed while the tests ran was not, or not all of it, tested.
		const now = hashUnitInputs(rootFolder);
		writePassed(
			rootFolder,
			Object.fromEntries(Object.entries(now).filter(([folder, hash]) => inputs[folder] === hash)),
		);
		return { ...result, passed: result.passed + unchanged.length };
	},
};

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
				"--passWithNoTests",
				...options.filters,
			],
			{ cwd: rootFolder, env: { NO_COLOR: "1", ...more, ...lengthOf(options) } },
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
