import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "@scriptorium/build-config/processes/run-process";
import { rootFolder } from "@scriptorium/build-config/root-folder";

const BENCHMARKS_FILE = "docs/benchmarks.md";
const MARKED = /(<!-- catalogue:begin[^>]*-->\n).*?(<!-- catalogue:end -->)/s;

/** Writes the marked section of the benchmarks. Throws when its marks are missing. */
export async function writeSection(report: string): Promise<void> {
	const path = join(rootFolder, BENCHMARKS_FILE);
	const before = readFileSync(path, "utf8");
	if (!MARKED.test(before)) throw new Error(`${BENCHMARKS_FILE} has lost its marks catalogue:begin and catalogue:end.`);
	writeFileSync(
		path,
		before.replace(MARKED, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
	);
	const biome = join(rootFolder, "node_modules/@biomejs/biome/bin/biome");
	const outcome = await runNode(biome, ["format", "--write", BENCHMARKS_FILE], { cwd: rootFolder });
	if (outcome.code !== 0) throw new Error(outcome.output);
}
