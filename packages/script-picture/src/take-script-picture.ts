import type { IsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { chooseSamplePage } from "@scriptorium/sample-pages/choose-sample-page";
import { samplePages } from "@scriptorium/sample-pages/sample-pages";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { createAfterTurn, createLoopGuard, LOOP_GUARD, MAX_BLOCKED_MS } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import type { BrowserContext, Page } from "puppeteer-core";
import { openSampleDocument, settleAt } from "./sample-document.ts";
import { shrinkPicture, VIEW_SIZE } from "./shrink-picture.ts";

/** The script is observed for at most 5 of these seconds. */
const MAX_MS = 20_000;

export interface PicturedScript {
	readonly code: string;
	readonly category: string;
	readonly tags: readonly string[];
}

export interface PicturePorts {
	readonly browser: IsolatedBrowser;
	/** Ends the run: the browser is killed. */
	readonly signal: AbortSignal;
}

/**
 * Runs a script on the sample page of its kind, in a browser that reaches no network, and takes a small picture of what can be seen of it.
 * @param script the script and what chooses its page
 * @param ports browser and signal
 * @returns base64 of a WebP file of 480 by 270 pixels and at most 30 kB; null when nothing can be seen, or the script did not end
 */
export async function takeScriptPicture(
	script: PicturedScript,
	{ browser, signal }: PicturePorts,
): Promise<string | null> {
	const measured = measuredScript(script.code, { place: "sandbox" });
	if (!measured.ok) return null;
	const sites = [...(measured.text.metadata?.matches ?? []), ...(measured.text.metadata?.includes ?? [])];
	const html = samplePages[chooseSamplePage({ ...script, sites })];
	const ended = Promise.withResolvers<null>();
	let isOver = false;
	const end = (): void => {
		isOver = true;
		// A page that computes does not answer: only the end of its browser ends it.
		void browser.kill().finally(() => ended.resolve(null));
	};
	const timer = setTimeout(end, MAX_MS);
	signal.addEventListener("abort", end, { once: true });
	try {
		return await Promise.race([takeIn(browser, html, programOf(measured.code)), ended.promise]);
	} catch {
		// The script left or broke its page, or its browser was killed.
		return signal.aborted || isOver ? ended.promise : null;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", end);
	}
}

async function takeIn(browser: IsolatedBrowser, html: string, program: string): Promise<string | null> {
	const context = await (await browser.get()).createBrowserContext({ downloadBehavior: { policy: "deny" } });
	try {
		const [untouched, changed, drawing] = await Promise.all([newPage(context), newPage(context), newPage(context)]);
		await openSampleDocument(untouched, html);
		await openSampleDocument(changed, html);
		await changed.evaluate(program);
		const top = await settleAt(changed, null);
		const after = await changed.screenshot({ encoding: "base64" });
		await untouched.bringToFront();
		await settleAt(untouched, top);
		const before = await untouched.screenshot({ encoding: "base64" });
		return await shrinkPicture(drawing, before, after);
	} finally {
		await context.close().catch(() => undefined);
	}
}

async function newPage(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.setViewport({ ...VIEW_SIZE, deviceScaleFactor: 1 });
	return page;
}

/** An expression that runs the script and waits until it was measured. */
const programOf = (code: string): string => `(() => {
const MAX_BLOCKED_MS = ${MAX_BLOCKED_MS};
const LOOP_ERROR = "A loop has blocked the page";
${createLoopGuard.toString()}
${createAfterTurn.toString()}
const scope = {
	report: () => undefined, resumeFrom: null, console, signal: new AbortController().signal,
	${LOOP_GUARD}: createLoopGuard({ now: () => performance.now(), afterTurn: createAfterTurn() }),
};
return (${programText(code)})(scope).then(() => undefined);
})()`;
