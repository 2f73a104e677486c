import { parseArgs } from "node:util";

const HALVES = ["tuning", "held-out"] as const;
export type MeasuredHalf = (typeof HALVES)[number];

export interface Options {
	readonly halves: readonly MeasuredHalf[];
	/** Names every miss and false alarm of the tuning set; the held-out set is only counted. */
	readonly verbose: boolean;
	/** Leaves out mutations, speed and the other scanners. */
	readonly fast: boolean;
	/** Fresh processes for the speed. */
	readonly runs: number;
	/** Runs the samples labeled red in a closed browser too. */
	readonly canary: boolean;
	/** The benign ones as well, for its false alarms. */
	readonly canaryBenign: boolean;
	/** Writes the scorecard and the section of docs/benchmarks.md. */
	readonly write: boolean;
}

const USAGE =
	"npm run bench analyzer -- [--half tuning|held-out] [--fast] [--verbose] [--runs 5] [--canary] [--canary-benign] [--write]";

/** Throws an Error with the usage when the call makes no sense. */
export function parseOptions(args: readonly string[]): Options {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: {
			half: { type: "string" },
			fast: { type: "boolean", default: false },
			verbose: { type: "boolean", default: false },
			runs: { type: "string", default: "5" },
			canary: { type: "boolean", default: false },
			"canary-benign": { type: "boolean", default: false },
			write: { type: "boolean", default: false },
		},
	});
	const halves = HALVES.filter((half) => values.half === undefined || values.half === half);
	const runs = Number(values.runs);
	if (halves.length === 0) throw new Error(`There is no half "${values.half}". ${USAGE}`);
	if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1. ${USAGE}`);
	if (values.write && (values.fast || halves.length < HALVES.length))
		throw new Error(`--write needs everything measured: neither --fast nor --half goes with it. ${USAGE}`);
	const { fast, verbose, write, canary, "canary-benign": canaryBenign } = values;
	return { halves, runs, fast, verbose, write, canary: canary || canaryBenign, canaryBenign };
}
