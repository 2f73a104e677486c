import { type CDPSession, expect, type Page, type Request } from "@playwright/test";

export interface FetchedScript {
	/** Bytes of the body as it was sent. */
	readonly bytes: number;
	readonly text: string;
}

/**
 * Opens a page and waits until it asks for nothing more without input.
 * @param page a page before its first navigation
 * @param url address to open
 * @returns path to script, of all scripts that the page has loaded
 */
export async function fetchScripts(page: Page, url: string): Promise<ReadonlyMap<string, FetchedScript>> {
	const scripts: Promise<readonly [string, FetchedScript]>[] = [];
	page.on("requestfinished", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".js")) scripts.push(readScript(request, pathname));
	});
	await openAndSettle(page, url);
	return new Map(await Promise.all(scripts));
}

async function readScript(request: Request, pathname: string): Promise<readonly [string, FetchedScript]> {
	const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
	return [pathname, { bytes: responseBodySize, text: (await response?.text()) ?? "" }];
}

/**
 * Opens a page and waits until its screen is complete, no request is under way, and what the page does in idle time has asked for
 * nothing more.
 * @param page a page
 * @param url address to open
 */
export async function openAndSettle(page: Page, url: string): Promise<void> {
	let sent = 0;
	let ended = 0;
	page.on("request", () => {
		sent += 1;
	});
	for (const event of ["requestfinished", "requestfailed"] as const) {
		page.on(event as "requestfinished", () => {
			ended += 1;
		});
	}
	await page.goto(url);
	await page.waitForLoadState("networkidle");
	for (let before = -1; before !== sent; ) {
		before = sent;
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0);
		await expect.poll(() => sent - ended, `requests of ${url} that are under way`).toBe(0);
		await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
	}
}

export interface AskedFile {
	readonly path: string;
	/** As the browser calls it: Document, Script, Stylesheet, Font, Fetch … */
	readonly type: string;
	/** Status of the server's answer: 304 when the browser's copy was still valid. */
	readonly status: number;
}

/**
 * Records what a page asks the server for. What the browser has in its cache and does not ask about is left out.
 * @param session connection to the page, before it navigates
 * @returns a function that lists the requests so far, in the order of their answers
 */
export async function recordAsked(session: CDPSession): Promise<() => readonly AskedFile[]> {
	const answers = new Map<string, { path: string; type: string; status: number }>();
	const statuses = new Map<string, number>();
	const asked = new Set<string>();
	session.on("Network.responseReceived", ({ requestId, type, response }) => {
		answers.set(requestId, { path: new URL(response.url).pathname, type, status: response.status });
	});
	// The status that the server sent: for a valid copy the browser reports that of the copy.
	session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (encodedDataLength > 0) asked.add(requestId);
	});
	await session.send("Network.enable");
	return () =>
		[...asked].flatMap((id) => {
			const answer = answers.get(id);
			return answer ? [{ ...answer, status: statuses.get(id) ?? answer.status }] : [];
		});
}
