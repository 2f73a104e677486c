import { parseArgs } from "node:util";

const PARTS = ["cost", "loads", "audits", "blocking", "changes", "first-visit"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
	readonly parts: readonly Part[];
	/** Loads of each page in each of the two builds, of home and of the bare page, and of each page for its scripts. */
	readonly runs: number;
	/** Cold loads of a script's page. */
	readonly loads: number;
	/** Lighthouse runs of each page. */
	readonly audits: number;
	/** Writes the sections of docs/benchmarks.md that belong to the measured parts. */
	readonly write: boolean;
	/** Measures times although other programs use the processors, and says so in the report. */
	readonly busy: boolean;
}

const USAGE = `npm run bench hub -- [--only ${PARTS.join(",")}] [--runs 3] [--loads 500] [--audits 5] [--busy] [--write]`;

/** Throws an Error with the usage when the call makes no sense. */
export function parseOptions(args: readonly string[]): Options {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: {
			only: { type: "string", default: PARTS.join(",") },
			runs: { type: "string", default: "3" },
			loads: { type: "string", default: "500" },
			audits: { type: "string", default: "5" },
			write: { type: "boolean", default: false },
			busy: { type: "boolean", default: false },
		},
	});
	const wanted = values.only.split(",");
	const unknown = wanted.find((name) => !PARTS.some((part) => part === name));
	if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${USAGE}`);
	return {
		parts: PARTS.filter((part) => wanted.includes(part)),
		runs: count("runs", values.runs),
		loads: count("loads", values.loads),
		audits: count("audits", values.audits),
		write: values.write,
		busy: values.busy,
	};
}

function count(name: string, text: string): number {
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a number from 1. ${USAGE}`);
	return value;
}
