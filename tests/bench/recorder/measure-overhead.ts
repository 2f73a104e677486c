import type { Browser, Page } from "@playwright/test";
import { bundleRecorder } from "./bundle-recorder.ts";
import type { FixturePage } from "./read-pages.ts";

export interface Overhead {
	/** Milliseconds that the recorder's listeners took of one event, without selectors, by the event's type. */
	readonly byType: Readonly<Record<string, readonly number[]>>;
	readonly elements: number;
	readonly actions: number;
}

const ORIGIN = "https://recorder-bench.invalid";
const ROUNDS = 60;

/** Every listener that is added to the window from now on is timed. */
const TIME_LISTENERS = `
globalThis.inSelectors = 0;
globalThis.spent = new Map();
const add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, listener, options) {
	if (this !== globalThis || typeof listener !== "function") return add.call(this, type, listener, options);
	return add.call(this, type, function (event) {
		const before = inSelectors;
		const begun = performance.now();
		try { return listener.call(this, event); }
		finally {
			const taken = performance.now() - begun - (inSelectors - before);
			const known = spent.get(event) ?? spent.set(event, { type: event.type, taken: 0 }).get(event);
			known.taken += taken;
		}
	}, options);
};`;

/** Real input on a large page, with the recorder's own code in it. */
export async function measureOverhead(browser: Browser, { html }: FixturePage): Promise<Overhead> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	// Apart from others, so that the page's clock is exact.
	const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
	const body = `${html}<p><label>Words <input id="bench-words"></label></p>`;
	await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: "text/html", body, headers }));
	await page.goto(`${ORIGIN}/`);
	await page.evaluate(TIME_LISTENERS);
	await page.evaluate(await bundleRecorder());
	await page.evaluate("void startBenchRecorder()");
	await page.waitForSelector("[data-scriptorium-recorder]", { state: "attached" });
	for (let round = 0; round < ROUNDS; round += 1) await useOnce(page, round);
	const spent: readonly { type: string; taken: number }[] = await page.evaluate("[...spent.values()]");
	const byType: Record<string, number[]> = {};
	for (const { type, taken } of spent) {
		byType[type] ??= [];
		byType[type].push(taken);
	}
	const elements: number = await page.evaluate("document.querySelectorAll('*').length");
	const actions: number = await page.evaluate("recordedCount()");
	await context.close();
	return { byType, elements, actions };
}

async function useOnce(page: Page, round: number): Promise<void> {
	const x = 100 + ((round * 137) % 1000);
	const y = 60 + ((round * 89) % 700);
	await page.mouse.move(x, y, { steps: 5 });
	await page.mouse.click(x, y);
	await page.mouse.wheel(0, round % 2 === 0 ? 200 : -150);
	await page.focus("#bench-words");
	await page.keyboard.type("two words");
	await page.keyboard.press("Enter");
}
