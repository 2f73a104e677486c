import type { Browser } from "@playwright/test";
import { PHONE } from "../../../support/first-visit-budget.ts";
import type { BenchHub } from "../bench-hub.ts";
import { loadPage, type PageLoad } from "../browser/load-page.ts";
import type { BenchPage } from "../pages.ts";
import { openBarePage } from "./open-bare-page.ts";
import { readMarkup } from "./read-markup.ts";

export interface MeasuredBlocking {
	/** Whether the server has written the screen, so that both pages hydrate it. */
	readonly isServerRendered: boolean;
	readonly hub: readonly PageLoad[];
	readonly bare: readonly PageLoad[];
}

/** Loads home and a bare React page of the same markup in turn, on a slow processor and a slow network. */
export async function measureBlocking(options: {
	hub: BenchHub;
	browser: Browser;
	page: BenchPage;
	runs: number;
	log: (line: string) => void;
}): Promise<MeasuredBlocking> {
	const { hub, browser, page, runs, log } = options;
	const url = hub.origin + page.path;
	const markup = await readMarkup(browser, url, PHONE);
	const bare = await openBarePage(markup);
	const load = async (isBare: boolean) => {
		hub.answerFirst(isBare ? bare.answer : null);
		return loadPage(browser, url, { slow: true, viewport: PHONE });
	};
	const measured = { hub: [] as PageLoad[], bare: [] as PageLoad[] };
	try {
		// The first pages of a server and of a browser are not those of the second visitor: they do not count.
		for (const isBare of [false, true]) await load(isBare);
		for (let run = 0; run < runs; run++) {
			for (const isBare of run % 2 === 0 ? [false, true] : [true, false]) {
				const loaded = await load(isBare);
				measured[isBare ? "bare" : "hub"].push(loaded);
				const name = isBare ? "the bare page" : "the hub";
				log(`Blocking ${run + 1} of ${runs}, ${name}: ${loaded.blockingMs.toFixed(0)} ms`);
			}
		}
		return { isServerRendered: markup.isServerRendered, ...measured };
	} finally {
		hub.answerFirst(null);
		await bare.remove();
	}
}
