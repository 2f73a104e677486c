import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Lines printed for one page: the end has the dialogs and notices. */
const MAX_LINES = 120;

/** Prints what a page showed when a journey failed. CI keeps the output only, not the files that Playwright writes. */
export default class FailedPageReporter implements Reporter {
	readonly #pages: string[] = [];

	onTestEnd(test: TestCase, result: TestResult): void {
		const { path } = result.attachments.find(({ name }) => name === "error-context") ?? {};
		if (path === undefined) return;
		for (const [, snapshot = ""] of readFileSync(path, "utf8").matchAll(/^```yaml\n(.*?)^```$/gms)) {
			const lines = snapshot.trimEnd().split("\n");
			const left = Math.max(0, lines.length - MAX_LINES);
			const start = left > 0 ? [`… (${left} lines before)`] : [];
			this.#pages.push([`The page of “${test.title}”:`, ...start, ...lines.slice(left)].join("\n"));
		}
	}

	onEnd(): void {
		if (this.#pages.length > 0) console.log(`\n${this.#pages.join("\n\n")}\n`);
	}
}
