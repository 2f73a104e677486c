import { type Browser, errors, type Page } from "@playwright/test";
import { describeRequest, recordNetwork } from "../browser/network-log.ts";
import { slowProcessor } from "../browser/throttling.ts";

/** A page without a heading after this time is blank. */
export const TIMEOUT_MS = 10_000;

export interface ColdLoad {
	/** From the navigation to the expected heading, in milliseconds; the time limit when it did not appear. */
	readonly durationMs: number;
	/** The page's headings at the end; none is a blank page. */
	readonly headings: readonly string[];
	/** What the page asked for and what it complained of. */
	readonly log: readonly string[];
}

/** Opens an address with nothing in the cache on a slow processor, and waits for its heading. */
export async function loadCold(browser: Browser, url: string, title: string): Promise<ColdLoad> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const requests = await recordNetwork(session);
		const complaints: string[] = [];
		page.on("console", (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
		page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
		page.on("crash", () => complaints.push("The page has crashed."));
		await slowProcessor(session);
		const began = performance.now();
		await waitForHeading(page, url, title);
		const durationMs = Math.round(performance.now() - began);
		const headings = await page.locator("h1").allTextContents();
		return { durationMs, headings, log: [...requests().map(describeRequest), ...complaints] };
	} finally {
		await context.close();
	}
}

async function waitForHeading(page: Page, url: string, title: string): Promise<void> {
	const began = performance.now();
	try {
		await page.goto(url, { waitUntil: "commit", timeout: TIMEOUT_MS });
		const timeout = Math.max(1, TIMEOUT_MS - (performance.now() - began));
		await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor({ timeout });
	} catch (thrown) {
		// What the page shows instead is read next; any other failure ends the bench.
		if (!(thrown instanceof errors.TimeoutError)) throw thrown;
	}
}
