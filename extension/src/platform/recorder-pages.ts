import { browser } from "./browser.ts";

/** As WXT builds `entrypoints/recorder.content.ts` and, for the page's own world, `recorder-page.content.ts`. */
const SCRIPTS = [
	{ id: "recorder", file: "/content-scripts/recorder.js", world: "ISOLATED" },
	{ id: "recorder-page", file: "/content-scripts/recorder-page.js", world: "MAIN" },
] as const;
const IDS = SCRIPTS.map(({ id }) => id);
const ORDINARY = ["http://*/*", "https://*/*"];

/** From now on in every page that loads, whatever becomes of the worker; and in those that are open. Can be called again. */
export async function putRecorderIn(): Promise<void> {
	const registered = await browser.scripting.getRegisteredContentScripts({ ids: IDS });
	if (registered.length === SCRIPTS.length) return;
	if (registered.length > 0) await takeRecorderOut();
	await browser.scripting.registerContentScripts(
		SCRIPTS.map(({ id, file, world }) => ({
			...{ id, js: [file], world, matches: ["<all_urls>"], allFrames: true, matchOriginAsFallback: true },
			...{ runAt: "document_start", persistAcrossSessions: true },
		})),
	);
	await putRecorderInOpenPages();
}

export async function putRecorderInOpenPages(): Promise<void> {
	const tabs = await browser.tabs.query({ url: ORDINARY });
	await Promise.all(
		tabs.map(async ({ id }) => {
			if (id === undefined) return;
			const target = { tabId: id, allFrames: true };
			for (const { file, world } of SCRIPTS) {
				// Pages of the browser's shop and the like refuse it.
				await browser.scripting
					.executeScript({ target, world, files: [file], injectImmediately: true })
					.catch(() => undefined);
			}
		}),
	);
}

export async function takeRecorderOut(): Promise<void> {
	const registered = await browser.scripting.getRegisteredContentScripts({ ids: IDS });
	const ids = registered.map(({ id }) => id);
	if (ids.length > 0) await browser.scripting.unregisterContentScripts({ ids });
}

/** To the recorder in every frame of a tab, or of all tabs; nobody has to be there to hear it. */
export async function tellRecorders(message: unknown, tabId?: number): Promise<void> {
	const tabs = tabId === undefined ? await browser.tabs.query({ url: ORDINARY }) : [{ id: tabId }];
	for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, message).catch(() => undefined);
}
