import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { messageOf } from "@scriptorium/core-types/errors";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { findFreePort } from "../postgres/free-port.ts";
import { startTestWorkerProcess, type TestWorkerProcess } from "./test-worker-process.ts";

const NO_CHROMIUM =
	"Test runs in a browser of this computer need Chromium. Install Chromium or Google Chrome, then start the hub again.";
const SWITCHED_OFF = "Test runs on this computer are switched off (SCRIPTORIUM_TEST_RUNS=off).";

/** Where a test worker is, and its key. */
export interface TestWorkerAddress {
	readonly url: string;
	readonly key: string;
}

/** The browser for test runs, or the sentence that says why there is none. */
export type TestRunBrowser = { readonly chromium: string } | { readonly missing: string };

/**
 * Chooses the browser for test runs.
 * @param environment variables of the operator
 * @returns the machine's Chromium, unless there is none or SCRIPTORIUM_TEST_RUNS is off
 */
export function chooseTestBrowser(environment: NodeJS.ProcessEnv): TestRunBrowser {
	if (environment.SCRIPTORIUM_TEST_RUNS === "off") return { missing: SWITCHED_OFF };
	const chromium = findChromium(environment, ["TEST_WORKER_CHROMIUM"]);
	return chromium === null ? { missing: NO_CHROMIUM } : { chromium };
}

export interface LocalTestRuns {
	/**
	 * Starts the worker when it is not running. Does not fail: the function then says that the worker does not answer.
	 * @returns the variables for the function `test-bookmarklet` alone; always the same
	 */
	prepare(): Promise<Readonly<Record<string, string>>>;
	stop(): Promise<void>;
}

/**
 * Test runs of the local backend: one worker for the life of the hub, started by the first request and again after a crash, with the
 * same random key and the same port.
 * @param options the browser, or why there is none; a worker of somebody else's, for tests
 * @param options.dataDir folder of the hub's data
 * @param options.log called with each line of the worker
 * @returns the worker's life
 */
export function createLocalTestRuns(options: {
	readonly worker: TestRunBrowser | TestWorkerAddress;
	readonly dataDir: string;
	readonly log: (line: string) => void;
}): LocalTestRuns {
	const { worker, dataDir, log } = options;
	if ("missing" in worker) return withVariables({ TEST_WORKER_MISSING: worker.missing });
	if ("url" in worker) return withVariables(variablesOf(worker));

	const key = randomBytes(32).toString("base64url");
	const compileCache = join(dataDir, "compiled");
	let port: Promise<number> | null = null;
	let running: Promise<TestWorkerProcess | null> | null = null;
	let isStopping = false;

	const start = async (onPort: number): Promise<TestWorkerProcess | null> => {
		try {
			const started = await startTestWorkerProcess({ ...worker, key, port: onPort, compileCache, log });
			const onExit = () => {
				if (isStopping) return;
				log("ended unexpectedly; starting it again.");
				running = start(onPort);
			};
			if (started.child.exitCode !== null || started.child.signalCode !== null) throw new Error("It ended at once.");
			started.child.once("exit", onExit);
			return started;
		} catch (thrown) {
			log(`did not start: ${messageOf(thrown)}`);
			running = null; // the next request tries again
			return null;
		}
	};
	return {
		prepare: async () => {
			port ??= findFreePort();
			const onPort = await port;
			if (!isStopping) running ??= start(onPort);
			await running;
			return variablesOf({ url: `http://127.0.0.1:${onPort}/`, key });
		},
		stop: async () => {
			isStopping = true;
			await (await running)?.end();
		},
	};
}

const variablesOf = ({ url, key }: TestWorkerAddress) => ({ TEST_WORKER_URL: url, TEST_WORKER_KEY: key });

/** For a worker that is not ours to start. */
const withVariables = (variables: Readonly<Record<string, string>>): LocalTestRuns => ({
	prepare: () => Promise.resolve(variables),
	stop: () => Promise.resolve(),
});
