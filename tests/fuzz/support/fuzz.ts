import { Worker } from "node:worker_threads";
import type { FuzzRange, Problem, WorkerMessage } from "./fuzz-range.ts";

export interface FuzzReport {
	readonly problems: readonly Problem[];
	/** Answers by level, two per input. */
	readonly levels: Readonly<Record<string, number>>;
}

interface FuzzOptions {
	readonly analyzer: string;
	readonly seed: number;
	readonly count: number;
	/** Milliseconds on one input after which the worker counts as hung and is killed. */
	readonly timeoutMs: number;
	readonly workers: number;
}

const script = new URL("./fuzz-worker.ts", import.meta.url);

/** Feeds inputs 0 to `count` to an analyzer in workers. An input on which a worker hangs or dies is a problem too. */
export async function fuzz({ analyzer, seed, count, timeoutMs, workers }: FuzzOptions): Promise<FuzzReport> {
	const problems: Problem[] = [];
	const levels: Record<string, number> = {};
	const share = Math.ceil(count / workers);
	const runSlice = async (slice: number) => {
		const to = Math.min(count, (slice + 1) * share);
		let from = slice * share;
		while (from < to) {
			const progress = new Int32Array(new SharedArrayBuffer(4));
			Atomics.store(progress, 0, from);
			const end = await runWorker({ analyzer, seed, from, to, progress }, timeoutMs, (message) => {
				if (message.kind === "problem") problems.push(message);
				else if (message.kind === "done")
					for (const [level, number] of Object.entries(message.levels)) levels[level] = (levels[level] ?? 0) + number;
			});
			const index = Atomics.load(progress, 0);
			if (end !== null) problems.push({ kind: "problem", index, origin: "?", problems: [end], code: "" });
			from = end === null ? to : index + 1;
		}
	};
	await Promise.all(Array.from({ length: workers }, (_, slice) => runSlice(slice)));
	return { problems: problems.toSorted((one, other) => one.index - other.index), levels };
}

/** @returns how the worker ended early; null when it came to its end */
async function runWorker(
	range: FuzzRange,
	timeoutMs: number,
	onMessage: (message: WorkerMessage) => void,
): Promise<string | null> {
	const worker = new Worker(script, { workerData: range, resourceLimits: { maxOldGenerationSizeMb: 1_024 } });
	let seen = -1;
	// Loading the analyzer is not an answer that hangs: on a busy machine it takes longer than an input.
	let since = Number.POSITIVE_INFINITY;
	return new Promise((resolve) => {
		const watch = setInterval(() => {
			const now = Atomics.load(range.progress, 0);
			if (now !== seen && since !== Number.POSITIVE_INFINITY) {
				seen = now;
				since = performance.now();
			} else if (performance.now() - since > timeoutMs) {
				finish(`hangs: no answer within ${timeoutMs} ms`);
			}
		}, 100);
		const finish = (end: string | null) => {
			clearInterval(watch);
			void worker.terminate().then(() => resolve(end));
		};
		worker.on("message", (message: WorkerMessage) => {
			if (message.kind === "loaded") since = performance.now();
			onMessage(message);
			if (message.kind === "done") finish(null);
		});
		worker.on("error", (error) => finish(`ends the process: ${String(error)}`));
	});
}
