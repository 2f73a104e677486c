import type { Page } from "@playwright/test";
import { FIRST_INLINE, RAN } from "./pages.ts";

/** How long a script may take after the page is loaded; one that comes later counts as not run. */
const PATIENCE_MS = 5000;

/** One load of a page. Times are milliseconds after the first byte of the answer. */
export interface Load {
	readonly beforeInline: boolean;
	/** Null when the script did not run. */
	readonly ranMs: number | null;
	readonly inlineMs: number;
}

/** Loads a page, and reads when the userscript and the page's first inline script ran. */
export async function loadPage(tab: Page, url: string): Promise<Load> {
	await tab.goto(url);
	await tab
		.waitForFunction((name) => Array.isArray(Reflect.get(globalThis, name)), RAN, { timeout: PATIENCE_MS })
		.catch(() => undefined); // counted as not run
	return tab.evaluate(
		([ranName, inlineName]) => {
			const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
			const start = navigation?.responseStart ?? 0;
			const [ran] = (Reflect.get(globalThis, ranName) ?? []) as number[];
			const inline = Reflect.get(globalThis, inlineName) as { at: number; ran: number };
			return {
				beforeInline: inline.ran > 0,
				ranMs: ran === undefined ? null : ran - start,
				inlineMs: inline.at - start,
			};
		},
		[RAN, FIRST_INLINE] as const,
	);
}
