import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** Default limit in MB. A run of an ordinary script takes about 420 MB. */
export const DEFAULT_LIMIT_MB = 1_024;
const MIN_LIMIT_MB = 512;
/**
 * Difference in MB between the limit of one process and the limit of all together. The limit of one process also counts
 * reserved memory, so it is set higher: the common limit is reached first and ends the run with a reason. The limit of one
 * process holds between two polls.
 */
const ONE_PROCESS_EXTRA_MB = 384;

/** Indexes of the flags in the memory that is shared with the watching thread. */
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
 * Reads how much memory all processes of a browser may use together.
 * @param environment Environment variables.
 * @param name The variable that sets the limit, such as CANARY_MEMORY_MB.
 * @returns The limit in megabytes; 1,024 when the variable is not set.
 * @throws Error when the variable is not a whole number of at least 512.
 */
export function memoryLimitMb(environment: NodeJS.ProcessEnv, name: string): number {
	const text = environment[name] ?? "";
	if (text === "") return DEFAULT_LIMIT_MB;
	const limit = Number(text);
	if (Number.isInteger(limit) && limit >= MIN_LIMIT_MB) return limit;
	throw new Error(`${name} must be a whole number of megabytes, at least ${MIN_LIMIT_MB}; it is '${text}'.`);
}

/**
 * Returns how to start the browser so that none of its processes exceeds the limit by much. Only effective on Linux.
 * @param chromium Path of the browser.
 * @param limitMb Limit of each process, in megabytes.
 * @returns The program to start in its place, and its environment without keys.
 */
export function limitedProgram(
	chromium: string,
	limitMb: number,
): { readonly executablePath: string; readonly env: Record<string, string | undefined> } {
	// The browser runs untrusted code and must not have the keys of the program that starts it.
	const env = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/KEY|SECRET|TOKEN|PASSWORD/i.test(name)),
	);
	if (process.platform !== "linux") return { executablePath: chromium, env };
	return {
		executablePath: fileURLToPath(new URL("limit-memory.sh", import.meta.url)),
		env: { ...env, ISOLATED_BROWSER: chromium, ISOLATED_DATA_KB: String((limitMb + ONE_PROCESS_EXTRA_MB) * 1024) },
	};
}

/**
 * Terminates all processes of a browser as soon as their total memory exceeds the limit, including heaps, buffers, workers and
 * pictures. V8's own limit covers only the heap of one context.
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
	// No script may run without the memory watch.
	worker.once("error", () => process.kill(-leader, "SIGKILL"));
	return {
		isExceeded: () => Atomics.load(flags, EXCEEDED) === 1,
		stop: () => {
			Atomics.store(flags, STOPPED, 1);
			Atomics.notify(flags, STOPPED);
		},
	};
}
