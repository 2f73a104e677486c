import type { Clock } from "@scriptorium/shared-protocol/channel/clock";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import { pageAnalysisLimits as limits, pageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import * as z from "zod/mini";
import { mayAnalyze } from "../domain/may-analyze.ts";

/** Longer than the reader takes at most, with a page that is loading before it. */
export const ANALYSIS_TIMEOUT_MS = 10_000;
/** For the envelope around the analysis. */
const ENVELOPE_BYTES = 1024;

interface Tab {
	readonly id: number;
	readonly url: string;
}

export interface AnalyzePagePorts {
	/** The tab in front, or null. */
	readonly activeTab: () => Promise<Tab | null>;
	/** Null for one that is gone, or whose address may not be known. */
	readonly findTab: (tabId: number) => Promise<Tab | null>;
	/** What the reader in the page says; nothing when another page has come. Rejects where the browser does not let it in. */
	readonly read: (tabId: number, request: object) => Promise<unknown>;
	/** A JPEG as a `data:` address of at most so many characters, or null. */
	readonly capture: (tabId: number, url: string, longest: number) => Promise<string | null>;
	readonly clock: Clock;
}

/** What the reader answers. */
const reading = z.object({ analysis: pageAnalysis, showsSecret: z.boolean() });
const readingFailed = z.object({ failed: z.string() });

type Read = { readonly value: unknown } | { readonly refused: string } | "timed out";

/** Analyses the page of a tab when a page of the extension asks for it. Nothing is in any page before. */
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
			if (!mayAnalyze(tab.url)) return fail("PAGE_NOT_ALLOWED", "Pages of the browser and of its shop cannot be read");
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
			const told = z.safeParse(reading, outcome.value);
			if (!told.success) {
				const { data } = z.safeParse(readingFailed, outcome.value);
				return fail("ANALYSIS_FAILED", "The page could not be read", data?.failed ?? told.error.issues[0]?.message);
			}
			const { analysis, showsSecret } = told.data;
			const screenshot = includeScreenshot && !showsSecret ? await capture(tab.id, tab.url, limits.screenshot) : null;
			return succeed({ analysis: { ...analysis, screenshot } });
		}),
	];
}
