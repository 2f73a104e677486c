import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { openCanaryBrowser } from "@scriptorium/script-canary/browser/open-canary-browser";
import type { CanaryReport } from "@scriptorium/script-canary/canary-report";
import { runCanary } from "@scriptorium/script-canary/run-canary";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { RatedSample } from "../rated-sample.ts";

/** Browsers at the same time: a run waits more than it computes. */
const SLOTS = 3;
/** More than a deployment gives, because several share the machine. */
const WALL_MS = 20_000;

export type CanaryRuns = ReadonlyMap<RatedSample, CanaryReport>;

/** Runs every sample in a canary browser. */
export async function runCanaries(samples: readonly RatedSample[]): Promise<CanaryRuns> {
	const chromium = findChromium(process.env, ["CANARY_CHROMIUM"]);
	if (chromium === null) throw new Error("--canary needs a Chromium. Set CANARY_CHROMIUM to its path.");
	const waiting = [...samples];
	const reports = new Map<RatedSample, CanaryReport>();
	const work = async () => {
		const browser = openCanaryBrowser({ chromium });
		try {
			for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
				const { code } = one.sample;
				reports.set(
					one,
					await runCanary({ code, kind: inspectScriptText(code).text.kind }, { browser, wallMs: WALL_MS }),
				);
			}
		} finally {
			await browser.close();
		}
	};
	await Promise.all(Array.from({ length: SLOTS }, work));
	return reports;
}
