import type { BrowserContext } from "@playwright/test";

/** Stops the extension's worker repeatedly, like a browser that frees memory. */
export interface WorkerSwitch {
	stop(): Promise<void>;
}

/** @param blankPage a page of the extension that runs no script of its own */
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
