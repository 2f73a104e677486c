import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

const BENCHMARKS_FILE = "docs/benchmarks.md";

/** Writes the section of a bench, or of a part of one, into the benchmarks or another document. Throws when its marks are missing. */
export async function writeSection(section: string, report: string, file = BENCHMARKS_FILE): Promise<void> {
	const path = join(rootFolder, file);
	writeFileSync(path, replaceSection(readFileSync(path, "utf8"), section, report));
	const biome = join(rootFolder, "node_modules/@biomejs/biome/bin/biome");
	const outcome = await runNode(biome, ["format", "--write", "--no-errors-on-unmatched", file], { cwd: rootFolder });
	if (outcome.code !== 0) throw new Error(outcome.output);
}

/** The text with what is between the marks of this section replaced. */
export function replaceSection(text: string, section: string, report: string): string {
	const marked = new RegExp(`(<!-- ${section}:begin[^>]*-->\\n).*?(<!-- ${section}:end -->)`, "s");
	if (!marked.test(text)) throw new Error(`The document has lost its marks ${section}:begin and ${section}:end.`);
	return text.replace(marked, (_, begin: string, end: string) => `${begin}\n${unpadTables(report)}\n\n${end}`);
}

/**
 * Removes the padding of tables. It aligns columns in a terminal; in a document, a cell that becomes longer would change the padding of every
 * row.
 */
function unpadTables(report: string): string {
	return report.replace(/^\|.*\|$/gm, (row) =>
		row
			.replace(/(?<=\|) {2,}/g, " ")
			.replace(/ {2,}(?=\|)/g, " ")
			.replace(/-{4,}/g, "---"),
	);
}
