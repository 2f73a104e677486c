import type { Browser, Page } from "@playwright/test";
import { recordNetwork, type SentRequest } from "./network-log.ts";
import { throttle } from "./throttling.ts";

declare global {
	/** Time of the largest paint so far, in milliseconds since the navigation; 0 before there is one. */
	var benchLargestPaint: number;
}

const TIMEOUT_MS = 60_000;

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
		await waitUntilSettled(page, requests);
		const title = await page.getByRole("main").getByRole("heading", { level: 1 }).textContent();
		const largestPaintMs = await page.evaluate(() => globalThis.benchLargestPaint);
		if (!title || largestPaintMs === 0) throw new Error(`${url} has painted nothing, or has no heading.`);
		return { title, largestPaintMs, requests: requests() };
	} finally {
		await context.close();
	}
}

/**
 * On a slow processor the network may be quiet while the page still works on what has come, and asks for more afterwards.
 * The end is a frame after which there is a heading, nothing is loading and no request is under way.
 */
async function waitUntilSettled(page: Page, requests: () => readonly SentRequest[]): Promise<void> {
	const deadline = performance.now() + TIMEOUT_MS;
	const loading = page.locator('main [aria-busy="true"]');
	for (;;) {
		await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
		await loading.first().waitFor({ state: "detached" });
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
		if ((await loading.count()) === 0 && requests().every(({ endedMs }) => endedMs !== null)) return;
		if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest.`);
	}
}
