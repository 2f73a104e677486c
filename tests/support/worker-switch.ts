import type { BrowserContext } from "@playwright/test";

/** Stops the extension's worker repeatedly, like a browser that frees memory. */
export interface WorkerSwitch {
	stop(): Promise<void>;
}

/**
 * Opens a page from which the extension's worker can be stopped.
 * @param context a browser with the extension
 * @param blankPage a page of the extension that runs no script of its own
 * @returns the switch
 */
export async function openWorkerSwitch(context: BrowserContext, blankPage: string): Promise<WorkerSwitch> {
	const page = await context.newPage();
	await page.goto(blankPage);
	const session = await context.newCDPSession(page);
	await session.send("ServiceWorker.enable");
	return {
		stop: async () => {
			await session.send("ServiceWorker.stopAllWorkers");
		},
	};
}
