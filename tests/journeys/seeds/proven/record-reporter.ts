import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { recordProvenSpecs } from "./proven-specs.ts";

const SPECS = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Arguments with which Playwright runs only some tests of a file. */
const SOME_TESTS_ONLY = /^-g$|^--(?:grep|grep-invert|last-failed|only-changed|shard)(?:=|$)|:\d+$/;

/** Records which seed specs passed in full length. Only for soak runs. */
export default class RecordReporter implements Reporter {
	#root: Suite | null = null;

	onBegin(_config: unknown, root: Suite): void {
		this.#root = root;
	}

	onEnd(result: FullResult): void {
		const isComplete = result.status === "passed" || result.status === "failed";
		if (!isComplete || process.argv.some((argument) => SOME_TESTS_ONLY.test(argument))) return;
		const passed = new Set<string>();
		const failed = new Set<string>();
		for (const test of this.#root?.allTests() ?? []) {
			const spec = specOf(test);
			if (spec && dirname(spec) === SPECS) (test.outcome() === "expected" ? passed : failed).add(basename(spec));
		}
		if (passed.size + failed.size === 0) return;
		recordProvenSpecs(
			[...passed].filter((spec) => !failed.has(spec)),
			[...failed],
		);
	}
}

/** The file that was loaded; a test may be declared in a module that this file imports. */
function specOf(test: TestCase): string | null {
	for (let suite: Suite | undefined = test.parent; suite; suite = suite.parent) {
		if (suite.type === "file") return suite.location?.file ?? null;
	}
	return null;
}
