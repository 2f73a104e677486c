import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import type { Caller } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { createServer } from "@scriptorium/shared-protocol/channel/serve";
import { createAuthorizeCall } from "../../../extension/src/features/run-userscripts/background/authorize-call.ts";
import { createPageEvents } from "../../../extension/src/features/run-userscripts/background/page-events.ts";
import { createBrowserService } from "../../../extension/src/features/run-userscripts/background/serve-browser.ts";
import { serveCookies } from "../../../extension/src/features/run-userscripts/background/serve-cookies.ts";
import { createTabService } from "../../../extension/src/features/run-userscripts/background/serve-tabs.ts";
import {
	answerUserScripts,
	serveUserScripts,
} from "../../../extension/src/features/run-userscripts/background/serve-userscripts.ts";
import { serveValues } from "../../../extension/src/features/run-userscripts/background/serve-values.ts";
import { createMemoryStore } from "../../../extension/src/library/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../extension/src/library/script-library.ts";
import { createScriptRecords } from "../../../extension/src/library/script-records.ts";
import type { UserScriptSender } from "../../../extension/src/platform/user-script-sender.ts";

/** The only site that the scripts of `openUserScriptCalls` name. */
export const SITE = "https://a.example";
/**
 * A sender in a tab.
 * @param url address of the document
 * @returns the sender, always of the same document
 */
export const page = (url: string): UserScriptSender => ({ url, tabId: 1, frameId: 0, documentId: "doc-1" });
/** A sender on the site. */
export const onSite = page(`${SITE}/page`);

/**
 * The worker's real handlers with an empty library; only the browser itself is replaced.
 * @returns what calls them and shows what they did
 */
export function openUserScriptCalls() {
	const storage = { store: createMemoryStore(), now: () => 0, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const records = createScriptRecords(storage);
	const tabs: string[] = [];
	const log: string[] = [];
	const note = (line: string): number => log.push(line);
	let syncs = 0;
	const sync = async () => {
		syncs += 1;
		return { allowed: true, registered: 0, refused: [] };
	};
	const session = createMemoryStore();
	const authorize = createAuthorizeCall({ library, log: note });
	const delivered: string[] = [];
	const pages = createPageEvents({
		library,
		session,
		userScripts: {
			isAllowed: () => true,
			async executeInDocument({ documentId }, code) {
				delivered.push(`${documentId} ${code}`);
				return true;
			},
		},
		worldOf: async () => ({ worldId: null, framesAllowed: false }),
		log: note,
	});
	const tabService = createTabService({
		authorize,
		pages,
		session,
		tabs: {
			open: async (url) => tabs.push(url),
			close: async (tabId) => void tabs.push(`close ${tabId}`),
			show: async (tabId) => void tabs.push(`show ${tabId}`),
			exists: async () => true,
		},
	});
	const inBrowser = createBrowserService({
		authorize,
		pages,
		session,
		notify: async (id) => void tabs.push(`notify ${id}`),
		closeNotification: async (id) => void tabs.push(`close ${id}`),
		showTab: async (tabId) => void tabs.push(`show ${tabId}`),
		writeClipboard: async (text) => ({ ok: true, value: tabs.push(`copy ${text}`) }),
		fetcher: () => Promise.reject(new Error("no network in this test")),
		newId: () => "new",
	});
	const served = [
		...serveUserScripts({ library, records, authorize }),
		...serveValues({ authorize, records, pages, sync, now: () => 5 }),
		...tabService.served,
		...inBrowser.served,
		...serveCookies({
			authorize,
			cookies: {
				isAllowed: async () => true,
				list: async () => [],
				set: async () => void tabs.push("set cookie"),
				remove: async () => void tabs.push("remove cookie"),
			},
		}),
	];
	const server = createServer<UserScriptSender | null>({
		served,
		source: "extension",
		from: "extension",
		clock: systemClock,
		log: note,
	});
	const { signal } = new AbortController();
	const answer = (sender: UserScriptSender | null, raw: unknown, caller: Caller = "user-script") =>
		answerUserScripts((message) => server(message, { caller, sender, signal }), systemClock)(raw);
	const call = async (type: string, payload: object, sender: UserScriptSender | null = onSite, caller?: Caller) => {
		const reply = await answer(sender, makeEnvelope(type, payload, "extension", 0), caller);
		if (reply.type !== "SCRIPTORIUM_REQUEST_FAILED") return "done";
		return (reply.payload as { code: string }).code;
	};
	const install = async (name: string, ...lines: string[]) => {
		const block = [`name ${name}`, `match ${SITE}/*`, ...lines].map((line) => `// @${line}`);
		const code = ["// ==UserScript==", ...block, "// ==/UserScript=="].join("\n");
		const sourceUrl = `https://hub.test/${name}.user.js`;
		const { id, secret } = await library.install({ sourceUrl, code, requires: [] });
		return { scriptId: id, secret };
	};
	return { library, records, tabs, log, call, install, inBrowser, tabService, delivered, syncs: () => syncs };
}
