import { browser } from "./browser.ts";

interface RecorderScript {
	readonly id: string;
	readonly file: `/content-scripts/${string}.js`;
	readonly world: "ISOLATED" | "MAIN";
}

/** Paths of the built `entrypoints/recorder.content.ts` and, for the main world, `recorder-page.content.ts`. */
const ALWAYS: readonly RecorderScript[] = [
	{ id: "recorder", file: "/content-scripts/recorder.js", world: "ISOLATED" },
	{ id: "recorder-page", file: "/content-scripts/recorder-page.js", world: "MAIN" },
];
/** `entrypoints/recorder-console.content.ts`. */
const CONSOLE: RecorderScript = {
	id: "recorder-console",
	file: "/content-scripts/recorder-console.js",
	world: "MAIN",
};
const IDS = [...ALWAYS, CONSOLE].map(({ id }) => id);
/** Pages that can have a recorder: web pages, and those without an address that another page writes. */
const RECORDABLE = /^(?:https?:|blob:|about:blank$|$)/;

/** Registers the recorder for future pages, independent of the worker's life, and injects it into open ones. Idempotent. */
export async function putRecorderIn({ withConsole }: { readonly withConsole: boolean }): Promise<void> {
	const scripts = withConsole ? [...ALWAYS, CONSOLE] : ALWAYS;
	const registered = new Set(await registeredIds());
	if (registered.size === scripts.length && scripts.every(({ id }) => registered.has(id))) return;
	if (registered.size > 0) await takeRecorderOut();
	await browser.scripting.registerContentScripts(
		scripts.map(({ id, file, world }) => ({
			id,
			js: [file],
			world,
			matches: ["<all_urls>"],
			allFrames: true,
			matchOriginAsFallback: true,
			runAt: "document_start",
			persistAcrossSessions: true,
		})),
	);
	await putInOpenPages(scripts);
}

async function putInOpenPages(scripts: readonly RecorderScript[]): Promise<void> {
	const tabs = await recordableTabs();
	await Promise.all(
		tabs.map(async ({ id }) => {
			if (id === undefined) return;
			const target = { tabId: id, allFrames: true };
			// The recorder itself last: the badge that it shows means that dialogs and console messages are captured too.
			for (const { file, world } of scripts.toReversed()) {
				// Extension stores and similar pages refuse it.
				await browser.scripting
					.executeScript({ target, world, files: [file], injectImmediately: true })
					.catch(() => undefined);
			}
		}),
	);
}

export async function takeRecorderOut(): Promise<void> {
	const ids = await registeredIds();
	if (ids.length > 0) await browser.scripting.unregisterContentScripts({ ids });
}

async function registeredIds(): Promise<string[]> {
	return (await browser.scripting.getRegisteredContentScripts({ ids: IDS })).map(({ id }) => id);
}

/** Sends a message to the recorders in all frames of a tab, or of all tabs; missing receivers are ignored. */
export async function sendToRecorders(message: unknown, tabId?: number): Promise<void> {
	const tabs = tabId === undefined ? await recordableTabs() : [{ id: tabId }];
	for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, message).catch(() => undefined);
}

async function recordableTabs(): Promise<{ readonly id?: number | undefined }[]> {
	const tabs = await browser.tabs.query({});
	return tabs.filter(({ url }) => url !== undefined && RECORDABLE.test(url));
}
