import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Scorecard, scorecard } from "@scriptorium/shared-protocol/scorecard";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** Relative to the root; the hub serves it as `/scorecard.json`. */
const SCORECARD_FILE = "hub-shell/public/scorecard.json";
const BENCHMARKS_FILE = "docs/benchmarks.md";
const MARKED = /(<!-- analyzer:begin[^>]*-->\n).*?(<!-- analyzer:end -->)/s;

/** Writes the public scorecard and the marked section of the benchmarks. Throws when the section's marks are missing. */
export async function writeFiles(card: Scorecard, report: string): Promise<void> {
	const path = join(rootFolder, BENCHMARKS_FILE);
	const before = readFileSync(path, "utf8");
	if (!MARKED.test(before)) throw new Error(`${BENCHMARKS_FILE} has lost its marks analyzer:begin and analyzer:end.`);
	writeFileSync(
		path,
		before.replace(MARKED, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
	);
	writeFileSync(join(rootFolder, SCORECARD_FILE), `${JSON.stringify(scorecard.parse(card), null, 2)}\n`);
	// The house's own formatting, so that the check of all files finds nothing to say.
	const biome = join(rootFolder, "node_modules/@biomejs/biome/bin/biome");
	const outcome = await runNode(biome, ["format", "--write", BENCHMARKS_FILE, SCORECARD_FILE], { cwd: rootFolder });
	if (outcome.code !== 0) throw new Error(outcome.output);
}
