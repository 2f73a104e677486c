import { browser } from "./browser.ts";

/** As WXT builds `entrypoints/recorder.content.ts`. */
const SCRIPT = "/content-scripts/recorder.js";
const ID = "recorder";
const ORDINARY = ["http://*/*", "https://*/*"];

/** From now on in every page that loads, whatever becomes of the worker; and in those that are open. Can be called again. */
export async function putRecorderIn(): Promise<void> {
	const registered = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
	if (registered.length > 0) return;
	await browser.scripting.registerContentScripts([
		{
			...{ id: ID, js: [SCRIPT], matches: ["<all_urls>"], allFrames: true, matchOriginAsFallback: true },
			...{ runAt: "document_start", persistAcrossSessions: true },
		},
	]);
	await putRecorderInOpenPages();
}

export async function putRecorderInOpenPages(): Promise<void> {
	const tabs = await browser.tabs.query({ url: ORDINARY });
	await Promise.all(
		tabs.map(async ({ id }) => {
			if (id === undefined) return;
			// Pages of the browser's shop and the like refuse it.
			await browser.scripting
				.executeScript({ target: { tabId: id, allFrames: true }, files: [SCRIPT], injectImmediately: true })
				.catch(() => undefined);
		}),
	);
}

export async function takeRecorderOut(): Promise<void> {
	const registered = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
	if (registered.length > 0) await browser.scripting.unregisterContentScripts({ ids: [ID] });
}

/** To the recorder in every frame of a tab, or of all tabs; nobody has to be there to hear it. */
export async function tellRecorders(message: unknown, tabId?: number): Promise<void> {
	const tabs = tabId === undefined ? await browser.tabs.query({ url: ORDINARY }) : [{ id: tabId }];
	for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, message).catch(() => undefined);
}
