import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "@scriptorium/build-config/root-folder";
import { type Scorecard, scorecard } from "@scriptorium/shared-protocol/scorecard";

/** Relative to the root; the hub serves it as `/scorecard.json`. */
export const SCORECARD_FILE = "hub-shell/public/scorecard.json";
const BENCHMARKS_FILE = "docs/benchmarks.md";
const MARKED = /(<!-- analyzer:begin[^>]*-->\n).*?(<!-- analyzer:end -->)/s;

/** Writes the public scorecard and the marked section of the benchmarks. Throws when the section's marks are missing. */
export function writeFiles(card: Scorecard, report: string): void {
	writeFileSync(join(rootFolder, SCORECARD_FILE), `${JSON.stringify(scorecard.parse(card), null, 2)}\n`);
	const path = join(rootFolder, BENCHMARKS_FILE);
	const before = readFileSync(path, "utf8");
	if (!MARKED.test(before)) throw new Error(`${BENCHMARKS_FILE} has lost its marks analyzer:begin and analyzer:end.`);
	writeFileSync(
		path,
		before.replace(MARKED, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
	);
}
