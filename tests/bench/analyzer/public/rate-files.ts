import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { FIRST_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { runPool } from "@scriptorium/workspace/processes/run-pool";
import { type Rating, type RatingRequest, rating } from "./rating.ts";

const PROCESSES = 2;
const SCRIPT = fileURLToPath(new URL("rate-process.ts", import.meta.url));

interface RateOptions {
	readonly steps?: number;
	readonly libraries?: string | null;
	readonly script?: string;
	readonly onRated?: (count: number) => void;
}

/**
 * Rates files in processes of their own; no script is run.
 * @param paths absolute paths
 * @param options how each file is rated
 * @param options.steps evaluation steps of each check, those of the hub's first check when left out
 * @param options.libraries folder of the corpus whose libraries are rated with the scripts
 * @param options.script module of the rating process
 * @param options.onRated called after each file with the number of files that are rated
 * @returns the ratings, in the order of the paths; a file whose check ended its process is `unrated`
 */
export async function rateFiles(
	paths: readonly string[],
	{ steps = FIRST_CHECK_STEPS, libraries = null, script = SCRIPT, onRated }: RateOptions = {},
): Promise<Rating[]> {
	const idle: ChildProcess[] = [];
	let rated = 0;
	try {
		return await runPool(paths, PROCESSES, async (path) => {
			const child = idle.pop() ?? fork(script, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
			const answer = await rateFile(child, { path, steps, libraries });
			if (isRunning(child)) idle.push(child);
			onRated?.(++rated);
			return answer;
		});
	} finally {
		for (const child of idle) child.disconnect();
	}
}

/** A process that has ended can look connected for a moment. */
function isRunning(child: ChildProcess): boolean {
	return child.exitCode === null && child.signalCode === null;
}

async function rateFile(child: ChildProcess, request: RatingRequest): Promise<Rating> {
	const over = new AbortController();
	child.send(request);
	try {
		return await Promise.race([
			once(child, "message", { signal: over.signal }).then(([answer]) => rating.parse(answer)),
			once(child, "exit", { signal: over.signal }).then(([code, signal]): Rating => {
				const reason = `the check ended its process (${String(signal ?? code)}).`;
				return { level: "unrated", score: 0, reason, findings: [] };
			}),
		]);
	} finally {
		over.abort();
	}
}
