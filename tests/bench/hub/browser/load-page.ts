import type { Browser, Page } from "@playwright/test";
import { countVisiblyBusy } from "../../../support/visit.ts";
import { blockingTime, type MainThreadTask } from "./blocking-time.ts";
import { recordNetwork, type SentRequest } from "./network-log.ts";
import { throttle } from "./throttling.ts";

declare global {
	/** Time of the largest paint so far, in milliseconds since the navigation; 0 before there is one. */
	var benchLargestPaint: number;
	/** Tasks of more than 50 ms so far. */
	var benchLongTasks: readonly MainThreadTask[];
}

const TIMEOUT_MS = 60_000;

export interface PageLoad {
	readonly title: string;
	readonly largestPaintMs: number;
	/** Total blocking time: what tasks after the first paint took beyond 50 ms each. */
	readonly blockingMs: number;
	/** Time of all tasks of the main thread. */
	readonly mainThreadMs: number;
	readonly requests: readonly SentRequest[];
}

export interface LoadOptions {
	/** On a slow processor and a slow network. */
	readonly slow: boolean;
	/** Size of the window in CSS pixels. */
	readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens a page with a cold cache and waits until the network is quiet and nothing is loading. */
export async function loadPage(browser: Browser, url: string, { slow, viewport }: LoadOptions): Promise<PageLoad> {
	const context = await browser.newContext(viewport ? { viewport } : {});
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const requests = await recordNetwork(session);
		await session.send("Performance.enable");
		if (slow) await throttle(session);
		await page.addInitScript(() => {
			globalThis.benchLargestPaint = 0;
			new PerformanceObserver((list) => {
				globalThis.benchLargestPaint = list.getEntries().at(-1)?.startTime ?? globalThis.benchLargestPaint;
			}).observe({ type: "largest-contentful-paint", buffered: true });
			globalThis.benchLongTasks = [];
			new PerformanceObserver((list) => {
				const tasks = list
					.getEntries()
					.map(({ startTime, duration }) => ({ startMs: startTime, durationMs: duration }));
				globalThis.benchLongTasks = [...globalThis.benchLongTasks, ...tasks];
			}).observe({ type: "longtask", buffered: true });
		});
		await page.goto(url, { timeout: TIMEOUT_MS });
		await waitUntilSettled(page, requests);
		const title = await page.getByRole("main").getByRole("heading", { level: 1 }).textContent();
		const painted = await page.evaluate(() => ({
			firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
			largestPaintMs: globalThis.benchLargestPaint,
			tasks: globalThis.benchLongTasks,
		}));
		const { firstPaintMs, largestPaintMs, tasks } = painted;
		if (!title || largestPaintMs === 0) throw new Error(`${url} has painted nothing, or has no heading.`);
		const { metrics } = await session.send("Performance.getMetrics");
		const taskSeconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
		if (taskSeconds === undefined) throw new Error("Chromium does not say how long tasks took.");
		return {
			title,
			largestPaintMs,
			blockingMs: blockingTime(tasks, firstPaintMs),
			mainThreadMs: taskSeconds * 1000,
			requests: requests(),
		};
	} finally {
		await context.close();
	}
}

/** Lists the requests of a page so far. */
export type Requests = () => readonly SentRequest[];

/**
 * Opens a page and waits until it has come to rest.
 * @returns the page's requests from now on, too
 */
export async function openSettled(page: Page, url: string): Promise<Requests> {
	const requests = await recordNetwork(await page.context().newCDPSession(page));
	await page.goto(url);
	await waitUntilSettled(page, requests);
	return requests;
}

/**
 * On a slow processor the network may be quiet while the page still works on what has come, and asks for more afterwards.
 * The end is idle time in which there is a heading, nothing is loading, and no request has been sent or is under way.
 */
export async function waitUntilSettled(page: Page, requests: Requests): Promise<void> {
	await page.waitForLoadState("networkidle");
	const deadline = performance.now() + TIMEOUT_MS;
	for (;;) {
		const before = requests().length;
		await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
		const isComplete = (await page.evaluate(countVisiblyBusy)) === 0;
		await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
		const isQuiet = requests().length === before && requests().every(({ endedMs }) => endedMs !== null);
		if (isComplete && isQuiet) return;
		if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest.`);
	}
}
