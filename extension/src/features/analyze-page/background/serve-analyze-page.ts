import { fail, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import { pageAnalysisLimits as limits, pageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import * as z from "zod/mini";
import { type ReadTabPorts, readTab, type Tab } from "./read-tab.ts";

/** Reserved for the envelope around the analysis. */
const ENVELOPE_BYTES = 1024;

export interface AnalyzePagePorts extends ReadTabPorts {
	/** The active tab, or null. */
	readonly activeTab: () => Promise<Tab | null>;
	/** The analysis by the script in the page; null after a navigation. Rejects where the browser refuses to inject it. */
	readonly read: (tabId: number, request: object) => Promise<unknown>;
	/** A JPEG as a `data:` address of at most `maxLength` characters, or null. */
	readonly capture: (tabId: number, url: string, longest: number) => Promise<string | null>;
}

/** Result of the script in the page. */
const reading = z.object({ analysis: pageAnalysis, showsSecret: z.boolean() });

/** Analyzes the page of a tab when a page of the extension asks for it. The script is injected only then. */
export function serveAnalyzePage(ports: AnalyzePagePorts): Served<null>[] {
	const { activeTab, findTab, read, capture } = ports;
	return [
		serve(analyzePage)<null>(async ({ tabId, includeValues = false, includeScreenshot = false }) => {
			const tab = tabId === undefined ? await activeTab() : await findTab(tabId);
			if (tab === null) return fail("NO_TAB", "There is no such tab, or the extension may not see it");
			const maxBytes = limits.bytes - ENVELOPE_BYTES - (includeScreenshot ? limits.screenshot : 0);
			const reply = await readTab(tab, () => read(tab.id, { includeValues, maxBytes }), reading, ports);
			if (!reply.ok) return reply;
			const { analysis, showsSecret } = reply.value;
			const screenshot = includeScreenshot && !showsSecret ? await capture(tab.id, tab.url, limits.screenshot) : null;
			return succeed({ analysis: { ...analysis, screenshot } });
		}),
	];
}
