import type { Browser, Page } from "@playwright/test";
import { WIDE_SCREEN } from "../../../support/first-visit-budget.ts";
import { openSettled, type Requests, waitUntilSettled } from "../browser/load-page.ts";
import { slowProcessor } from "../browser/throttling.ts";

declare global {
	/** Milliseconds from the press, or the way back, to the frame that shows the next screen's heading. */
	var benchChange: Promise<number>;
}

/** Rounds after the first one, in which every screen is new. */
export const ROUNDS = 20;

interface Step {
	readonly screen: string;
	/** The link that is pressed; null goes back. */
	readonly link: string | null;
}

/** A visitor's way through the hub; it ends where it begins. */
const WAY: readonly Step[] = [
	{ screen: "explore", link: 'header a[href="/explore"]' },
	{ screen: "a script", link: "main :is(h2, h3) > a" },
	{ screen: "explore, back", link: null },
	{ screen: "categories", link: 'footer a[href="/categories"]' },
	{ screen: "a category", link: 'main a[href^="/category/"]' },
	{ screen: "a script of it", link: "main :is(h2, h3) > a" },
	{ screen: "its author", link: 'main a[href="AUTHOR"]' },
	{ screen: "builder", link: 'header a[href="/builder"]' },
	{ screen: "home", link: 'header a[href="/"]' },
];

export interface ScreenChanges {
	readonly screen: string;
	/** The screen for the first time in this page, in milliseconds. */
	readonly firstMs: number;
	/** Every later time. */
	readonly laterMs: readonly number[];
}

/** Walks through the hub in one page, and measures each change of the screen. */
export async function measureChanges(
	browser: Browser,
	origin: string,
	{ slow }: { readonly slow: boolean },
): Promise<readonly ScreenChanges[]> {
	const context = await browser.newContext({ viewport: WIDE_SCREEN });
	try {
		const page = await context.newPage();
		const requests = await openSettled(page, `${origin}/`);
		if (slow) await slowProcessor(await context.newCDPSession(page));
		const rounds: number[][] = [];
		for (let round = 0; round <= ROUNDS; round++) {
			const times: number[] = [];
			for (const step of WAY) times.push(await changeScreen(page, requests, step));
			rounds.push(times);
		}
		return WAY.map(({ screen }, index) => {
			const [firstMs = 0, ...laterMs] = rounds.map((times) => times[index] ?? 0);
			return { screen, firstMs, laterMs };
		});
	} finally {
		await context.close();
	}
}

async function changeScreen(page: Page, requests: Requests, { screen, link }: Step): Promise<number> {
	const [, author] = new URL(page.url()).pathname.split("/");
	const before = page.url();
	await page.evaluate(watchForHeading);
	if (link === null) await page.evaluate(() => history.back());
	else
		await page
			.locator(link.replace("AUTHOR", `/${author}`))
			.first()
			.click();
	const durationMs = await page.evaluate(() => globalThis.benchChange);
	if (page.url() === before) throw new Error(`${screen} was not opened: the page is still at ${before}.`);
	// The next change begins when this screen is complete, as for a person who has looked at it.
	await waitUntilSettled(page, requests);
	return durationMs;
}

/** Runs in the page: begins with the next press or way back, and ends after the frame that shows another heading. */
function watchForHeading(): void {
	const find = () => document.querySelector("main h1");
	const before = find();
	const text = before?.textContent;
	globalThis.benchChange = new Promise((resolve) => {
		const begin = ({ timeStamp }: Event) => {
			removeEventListener("click", begin, true);
			removeEventListener("popstate", begin, true);
			const look = () => {
				const heading = find();
				if (heading === null || heading.textContent === "" || (heading === before && heading.textContent === text)) {
					requestAnimationFrame(look);
					return;
				}
				// Messages are delivered after the frame that is being made has been painted.
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now() - timeStamp);
				port2.postMessage(null);
			};
			requestAnimationFrame(look);
		};
		addEventListener("click", begin, true);
		addEventListener("popstate", begin, true);
	});
}
