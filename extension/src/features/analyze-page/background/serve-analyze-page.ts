import type { Clock } from "@scriptorium/shared-protocol/channel/clock";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import { pageAnalysisLimits as limits, pageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import * as z from "zod/mini";
import { isWebPage } from "../../../library/web-page.ts";

/** Longer than the analysis takes at most, including the loading of the page. */
export const ANALYSIS_TIMEOUT_MS = 10_000;
/** Reserved for the envelope around the analysis. */
const ENVELOPE_BYTES = 1024;

interface Tab {
	readonly id: number;
	readonly url: string;
}

export interface AnalyzePagePorts {
	/** The active tab, or null. */
	readonly activeTab: () => Promise<Tab | null>;
	/** Null for a closed tab, or when its address is not accessible. */
	readonly findTab: (tabId: number) => Promise<Tab | null>;
	/** The analysis by the script in the page; null after a navigation. Rejects where the browser refuses to inject it. */
	readonly read: (tabId: number, request: object) => Promise<unknown>;
	/** A JPEG as a `data:` address of at most `maxLength` characters, or null. */
	readonly capture: (tabId: number, url: string, longest: number) => Promise<string | null>;
	readonly clock: Clock;
}

/** Result of the script in the page. */
const reading = z.object({ analysis: pageAnalysis, showsSecret: z.boolean() });
const readingFailed = z.object({ failed: z.string() });

type Read = { readonly value: unknown } | { readonly refused: string } | "timed out";

/** Analyzes the page of a tab when a page of the extension asks for it. The script is injected only then. */
export function serveAnalyzePage({ activeTab, findTab, read, capture, clock }: AnalyzePagePorts): Served<null>[] {
	const readInTime = (tabId: number, request: object): Promise<Read> =>
		new Promise((resolve) => {
			const stop = clock.setTimer(() => resolve("timed out"), ANALYSIS_TIMEOUT_MS);
			const settle = (outcome: Read): void => {
				stop();
				resolve(outcome);
			};
			read(tabId, request).then(
				(value) => settle({ value }),
				(thrown: unknown) => settle({ refused: messageOf(thrown) }),
			);
		});
	return [
		serve(analyzePage)<null>(async ({ tabId, includeValues = false, includeScreenshot = false }) => {
			const tab = tabId === undefined ? await activeTab() : await findTab(tabId);
			if (tab === null) return fail("NO_TAB", "There is no such tab, or the extension may not see it");
			if (!isWebPage(tab.url)) return fail("PAGE_NOT_ALLOWED", "Pages of the browser and of its shop cannot be read");
			const maxBytes = limits.bytes - ENVELOPE_BYTES - (includeScreenshot ? limits.screenshot : 0);
			const outcome = await readInTime(tab.id, { includeValues, maxBytes });
			if (outcome === "timed out") return fail("TIMED_OUT", `The page did not answer within ${ANALYSIS_TIMEOUT_MS} ms`);
			if ("refused" in outcome) {
				const isGone = /removed|closed/i.test(outcome.refused) || (await findTab(tab.id)) === null;
				if (isGone) return fail("TAB_GONE", "The page went away while it was read", outcome.refused);
				return fail("PAGE_NOT_ALLOWED", "The browser does not let extensions read this page", outcome.refused);
			}
			if (outcome.value === undefined || outcome.value === null)
				return fail("TAB_GONE", "The page went away while it was read");
			const reply = z.safeParse(reading, outcome.value);
			if (!reply.success) {
				const { data } = z.safeParse(readingFailed, outcome.value);
				return fail("ANALYSIS_FAILED", "The page could not be read", data?.failed ?? reply.error.issues[0]?.message);
			}
			const { analysis, showsSecret } = reply.data;
			const screenshot = includeScreenshot && !showsSecret ? await capture(tab.id, tab.url, limits.screenshot) : null;
			return succeed({ analysis: { ...analysis, screenshot } });
		}),
	];
}
