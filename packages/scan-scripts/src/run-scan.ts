import { readFileSync } from "node:fs";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { type FoundScript, findScripts, reasonOf } from "./find-scripts.ts";
import { parseCommandLine, USAGE } from "./parse-command-line.ts";
import { type Analyze, type ScanEntry, scanEntry } from "./scan-entry.ts";
import { writeReport } from "./write-report.ts";

/** `EX_USAGE` of sysexits.h: invalid arguments, an unreadable file, or nothing to scan. */
const USAGE_ERROR = 64;

export interface Terminal {
	/** Absolute folder from which the caller named the files. */
	readonly base: string;
	/** Whether the report may be colored. */
	readonly color: boolean;
	/** Standard output: only the report. */
	readonly print: (text: string) => void;
	/** Standard error, one line. */
	readonly complain: (line: string) => void;
}

/**
 * `pnpm scan`: rates the named scripts and prints JSON or a report.
 * @param args Arguments of the command line: options, files and folders.
 * @param analyze The rating.
 * @param terminal Where paths begin, and where results and complaints are written.
 * @returns The exit code: 0 green, 1 amber or not rated, 2 red, 64 when a file could not be read. Readable files are rated
 * all the same.
 */
export function runScan(args: readonly string[], analyze: Analyze, terminal: Terminal): number {
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
			entries.push(analyzeFile(script, analyze));
		} catch (error) {
			failed.push(`${script.file}: ${reasonOf(error)}`);
		}
	}
	if (json) terminal.print(`${JSON.stringify(entries, null, "\t")}\n`);
	else if (entries.length > 0) terminal.print(writeReport(entries, terminal.color));
	for (const line of failed) terminal.complain(line);
	return failed.length > 0 ? USAGE_ERROR : exitCodeOf(entries);
}

/** Reads and rates one file. Throws only when it cannot be read. */
function analyzeFile({ file, path, bytes }: FoundScript, analyze: Analyze): ScanEntry {
	// Larger files are not read.
	if (bytes > MAX_SCRIPT_BYTES) return scanEntry(file, unrated("too-large"), "bookmarklet");
	const code = readFileSync(path, "utf8");
	try {
		return scanEntry(file, analyze({ code }), inspectScriptText(code).text.kind);
	} catch {
		// The analyzer never throws; if it does, one file must not end the whole scan.
		return scanEntry(file, unrated("crash"), "bookmarklet");
	}
}

/** 2 when anything is red, 1 when anything is amber or not rated, 0 when all is green. */
function exitCodeOf(entries: readonly ScanEntry[]): number {
	if (entries.some(({ risk_level }) => risk_level === "red")) return 2;
	return entries.every(({ risk_level }) => risk_level === "green") ? 0 : 1;
}
