import { Worker } from "node:worker_threads";
import type { Effort } from "./orders.ts";
import type { EngineName } from "./template.ts";
import type { Findings, SearchRange } from "./worker-messages.ts";

interface SearchOptions {
	/** Address of a module that exports `analyzeScript`. */
	readonly analyzer: string;
	/** Part of the names of the templates to use; empty for all. */
	readonly filter: string;
	readonly seed: number;
	/** Times that programs are made of each template. */
	readonly rounds: number;
	/** Programs of each template in a round. */
	readonly effort: Effort;
	/** Milliseconds without progress after which a worker counts as hung and the run fails. */
	readonly timeoutMs: number;
}

const script = new URL("./differential-worker.ts", import.meta.url);

/** The language runs beside the pages: Chromium has processes of its own. */
const SHARES: readonly (readonly EngineName[])[] = [["language"], ["page", "site"]];

/**
 * Looks for programs that steal and are rated Low.
 * @param options what to try, and how much
 * @returns the findings of all workers
 * @throws Error if a worker dies or hangs: a program that does not end is a fault of its template
 */
export async function searchInWorkers(options: SearchOptions): Promise<Findings> {
	const all = await Promise.all(SHARES.map((engines) => runWorker(engines, options)));
	return {
		failures: all.flatMap(({ failures }) => failures),
		thieves: Object.assign({}, ...all.map(({ thieves }) => thieves)) as Findings["thieves"],
		harmless: {
			rated: all.reduce((sum, { harmless }) => sum + harmless.rated, 0),
			low: all.reduce((sum, { harmless }) => sum + harmless.low, 0),
		},
	};
}

async function runWorker(engines: readonly EngineName[], options: SearchOptions): Promise<Findings> {
	const { timeoutMs, ...rest } = options;
	const progress = new Int32Array(new SharedArrayBuffer(4));
	const worker = new Worker(script, { workerData: { ...rest, engines, progress } satisfies SearchRange });
	let seen = 0;
	let since = performance.now();
	return new Promise((resolve, reject) => {
		const watch = setInterval(() => {
			const now = Atomics.load(progress, 0);
			if (now !== seen) {
				seen = now;
				since = performance.now();
			} else if (performance.now() - since > timeoutMs) {
				finish(() => reject(new Error(`${engines.join()}: no progress within ${timeoutMs} ms after ${seen} batches`)));
			}
		}, 500);
		const finish = (settle: () => void) => {
			clearInterval(watch);
			void worker.terminate().then(settle);
		};
		worker.on("message", (found: Findings) => finish(() => resolve(found)));
		worker.on("error", (error) => finish(() => reject(error)));
	});
}
