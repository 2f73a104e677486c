import { parseArgs } from "node:util";

export const USAGE = `Usage: pnpm -s scan [--json] <file or folder> …

Rates bookmarklets and userscripts: files as named, and every .js and .mjs below a folder.
  --json   print a JSON array instead of a report
Exit code: 0 all green, 1 something amber or not rated, 2 something red, 64 a wrong call or an unreadable file.`;

export interface CommandLine {
	readonly json: boolean;
	readonly help: boolean;
	readonly names: readonly string[];
	/** The error in the arguments; null when they are valid. */
	readonly problem: string | null;
}

/** Accepts `-- --json x` too: pnpm passes the two dashes on, npm does not. */
export function parseCommandLine(args: readonly string[]): CommandLine {
	try {
		const { values, positionals } = parseArgs({
			args: args[0] === "--" ? args.slice(1) : [...args],
			options: { json: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
			allowPositionals: true,
		});
		const problem = positionals.length === 0 && !values.help ? "Nothing to scan was named." : null;
		return { json: values.json, help: values.help, names: positionals, problem };
	} catch (error) {
		return { json: false, help: false, names: [], problem: error instanceof Error ? error.message : String(error) };
	}
}
