import type { HTTPRequest, Page } from "puppeteer-core";

export interface RequestsUnderWay {
	/**
	 * Settles when all that the page has asked for is answered, and at the latest by `until` of `performance.now()`.
	 * What keeps it waiting for too long is not waited for again.
	 */
	settle(until: number): Promise<void>;
}

/** What comes from this machine comes at once, unless the machine has too much to do; what hangs for longer is held open. */
const PATIENCE_MS = 3_000;
const LOOK_MS = 15;

/**
 * Follows the requests of a page from the moment they are made, not from when they arrive: on a busy machine whole steps
 * of a visit pass between the two, and what somebody asked for would seem to have been sent behind their back.
 */
export function watchRequests(page: Page): RequestsUnderWay {
	const open = new Set<HTTPRequest>();
	page.on("request", (request) => open.add(request));
	// Not when it is finished: an answer that nobody reads never is.
	page.on("response", (answer) => open.delete(answer.request()));
	page.on("requestfailed", (request) => open.delete(request));
	page.on("framenavigated", (frame) => {
		for (const request of open) if (request.frame() === frame) open.delete(request);
	});
	return {
		settle: async (until) => {
			const end = Math.min(until, performance.now() + PATIENCE_MS);
			do await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
			while (open.size > 0 && performance.now() < end);
			open.clear();
		},
	};
}
