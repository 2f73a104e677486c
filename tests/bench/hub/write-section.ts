import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "@scriptorium/build-config/processes/run-process";
import { rootFolder } from "@scriptorium/build-config/root-folder";
import type { Part } from "./options.ts";

const BENCHMARKS_FILE = "docs/benchmarks.md";

/** Writes the section of one part into the benchmarks. Throws when its marks are missing. */
export async function writeSection(part: Part, report: string): Promise<void> {
	const path = join(rootFolder, BENCHMARKS_FILE);
	writeFileSync(path, replaceSection(readFileSync(path, "utf8"), part, report));
	const biome = join(rootFolder, "node_modules/@biomejs/biome/bin/biome");
	const outcome = await runNode(biome, ["format", "--write", BENCHMARKS_FILE], { cwd: rootFolder });
	if (outcome.code !== 0) throw new Error(outcome.output);
}

/** The text with what is between the marks of this part replaced. */
export function replaceSection(text: string, part: Part, report: string): string {
	const marked = new RegExp(`(<!-- hub-${part}:begin[^>]*-->\\n).*?(<!-- hub-${part}:end -->)`, "s");
	if (!marked.test(text))
		throw new Error(`${BENCHMARKS_FILE} has lost its marks hub-${part}:begin and hub-${part}:end.`);
	return text.replace(marked, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`);
}
