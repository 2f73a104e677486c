import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A run of an ordinary script takes about 420 MB. */
export const DEFAULT_LIMIT_MB = 1_024;
const MIN_LIMIT_MB = 512;
/**
 * By how much the limit of one process is above that of all, in MB. It counts memory that was asked for and not used yet, so a
 * script meets the limit of all first, which ends the run with a reason; this one holds between two looks.
 */
const ONE_PROCESS_EXTRA_MB = 384;

/** Places in the memory that is shared with the watching thread. */
export const [STOPPED, EXCEEDED] = [0, 1];

export interface MemoryWatchData {
	/** Process id of the browser, which leads its process group. */
	readonly leader: number;
	readonly limitBytes: number;
	readonly shared: SharedArrayBuffer;
}

export interface MemoryWatch {
	/** Whether the browser was ended because it used more than the limit. */
	isExceeded(): boolean;
	stop(): void;
}

/**
 * Memory that the browser of test runs may use as a whole.
 * @param environment Where CANARY_MEMORY_MB may be set.
 * @returns Megabytes; 1,024 when the variable is not set.
 * @throws when the variable is no whole number of at least 512
 */
export function memoryLimitMb(environment: NodeJS.ProcessEnv): number {
	const text = environment.CANARY_MEMORY_MB ?? "";
	if (text === "") return DEFAULT_LIMIT_MB;
	const limit = Number(text);
	if (Number.isInteger(limit) && limit >= MIN_LIMIT_MB) return limit;
	throw new Error(`CANARY_MEMORY_MB must be a whole number of megabytes, at least ${MIN_LIMIT_MB}; it is '${text}'.`);
}

/**
 * How to start the browser so that none of its processes exceeds the limit by much. Only Linux has such a limit.
 * @param chromium Path of the browser.
 * @param limitMb Limit of each process, in megabytes.
 * @returns The program to start in its place, and its environment without the service role's key.
 */
export function limitedProgram(
	chromium: string,
	limitMb: number,
): { readonly executablePath: string; readonly env: Record<string, string | undefined> } {
	// The browser of other people's code has no use for the key.
	const { SUPABASE_SERVICE_ROLE_KEY: _key, ...env } = process.env;
	if (process.platform !== "linux") return { executablePath: chromium, env };
	return {
		executablePath: fileURLToPath(new URL("limit-memory.sh", import.meta.url)),
		env: { ...env, CANARY_BROWSER: chromium, CANARY_DATA_KB: String((limitMb + ONE_PROCESS_EXTRA_MB) * 1024) },
	};
}

/**
 * Ends a browser, all processes at once, as soon as they use more memory together than the limit: heaps, buffers, workers,
 * pictures. V8's own limit covers the heap of one context only.
 * @param leader Process id of the browser, which leads its process group.
 * @param limitMb Limit of all processes together, in megabytes.
 * @returns Null where processes cannot be measured: on systems other than Linux.
 */
export function watchMemory(leader: number, limitMb: number): MemoryWatch | null {
	if (process.platform !== "linux") return null;
	const shared = new SharedArrayBuffer(8);
	const flags = new Int32Array(shared);
	const workerData: MemoryWatchData = { leader, limitBytes: limitMb * 1024 * 1024, shared };
	const worker = new Worker(new URL("watch-memory.ts", import.meta.url), { workerData });
	worker.unref();
	// Without a watch, no script runs.
	worker.once("error", () => process.kill(-leader, "SIGKILL"));
	return {
		isExceeded: () => Atomics.load(flags, EXCEEDED) === 1,
		stop: () => {
			Atomics.store(flags, STOPPED, 1);
			Atomics.notify(flags, STOPPED);
		},
	};
}
