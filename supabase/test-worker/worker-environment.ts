import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { memoryLimitMb } from "@scriptorium/isolated-browser/limit-memory";

/** Shortest key, in characters. */
const MIN_KEY_LENGTH = 32;
const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 8787;

export interface WorkerEnvironment {
	readonly key: string;
	readonly host: string;
	readonly port: number;
	readonly browser: { readonly chromium: string; readonly memoryMb: number };
}

/**
 * Reads the settings of the test worker. None of them concerns the guard of its network: there is no such setting.
 * @param environment variables
 * @returns the settings
 * @throws with a sentence that says what to set; it contains no value of a key
 */
export function readWorkerEnvironment(environment: NodeJS.ProcessEnv): WorkerEnvironment {
	const { TEST_WORKER_KEY: key = "", TEST_WORKER_HOST: host, TEST_WORKER_PORT: port } = environment;
	if (key.length < MIN_KEY_LENGTH) {
		throw new Error(
			`Set TEST_WORKER_KEY to a random key of at least ${MIN_KEY_LENGTH} characters, such as the output of 'openssl rand -hex 32'.`,
		);
	}
	const chromium = findChromium(environment, ["TEST_WORKER_CHROMIUM"]);
	if (chromium === null) {
		throw new Error("No Chromium was found. Install it, or set TEST_WORKER_CHROMIUM to its path.");
	}
	const number = port ? Number(port) : DEFAULT_PORT;
	if (!Number.isInteger(number) || number < 0 || number > 65_535) {
		throw new Error(`TEST_WORKER_PORT must be a port, 0 to 65535; it is '${port}'.`);
	}
	return {
		key,
		host: host || DEFAULT_HOST,
		port: number,
		browser: { chromium, memoryMb: memoryLimitMb(environment, "TEST_WORKER_MEMORY_MB") },
	};
}
