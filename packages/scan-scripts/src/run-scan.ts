import { analyseFile } from "./analyse-file.ts";
import { exitCodeOf, USAGE_ERROR } from "./exit-code.ts";
import { findScripts, reasonOf } from "./find-scripts.ts";
import { parseCommandLine, USAGE } from "./parse-command-line.ts";
import type { Analyse, ScanEntry } from "./scan-entry.ts";
import { writeReport } from "./write-report.ts";

export interface Terminal {
	/** Absolute folder from which the caller named the files. */
	readonly base: string;
	/** Whether the report may be coloured. */
	readonly colour: boolean;
	/** Standard output: the answer and nothing else. */
	readonly print: (text: string) => void;
	/** Standard error, one line. */
	readonly complain: (line: string) => void;
}

/**
 * `pnpm scan`: rates the named scripts and prints JSON or a report.
 * @returns the exit code. What can be read is rated even when something else cannot, which still ends with 64
 */
export function runScan(args: readonly string[], analyse: Analyse, terminal: Terminal): number {
	const { json, help, names, problem } = parseCommandLine(args);
	if (problem !== null) {
		terminal.complain(`${problem}\n\n${USAGE}`);
		return USAGE_ERROR;
	}
	if (help) {
		terminal.print(`${USAGE}\n`);
		return 0;
	}
	const { scripts, problems } = findScripts(names, terminal.base);
	const failed = [...problems];
	const entries: ScanEntry[] = [];
	for (const script of scripts) {
		try {
			entries.push(analyseFile(script, analyse));
		} catch (error) {
			failed.push(`${script.file}: ${reasonOf(error)}`);
		}
	}
	if (json) terminal.print(`${JSON.stringify(entries, null, "\t")}\n`);
	else if (entries.length > 0) terminal.print(writeReport(entries, terminal.colour));
	for (const line of failed) terminal.complain(line);
	return failed.length > 0 ? USAGE_ERROR : exitCodeOf(entries);
}
