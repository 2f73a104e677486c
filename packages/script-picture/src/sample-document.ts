import type { HTTPRequest, Page } from "puppeteer-core";

/** Answered by the worker itself; `.example` belongs to nobody (RFC 2606). An https address, so that scripts find what secure pages have. */
const ADDRESS = "https://valley.example/";

/** Loads nothing but what the page contains. The browser reaches no network in any case. */
const POLICY =
	"default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; form-action 'none'; base-uri 'none'";

/**
 * Opens a sample page in a page of the isolated browser. Every other request of the page is refused, navigations included.
 * @param page opened for this only
 * @param html content of the sample page
 */
export async function openSampleDocument(page: Page, html: string): Promise<void> {
	let isOpened = false;
	const answer = async (request: HTTPRequest): Promise<void> => {
		const isDocument = request.url() === ADDRESS && request.isNavigationRequest() && !isOpened;
		if (!isDocument) return request.abort();
		isOpened = true;
		await request.respond({
			contentType: "text/html; charset=utf-8",
			headers: { "content-security-policy": POLICY },
			body: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${html}</body></html>`,
		});
	};
	// A request that its page has given up cannot be answered any more.
	page.on("request", (request) => void answer(request).catch(() => undefined));
	page.on("dialog", (dialog) => void dialog.accept(dialog.defaultValue()).catch(() => undefined));
	await page.setRequestInterception(true);
	await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
	// Pages in the background load no films and draw nothing.
	await page.bringToFront();
	await page.goto(ADDRESS);
	await page.evaluate(() =>
		Promise.all(
			Array.from(document.querySelectorAll("video"))
				.filter(({ readyState }) => readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
				.map((film) => new Promise((resolve) => film.addEventListener("loadeddata", resolve, { once: true }))),
		),
	);
}

/**
 * Brings a page to rest at a place, so that two pages look alike wherever nothing was changed: films stand at their first frame.
 * @param page a page with a sample page
 * @param top distance of the view from the top, in pixels; null for where the page is
 * @returns where the view is
 */
export function settleAt(page: Page, top: number | null): Promise<number> {
	return page.evaluate(async (wanted) => {
		for (const film of document.querySelectorAll("video")) {
			if (film.readyState === HTMLMediaElement.HAVE_NOTHING) continue;
			// They show how far the film has been loaded.
			film.controls = false;
			// Loaded anew instead of being set back: a film that repeats may be on its way to its beginning already.
			film.autoplay = false;
			const loaded = new Promise((resolve) => film.addEventListener("loadeddata", resolve, { once: true }));
			// Its frame is drawn later; one that is out of view may never be.
			const drawn = new Promise<void>((resolve) => {
				film.requestVideoFrameCallback(() => resolve());
				setTimeout(resolve, 500);
			});
			film.load();
			await Promise.all([loaded, drawn]);
		}
		if (wanted !== null) scrollTo({ top: wanted, behavior: "instant" });
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		return Math.round(scrollY);
	}, top);
}
