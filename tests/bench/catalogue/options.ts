import { parseArgs } from "node:util";

export interface Options {
	/** Scripts in the catalog. */
	readonly rows: number;
	/** Questions of each kind, for each way to ask. */
	readonly runs: number;
	/** Writes the section of docs/benchmarks.md. */
	readonly write: boolean;
}

const USAGE = "npm run bench catalogue -- [--rows 100000] [--runs 30] [--write]";

/** Throws an Error with the usage when the call makes no sense. */
export function parseOptions(args: readonly string[]): Options {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: {
			rows: { type: "string", default: "100000" },
			runs: { type: "string", default: "30" },
			write: { type: "boolean", default: false },
		},
	});
	const [rows, runs] = [Number(values.rows), Number(values.runs)];
	if (!Number.isInteger(rows) || rows < 1000 || rows > 5_000_000)
		throw new Error(`--rows is a number from 1000 to 5000000. ${USAGE}`);
	if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1. ${USAGE}`);
	return { rows, runs, write: values.write };
}
