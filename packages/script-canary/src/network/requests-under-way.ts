import type { HTTPRequest, Page } from "puppeteer-core";

export interface RequestsUnderWay {
	/**
	 * Resolves when all pending requests of the page have a response, at the latest at `until` on the clock of
	 * `performance.now()`, in milliseconds. Requests that are still pending then are not waited for again.
	 */
	settle(until: number): Promise<void>;
}

/** Maximum wait in ms. The local proxy answers at once unless the machine is busy; longer requests are held open on purpose. */
const MAX_WAIT_MS = 3_000;
const POLL_MS = 15;

/**
 * Tracks the requests of a page from the moment they are made, not from when the proxy receives them. On a busy machine
 * several steps of a visit can pass in between, and a request that the visitor triggered would be recorded as unrequested.
 */
export function watchRequests(page: Page): RequestsUnderWay {
	const open = new Set<HTTPRequest>();
	page.on("request", (request) => open.add(request));
	// `requestfinished` is not used: it never fires for a response whose body is not read.
	page.on("response", (answer) => open.delete(answer.request()));
	page.on("requestfailed", (request) => open.delete(request));
	page.on("framenavigated", (frame) => {
		for (const request of open) if (request.frame() === frame) open.delete(request);
	});
	return {
		settle: async (until) => {
			const end = Math.min(until, performance.now() + MAX_WAIT_MS);
			do await new Promise((resolve) => setTimeout(resolve, POLL_MS));
			while (open.size > 0 && performance.now() < end);
			open.clear();
		},
	};
}
