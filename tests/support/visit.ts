import { type CDPSession, expect, type Page, type Request } from "@playwright/test";

/** What a first visit has loaded. */
export interface FirstLoad {
	/** Path to script. */
	readonly scripts: ReadonlyMap<string, FetchedScript>;
	/** Paths of the questions to the backend. */
	readonly questions: readonly string[];
}

export interface FetchedScript {
	/** Bytes of the body as it was sent. */
	readonly bytes: number;
	readonly text: string;
}

/**
 * Opens a page and waits until it asks for nothing more without input.
 * @param page a page before its first navigation
 * @param url address to open
 * @returns what the page has loaded
 */
export async function visitFirst(page: Page, url: string): Promise<FirstLoad> {
	const scripts: Promise<readonly [string, FetchedScript]>[] = [];
	const questions: string[] = [];
	page.on("requestfinished", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".js")) scripts.push(readScript(request, pathname));
		if (QUESTION.test(pathname)) questions.push(pathname);
	});
	await openAndSettle(page, url);
	return { scripts: new Map(await Promise.all(scripts)), questions };
}

/** Paths of the backend that screens ask. */
export const QUESTION = /^\/(?:rest|functions)\/v1\//;

async function readScript(request: Request, pathname: string): Promise<readonly [string, FetchedScript]> {
	const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
	return [pathname, { bytes: responseBodySize, text: (await response?.text()) ?? "" }];
}

/**
 * Opens a page and waits until what is visible is complete, no request is under way, and what the page does in idle time has asked
 * for nothing more. Parts below may wait until somebody scrolls to them.
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
		await expect.poll(() => page.evaluate(countVisiblyBusy), `parts of ${url} that are loading`).toBe(0);
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

/**
 * Counts the parts of the screen that are loading and visible. Runs in the page: uses nothing from outside of itself.
 * @returns number of elements that are marked as busy, without those below the window and in closed panels
 */
export function countVisiblyBusy(): number {
	const busy = [...document.querySelectorAll('main [aria-busy="true"]')];
	return busy.filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight).length;
}
