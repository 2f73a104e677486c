import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { slugOfTags } from "../seed-list.ts";
import { hashProvable, recordProven, SEEDS_SPEC } from "./proven-specs.ts";

const SPECS = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Arguments with which Playwright runs only some tests of a file, or none. */
const SOME_TESTS_ONLY = /^-g$|^--(?:list|grep|grep-invert|last-failed|only-changed|shard)(?:=|$)|:\d+$/;

/** Records which seed specs, and which seeds of `seeds.spec.ts`, passed in full length. Only for soak runs. */
export default class RecordReporter implements Reporter {
	#root: Suite | null = null;
	#hashes: ReadonlyMap<string, string> = new Map();

	onBegin(_config: unknown, root: Suite): void {
		this.#root = root;
		this.#hashes = hashProvable();
	}

	onEnd(result: FullResult): void {
		const isComplete = result.status === "passed" || result.status === "failed";
		if (!isComplete || process.argv.some((argument) => SOME_TESTS_ONLY.test(argument))) return;
		const passed = new Set<string>();
		const failed = new Set<string>();
		for (const test of this.#root?.allTests() ?? []) {
			const name = nameInRecord(test);
			if (name) (test.outcome() === "expected" ? passed : failed).add(name);
		}
		if (passed.size + failed.size === 0) return;
		// Tests whose inputs changed while they ran have proven neither the old nor the new ones.
		const now = hashProvable();
		for (const name of passed) if (now.get(name) !== this.#hashes.get(name)) failed.add(name);
		for (const name of failed) passed.delete(name);
		recordProven([...passed], [...failed]);
	}
}

function nameInRecord(test: TestCase): string | null {
	const spec = specOf(test);
	if (!spec || dirname(spec) !== SPECS) return null;
	return basename(spec) === SEEDS_SPEC ? slugOfTags(test.tags) : basename(spec);
}

/** The file that was loaded; a test may be declared in a module that this file imports. */
function specOf(test: TestCase): string | null {
	for (let suite: Suite | undefined = test.parent; suite; suite = suite.parent) {
		if (suite.type === "file") return suite.location?.file ?? null;
	}
	return null;
}
