import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { hashSeedSpecs, recordProvenSpecs } from "./proven-specs.ts";

const SPECS = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Arguments with which Playwright runs only some tests of a file. */
const SOME_TESTS_ONLY = /^-g$|^--(?:grep|grep-invert|last-failed|only-changed|shard)(?:=|$)|:\d+$/;

/** Records which seed specs passed in full length. Only for soak runs. */
export default class RecordReporter implements Reporter {
	#root: Suite | null = null;
	#hashes: ReadonlyMap<string, string> = new Map();

	onBegin(_config: unknown, root: Suite): void {
		this.#root = root;
		this.#hashes = hashSeedSpecs();
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
		// A spec whose inputs changed while it ran has proven neither the old nor the new ones.
		const now = hashSeedSpecs();
		for (const spec of passed) if (now.get(spec) !== this.#hashes.get(spec)) failed.add(spec);
		for (const spec of failed) passed.delete(spec);
		recordProvenSpecs([...passed], [...failed]);
	}
}

/** The file that was loaded; a test may be declared in a module that this file imports. */
function specOf(test: TestCase): string | null {
	for (let suite: Suite | undefined = test.parent; suite; suite = suite.parent) {
		if (suite.type === "file") return suite.location?.file ?? null;
	}
	return null;
}
