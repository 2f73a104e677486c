import { systemClock } from "@scriptorium/core-types/clock";
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
	type CountedRun,
	serveUserScripts,
} from "../../../extension/src/features/run-userscripts/background/serve-userscripts.ts";
import { serveValues } from "../../../extension/src/features/run-userscripts/background/serve-values.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import type { UserScriptSender } from "../../../extension/src/platform/user-script-sender.ts";
import { createScriptLibrary } from "../../../extension/src/script-library/script-library.ts";
import { createScriptRecords } from "../../../extension/src/script-library/script-records.ts";
import { createScriptValues } from "../../../extension/src/script-library/script-values.ts";
import { createSettingsStore } from "../../../extension/src/settings/settings-store.ts";

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
	const values = createScriptValues(storage);
	const problems: string[] = [];
	const tabs: string[] = [];
	const log: string[] = [];
	const note = (line: string): number => log.push(line);
	const valuesChanged: string[] = [];
	const session = createMemoryStore();
	const settings = createSettingsStore(storage.store);
	const authorize = createAuthorizeCall({ library, settings, log: note });
	const runs: CountedRun[] = [];
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
		placeOf: async (_scriptId, sender) =>
			sender?.tabId === undefined || sender.documentId === undefined
				? null
				: { tabId: sender.tabId, documentId: sender.documentId, worldId: null },
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
		notify: async (id, { image }) => {
			tabs.push(`notify ${id}${image}`);
			if (image.includes("broken")) throw new Error("Unable to download all specified images.");
		},
		closeNotification: async (id) => void tabs.push(`close ${id}`),
		openBeside: async (url, tabId) => void tabs.push(`open ${url} beside ${tabId}`),
		showTab: async (tabId) => void tabs.push(`show ${tabId}`),
		writeClipboard: async (text) => ({ ok: true, value: tabs.push(`copy ${text}`) }),
		fetcher: () => Promise.reject(new Error("no network in this test")),
		newId: () => "new",
	});
	const served = [
		...serveUserScripts({ library, records, authorize, onRuns: (counted) => void runs.push(...counted) }),
		...serveValues({
			authorize,
			store: values,
			pages,
			valuesChanged: async (id) => void valuesChanged.push(id),
			showProblem: async (_id, problem) => void problems.push(problem),
			now: () => 5,
			log: note,
		}),
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
	return {
		library,
		settings,
		records,
		values,
		tabs,
		log,
		call,
		answer: (type: string, payload: object, sender: UserScriptSender | null = onSite) =>
			answer(sender, makeEnvelope(type, payload, "extension", 0)),
		install,
		inBrowser,
		tabService,
		delivered,
		problems,
		valuesChanged,
		runs,
	};
}
