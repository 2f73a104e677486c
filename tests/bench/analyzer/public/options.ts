import { parseArgs } from "node:util";
import { PUBLIC_HALVES, type PublicHalf } from "../../../corpus/public/public-scripts.ts";

export interface PublicOptions {
	/** With `benign/` and `attack/` below it. */
	readonly folder: string;
	/** Whether the scripts are those of the list; else every file of the folder is measured. */
	readonly isListed: boolean;
	readonly halves: readonly PublicHalf[];
	/** Whether the scripts of the counted half, or of a folder that is not on the list, are named. */
	readonly reveal: boolean;
	/** Fetches missing files first. */
	readonly download: boolean;
	/** Times the analyzer and js-x-ray on the scripts as well; `write` includes it. */
	readonly speed: boolean;
	/** Root of another checkout of this repository whose analyzer is timed beside this one; null for none. */
	readonly before: string | null;
	/** Writes the scorecard and the section of docs/benchmarks.md. */
	readonly write: boolean;
}

const USAGE =
	"npm run bench analyzer -- --corpus <folder> [--half tuning|counted] [--reveal] [--download] [--speed [--before <checkout>]] [--write], or --any <folder> [--reveal] [--speed [--before <checkout>]]";

/** Whether a call of the analyzer's bench means public scripts. */
export function isPublicCall(args: readonly string[]): boolean {
	return args.some((arg) => /^--(corpus|any)(=|$)/.test(arg));
}

/**
 * Reads a call of the bench on public scripts.
 * @throws an Error with the usage when the call makes no sense
 */
export function parsePublicOptions(args: readonly string[]): PublicOptions {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: {
			corpus: { type: "string" },
			any: { type: "string" },
			half: { type: "string" },
			reveal: { type: "boolean", default: false },
			download: { type: "boolean", default: false },
			speed: { type: "boolean", default: false },
			before: { type: "string" },
			write: { type: "boolean", default: false },
		},
	});
	const { corpus, any, half, reveal, download, write, before = null } = values;
	const folder = corpus ?? any;
	if (!folder || (corpus !== undefined && any !== undefined)) throw new Error(`Name one folder. ${USAGE}`);
	if (any !== undefined && (half !== undefined || download || write))
		throw new Error(`--any takes only --reveal and --speed: its scripts are on no list. ${USAGE}`);
	const speed = values.speed || write;
	if (before !== null && !speed) throw new Error(`--before is timed with --speed only. ${USAGE}`);
	const halves = PUBLIC_HALVES.filter((one) => half === undefined || half === one);
	if (halves.length === 0) throw new Error(`There is no half "${half}". ${USAGE}`);
	if (write && halves.length < PUBLIC_HALVES.length) throw new Error(`--write needs both halves. ${USAGE}`);
	return { folder, isListed: corpus !== undefined, halves, reveal, download, speed, before, write };
}
