import type { Browser } from "@playwright/test";
import { PHONE } from "../../../support/first-visit-budget.ts";
import { startDebuggableChromium } from "../audits/debuggable-chromium.ts";
import type { BenchHub } from "../bench-hub.ts";
import { loadPage, type PageLoad } from "../browser/load-page.ts";
import type { BenchPage } from "../pages.ts";
import { auditBlocking } from "./audit-blocking.ts";
import { type BarePage, openBarePage } from "./open-bare-page.ts";
import { readMarkup } from "./read-markup.ts";
import type { MeasuredBlocking } from "./write-blocking.ts";

/** Loads home and a bare React page of the same markup in turn: on a slow processor and a slow network, and by Lighthouse. */
export async function measureBlocking(options: {
	hub: Pick<BenchHub, "origin" | "answerFirst">;
	browser: Browser;
	executablePath: string;
	page: BenchPage;
	runs: number;
	log: (line: string) => void;
}): Promise<MeasuredBlocking> {
	const { hub, browser, executablePath, page, runs, log } = options;
	const url = hub.origin + page.path;
	const markup = await readMarkup(browser, url, PHONE);
	const chromium = await startDebuggableChromium(executablePath);
	let bare: BarePage | null = null;
	const load = async (isBare: boolean) => {
		hub.answerFirst(isBare && bare ? bare.answer : null);
		const loaded = await loadPage(browser, url, { slow: true, viewport: PHONE });
		return { loaded, auditedMs: await auditBlocking(chromium.port, url) };
	};
	const measured = {
		hub: { loads: [] as PageLoad[], auditedMs: [] as number[] },
		bare: { loads: [] as PageLoad[], auditedMs: [] as number[] },
	};
	try {
		bare = await openBarePage(markup);
		// The first pages of a server and of a browser are not those of the second visitor: they do not count.
		for (const isBare of [false, true]) await load(isBare);
		for (let run = 0; run < runs; run++) {
			for (const isBare of run % 2 === 0 ? [false, true] : [true, false]) {
				const { loaded, auditedMs } = await load(isBare);
				const { loads, auditedMs: audited } = measured[isBare ? "bare" : "hub"];
				loads.push(loaded);
				audited.push(auditedMs);
				const name = isBare ? "the bare page" : "the hub";
				const times = `${loaded.blockingMs.toFixed(0)} ms, by Lighthouse ${auditedMs.toFixed(0)} ms`;
				log(`Blocking ${run + 1} of ${runs}, ${name}: ${times}`);
			}
		}
		return { isServerRendered: markup.isServerRendered, ...measured };
	} finally {
		hub.answerFirst(null);
		await chromium.stop();
		await bare?.remove();
	}
}
