import type { Browser } from "@playwright/test";
import { recordNetwork, type SentRequest } from "./network-log.ts";
import { throttle } from "./throttling.ts";

declare global {
	/** Time of the largest paint so far, in milliseconds since the navigation; 0 before there is one. */
	var benchLargestPaint: number;
}

export interface PageLoad {
	readonly title: string;
	readonly largestPaintMs: number;
	readonly requests: readonly SentRequest[];
}

/** Opens a page with a cold cache and waits until the network is quiet and nothing is loading. */
export async function loadPage(browser: Browser, url: string, { slow }: { slow: boolean }): Promise<PageLoad> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const requests = await recordNetwork(session);
		if (slow) await throttle(session);
		await page.addInitScript(() => {
			globalThis.benchLargestPaint = 0;
			new PerformanceObserver((list) => {
				globalThis.benchLargestPaint = list.getEntries().at(-1)?.startTime ?? globalThis.benchLargestPaint;
			}).observe({ type: "largest-contentful-paint", buffered: true });
		});
		await page.goto(url);
		await page.waitForLoadState("networkidle");
		// On a slow processor the last answer may be there while its part of the page is still a skeleton.
		await page.locator('main [aria-busy="true"]').first().waitFor({ state: "detached" });
		const title = await page.getByRole("main").getByRole("heading", { level: 1 }).textContent();
		const largestPaintMs = await page.evaluate(async () => {
			await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
			return globalThis.benchLargestPaint;
		});
		if (!title || largestPaintMs === 0) throw new Error(`${url} has painted nothing, or has no heading.`);
		return { title, largestPaintMs, requests: requests() };
	} finally {
		await context.close();
	}
}
