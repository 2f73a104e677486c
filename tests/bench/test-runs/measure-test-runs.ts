import { runBrowserTest } from "@scriptorium/browser-test/run-browser-test";
import { testFlags } from "@scriptorium/browser-test/test-flags";
import { createHubClient } from "@scriptorium/hub-data/client";
import { runTest } from "@scriptorium/hub-data/test-runs/run-test";
import { openIsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { type DevicePresetName, devicePresets } from "@scriptorium/shared-protocol/device-presets";
import { startHubInProcess } from "../../support/hub-in-process.ts";
import { openSession } from "../../support/open-session.ts";
import { type MappedTestWorker, openTestWorker } from "../../support/test-worker.ts";

const PAGE =
	"<!doctype html><title>Small</title><style>body { background: #fff4d6 }</style><h1>Small page</h1><p id=a>text</p>";
const URL_OF_PAGE = "http://small.example/";
/** Changes the page once; a run then waits 0.4 s for further changes. */
const CODE = "document.getElementById('a').textContent = 'changed';";
const QUIET_MS = 400;

export interface MeasuredTestRuns {
	readonly chromium: string;
	/** Milliseconds of each run: through hub, function, worker; of the run alone; of a bare browser with the same page and two pictures. */
	readonly hub: readonly number[];
	readonly run: readonly number[];
	readonly floor: readonly number[];
}

/**
 * Measures test runs of a small script on a small page, one after the other.
 * @param count how many of each kind
 * @returns milliseconds
 */
export async function measureTestRuns(count: number): Promise<MeasuredTestRuns> {
	const worker = await openTestWorker({ "small.example": PAGE });
	const hub = await startHubInProcess({ seed: false, testWorker: worker.address });
	try {
		const device: DevicePresetName = "desktop";
		const client = await signedInClient(hub.origin);
		const throughHub = async () => {
			const request = { code: CODE, testUrl: URL_OF_PAGE, device };
			const outcome = await runTest(client, request, {
				signal: new AbortController().signal,
				onEvent: () => undefined,
			});
			if (!outcome.ok) throw new Error(outcome.error.message);
			if (!outcome.value.success) throw new Error(outcome.value.errors.join(" "));
		};
		const alone = async () => {
			const ports = { ...worker.ports, signal: new AbortController().signal, onPhase: () => undefined };
			const outcome = await runBrowserTest({ code: CODE, testUrl: URL_OF_PAGE, device }, ports);
			if (!outcome.ok || !outcome.value.success) throw new Error("The run failed.");
		};
		let chromium = "";
		const bare = async () => {
			chromium = await openBare(worker);
		};
		// The function's process and the browser's files are in memory after the first.
		for (const act of [throughHub, alone, bare]) await act();
		await hub.sql`delete from private.rate_buckets`;
		return {
			hub: await times(count, throughHub),
			run: await times(count, alone),
			floor: await times(count, bare),
			chromium,
		};
	} finally {
		await hub.stop();
		await worker.close();
	}
}

async function times(count: number, act: () => Promise<void>): Promise<number[]> {
	const measured: number[] = [];
	for (let turn = 0; turn < count; turn += 1) {
		const began = performance.now();
		await act();
		measured.push(performance.now() - began);
	}
	return measured;
}

/** What no run can do without: a browser with a fresh profile, the page, the script, the pause, two pictures. */
async function openBare(worker: MappedTestWorker): Promise<string> {
	const browser = openIsolatedBrowser({
		...worker.ports.browser,
		profilePrefix: "scriptorium-floor-",
		flags: testFlags().filter((flag) => !/proxy|host-resolver/.test(flag)),
		acceptInsecureCerts: false,
		viewport: { width: devicePresets.desktop.width, height: devicePresets.desktop.height },
	});
	try {
		const opened = await browser.get();
		const page = await opened.newPage();
		await page.goto(worker.siteUrl);
		await page.screenshot({ type: "jpeg" });
		await page.evaluate(CODE);
		await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
		await page.screenshot({ type: "jpeg" });
		return (await opened.version()).replace(/^.*\//, "");
	} finally {
		await browser.kill();
	}
}

async function signedInClient(origin: string) {
	const stored = new Map(Object.entries(await openSession(origin, "Arthur Author")));
	const answer = await fetch(origin);
	const settings = /<script[^>]*id="hub-settings"[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? "{}";
	const { publishableKey } = JSON.parse(settings) as { publishableKey: string };
	return createHubClient(origin, publishableKey, {
		storage: {
			getItem: (key) => stored.get(key) ?? null,
			setItem: (key, value) => void stored.set(key, value),
			removeItem: (key) => void stored.delete(key),
		},
		autoRefreshToken: false,
		detectSessionInUrl: false,
	});
}
