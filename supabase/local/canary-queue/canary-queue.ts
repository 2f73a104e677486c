import { setTimeout as delay } from "node:timers/promises";
import { findChromium } from "@scriptorium/script-canary/browser/find-chromium";
import { messageOf } from "@scriptorium/shared-protocol/errors";

/** Long enough that nobody waits for it at the start; a look is one indexed query. */
const LOOK_EVERY_MS = 10_000;

export interface CanaryQueue {
	/** Looks from now on whether scripts wait for a test run. */
	begin(): void;
	stop(): Promise<void>;
}

/** The machine's Chromium, unless test runs are switched off. */
export function chosenBrowser(environment: NodeJS.ProcessEnv): string | null {
	return environment.SCRIPTORIUM_CANARY === "off" ? null : findChromium(environment);
}

/**
 * Test runs of the local backend, in the background: browser and driver are loaded only when something waits, and closed
 * when nothing does any more.
 */
export function createCanaryQueue(options: {
	/** Path of a Chromium; null turns it off. */
	readonly chromium: string | null;
	readonly url: string;
	readonly serviceRoleKey: string;
	readonly waits: () => Promise<boolean>;
	readonly log: (line: string) => void;
	readonly lookEveryMs?: number;
}): CanaryQueue {
	const { chromium, waits, log, lookEveryMs = LOOK_EVERY_MS } = options;
	const stopping = new AbortController();
	const { signal } = stopping;
	let working: Promise<void> = Promise.resolve();

	const work = async (path: string) => {
		let trouble = "";
		while (!signal.aborted) {
			await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
			try {
				if (!signal.aborted && (await waits())) await runAll(path, options, signal);
				trouble = "";
			} catch (thrown) {
				const message = messageOf(thrown);
				if (message !== trouble && !signal.aborted) log(`Test runs of scripts wait: ${message}`);
				trouble = message;
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

async function runAll(
	chromium: string,
	project: { readonly url: string; readonly serviceRoleKey: string },
	signal: AbortSignal,
): Promise<void> {
	const [{ openCanaryBrowser }, { memoryLimitMb }, { createCanaryStore }, { workOff }, { runCanary }] =
		await Promise.all([
			import("@scriptorium/script-canary/browser/open-browser"),
			import("@scriptorium/script-canary/browser/limit-memory"),
			import("../../canary-worker/canary-store.ts"),
			import("../../canary-worker/work-off.ts"),
			import("@scriptorium/script-canary/run-canary"),
		]);
	const browser = openCanaryBrowser({ chromium, memoryMb: memoryLimitMb(process.env) });
	try {
		const store = createCanaryStore(project);
		const worked = await workOff({ store, signal, run: (input) => runCanary(input, { browser, signal }) });
		if (!worked.ok && !signal.aborted) throw new Error(worked.error.message);
	} finally {
		await browser.close();
	}
}
