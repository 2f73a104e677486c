import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@scriptorium/core-types/errors";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";

/** Long enough not to delay the start; each poll is one indexed query. */
const POLL_INTERVAL_MS = 10_000;

export interface CanaryQueue {
	/** Starts polling for scripts that wait for a test run or for their picture. */
	begin(): void;
	stop(): Promise<void>;
}

const NO_CHROMIUM =
	"Saved scripts are rated by their code alone, without a canary run and without pictures: both need Chromium. Install Chromium or Google Chrome, then start the hub again.";
const SWITCHED_OFF =
	"Saved scripts are rated by their code alone: canary runs and pictures are switched off (SCRIPTORIUM_CANARY=off).";

/**
 * Chooses the browser for canary runs and pictures.
 * @param environment variables of the operator
 * @returns the machine's Chromium, or the sentence that says why there is none
 */
export function chooseCanaryBrowser(
	environment: NodeJS.ProcessEnv,
): { readonly chromium: string } | { readonly missing: string } {
	if (environment.SCRIPTORIUM_CANARY === "off") return { missing: SWITCHED_OFF };
	const chromium = findChromium(environment, ["CANARY_CHROMIUM"]);
	return chromium === null ? { missing: NO_CHROMIUM } : { chromium };
}

/**
 * Test runs of the local backend, and pictures of what scripts do, in the background: browser and driver are loaded only when a script waits, and closed
 * when none is left.
 */
export function createCanaryQueue(options: {
	/** Path of a Chromium; null disables test runs. */
	readonly chromium: string | null;
	readonly url: string;
	readonly serviceRoleKey: string;
	readonly waits: () => Promise<boolean>;
	readonly log: (line: string) => void;
	readonly lookEveryMs?: number;
}): CanaryQueue {
	const { chromium, waits, log, lookEveryMs = POLL_INTERVAL_MS } = options;
	const stopping = new AbortController();
	const { signal } = stopping;
	let working: Promise<void> = Promise.resolve();

	const work = async (path: string) => {
		let lastError = "";
		while (!signal.aborted) {
			await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
			try {
				if (!signal.aborted && (await waits())) await runAll(path, options, signal);
				lastError = "";
			} catch (thrown) {
				const message = messageOf(thrown);
				if (message !== lastError && !signal.aborted) log(`Test runs of scripts wait: ${message}`);
				lastError = message;
			}
		}
	};
	return {
		begin: () => {
			if (chromium !== null) working = work(chromium);
		},
		stop: async () => {
			stopping.abort();
			await working;
		},
	};
}

interface Project {
	readonly url: string;
	readonly serviceRoleKey: string;
}

/** Pictures first: they take a second each, and people see them. */
async function runAll(chromium: string, project: Project, signal: AbortSignal): Promise<void> {
	await takeAllPictures(chromium, project, signal);
	const [{ openCanaryBrowser }, { memoryLimitMb }, { createCanaryStore }, { workOff }, { runCanary }] =
		await Promise.all([
			import("@scriptorium/script-canary/browser/open-canary-browser"),
			import("@scriptorium/isolated-browser/limit-memory"),
			import("../../canary-worker/canary-store.ts"),
			import("../../canary-worker/work-off.ts"),
			import("@scriptorium/script-canary/run-canary"),
		]);
	const browser = openCanaryBrowser({ chromium, memoryMb: memoryLimitMb(process.env, "CANARY_MEMORY_MB") });
	try {
		const store = createCanaryStore(project);
		const worked = await workOff({ store, signal, run: (input) => runCanary(input, { browser, signal }) });
		if (!worked.ok && !signal.aborted) throw new Error(worked.error.message);
	} finally {
		await browser.close();
	}
}

async function takeAllPictures(chromium: string, project: Project, signal: AbortSignal): Promise<void> {
	const [{ openPictureBrowser }, { memoryLimitMb }, { createPictureStore }, { takePictures }, { takeScriptPicture }] =
		await Promise.all([
			import("@scriptorium/script-picture/open-picture-browser"),
			import("@scriptorium/isolated-browser/limit-memory"),
			import("../../canary-worker/picture-store.ts"),
			import("../../canary-worker/take-pictures.ts"),
			import("@scriptorium/script-picture/take-script-picture"),
		]);
	const browser = openPictureBrowser({ chromium, memoryMb: memoryLimitMb(process.env, "CANARY_MEMORY_MB") });
	try {
		const store = createPictureStore(project);
		const taken = await takePictures({
			store,
			signal,
			take: (script) => takeScriptPicture(script, { browser, signal }),
		});
		if (!taken.ok && !signal.aborted) throw new Error(taken.error.message);
	} finally {
		await browser.close();
	}
}
