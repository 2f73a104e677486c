import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { type Caller, callers, type MessageDefinition } from "@scriptorium/shared-protocol/channel/define-message";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { createServer, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { setScriptEnabled, setScriptOnSite } from "@scriptorium/shared-protocol/extension-internal/change-script";
import { acceptUpdate, checkUpdates } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { getProposal, proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { runtimeMessages } from "@scriptorium/shared-protocol/extension-internal/runtime-messages";
import { rollBackScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { changeSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import { describe, expect, it } from "vitest";
import { serveAnalyzePage } from "../../../extension/src/features/analyze-page/background/serve-analyze-page.ts";
import { serveInstall } from "../../../extension/src/features/install-scripts/background/serve-install.ts";
import { serveOpenPages } from "../../../extension/src/features/open-pages/background/serve-open-pages.ts";
import { serveRunOnce } from "../../../extension/src/features/run-userscripts/background/serve-run-once.ts";
import { serveChanges } from "../../../extension/src/features/script-dashboard/background/serve-changes.ts";
import { serveLists } from "../../../extension/src/features/script-dashboard/background/serve-lists.ts";
import { serveSettings } from "../../../extension/src/features/script-dashboard/background/serve-settings.ts";
import { serveUpdates } from "../../../extension/src/features/update-scripts/background/serve-updates.ts";
import { createFailingStore } from "../../../extension/src/platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../extension/src/script-library/script-library.ts";
import { createScriptRecords } from "../../../extension/src/script-library/script-records.ts";
import { createSettingsStore } from "../../../extension/src/settings/settings-store.ts";

const HUB = "https://hub.test";
const SOURCE = `${HUB}/a.user.js`;
const script = (version: string, ...lines: string[]): string =>
	["name Dark", `version ${version}`, "match https://site.test/*", ...lines]
		.map((line) => `// @${line}\n`)
		.reduce((block, line) => block + line, "// ==UserScript==\n")
		.concat("// ==/UserScript==\n");

/** The worker's real handlers over storage in memory; the browser's tabs and its switch are replaced. */
function open() {
	const memory = createMemoryStore();
	const store = createFailingStore(memory);
	const storage = { store, now: () => 0, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const settings = createSettingsStore(store);
	const browser = {
		allowed: true,
		refuses: false,
		/** Of the one script; null when it needs a world of its own. */
		pageSources: ["run()"] as readonly string[] | null,
		policy: "run" as "run" | "blocked",
		tabs: [] as { id: number; url: string }[],
		done: [] as string[],
	};
	const onChanged = async () => {
		browser.done.push("changed");
		return { allowed: browser.allowed };
	};
	const scriptPorts = {
		library,
		records: createScriptRecords(storage),
		settings,
		session: store,
		now: () => 0,
		hubOrigin: HUB,
		fetcher: async () => new Response("", { status: 404 }),
		newId: storage.newId,
		onChanged,
	};
	const served = [
		...serveLists(scriptPorts),
		...serveInstall(scriptPorts),
		...serveChanges(scriptPorts),
		...serveSettings({ settings, onSettingsChanged: async () => undefined }),
		...serveUpdates({ library, check: async () => [], onChanged }),
		...serveRunOnce({
			library,
			userScripts: { isAllowed: () => browser.allowed },
			runInDocument: async (id, tabId) => {
				if (browser.refuses) throw new Error("Cannot access chrome:// URLs");
				browser.done.push(`run ${id} in ${tabId}`);
			},
			pageSources: async () => browser.pageSources,
			runText: async (tabId) => {
				if (browser.refuses) throw new Error("Cannot access chrome:// URLs");
				browser.done.push(`text in ${tabId}`);
				return browser.policy;
			},
		}),
		...serveOpenPages({
			version: "1.2.3",
			isUserScriptsAllowed: () => browser.allowed,
			optionsAddress: "chrome-extension://x/options.html",
			listTabs: async () => browser.tabs,
			showTab: async (tabId) => void browser.done.push(`show ${tabId}`),
			openTab: async (url) => {
				if (browser.refuses) throw new Error("No window");
				browser.done.push(`open ${url}`);
			},
		}),
		...serveAnalyzePage({
			activeTab: async () => null,
			findTab: async () => null,
			read: async () => null,
			capture: async () => null,
			clock: systemClock,
		}),
	];
	const log: string[] = [];
	const clientFor = (caller: Caller) => {
		const [page, worker] = createPortPair("internal");
		const options = { clock: systemClock, log: (line: string) => log.push(line), source: "extension" as const };
		const server = createServer<null>({ ...options, served, from: "extension" });
		servePort(worker, server, { caller, sender: null }, options.log);
		return createClient(page, options);
	};
	const ask = <Message extends MessageDefinition>(message: Message, payload: object, caller?: Caller) =>
		clientFor(caller ?? message.callers[0] ?? "popup").request(message, payload as never, { timeoutMs: 300 });
	const install = async () => (await library.install({ sourceUrl: SOURCE, code: script("1"), requires: [] })).id;
	return { memory, store, library, settings, browser, log, ask, install, served };
}

/** A payload that each message takes. */
const PAYLOADS: Readonly<Record<keyof typeof runtimeMessages, object>> = {
	ping: {},
	analyze_page: {},
	generate_script: { prompt: "Hide the comments" },
	get_auth_token: {},
	set_auth_token: { code: "c".repeat(43), state: "s" },
	execute_script: { runId: "run-12345678", tabId: 1, origin: "https://site.test", sites: [], remember: false },
	sync_scripts: {},
	CREATE_SCRIPT: { sourceUrl: SOURCE, code: script("1"), replaces: null, files: [], rating: null },
	UPDATE_SCRIPT: { id: "a", code: script("2"), from: script("1"), rating: null },
	DELETE_SCRIPT: { id: "a" },
	RUN_SCRIPT: { id: "a", tabId: 1 },
	GET_SCRIPTS: { pageUrl: null },
	ANALYZE_PAGE: {},
	OPEN_OPTIONS: {},
	OPEN_EDITOR: { id: null },
};
const names = Object.keys(runtimeMessages) as (keyof typeof runtimeMessages)[];

describe("extension-internal: runtime messages of the specification", () => {
	it.each(names)(
		"%s: its payload is read, and neither the hub nor a page nor a userscript may send it",
		async (name) => {
			const message: MessageDefinition = runtimeMessages[name];
			expect(message.payload.safeParse(PAYLOADS[name]).success).toBe(true);
			for (const outside of ["hub", "user-script", "recorder", "test-run-note"])
				expect(message.callers).not.toContain(outside);
			const { ask, served, log, browser, memory } = open();
			if (!served.some((one) => one.message.type === message.type)) return; // served beside the browser, tested there
			const before = await memory.readAll();
			const others = callers.filter((one) => !message.callers.includes(one));
			// At the same time, because each of them waits for an answer that never comes.
			const answers = await Promise.all(others.map((caller) => ask(message, PAYLOADS[name], caller)));
			for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
			expect(log).toEqual(others.map((caller) => `ignored a message: ${message.type} is not for ${caller}`));
			expect(browser.done).toEqual([]);
			expect(await memory.readAll()).toEqual(before);
		},
	);

	it("ping answers with the version", async () => {
		const { ask } = open();
		const value = { version: "1.2.3", userScriptsAllowed: true };
		expect(await ask(runtimeMessages.ping, {})).toEqual({ ok: true, value });
	});

	it("CREATE_SCRIPT installs what was shown, and refuses what it is not", async () => {
		const { ask, library, browser } = open();
		const create = (change: object) => ask(runtimeMessages.CREATE_SCRIPT, { ...PAYLOADS.CREATE_SCRIPT, ...change });
		const rating = { level: "green", score: 100, rulesVersion: "r" };
		const installed = await create({ rating });
		expect(installed).toMatchObject({ ok: true, value: { userScriptsAllowed: true } });
		expect((await library.list()).scripts).toMatchObject([{ code: script("1"), sourceUrl: SOURCE, rating }]);
		expect(browser.done).toEqual(["changed"]);
		// The page said that nothing would be replaced.
		expect(await create({})).toMatchObject({ error: { code: "CHANGED" } });
		const id = installed.ok ? installed.value.id : "";
		expect(await create({ code: script("2"), replaces: id })).toMatchObject({ ok: true, value: { id } });
		for (const sourceUrl of ["file:///a.user.js", `${HUB}/page.html`, "javascript:1"]) {
			expect(await create({ sourceUrl })).toMatchObject({ error: { code: "PERMISSION_DENIED" } });
		}
		expect(await create({ code: "alert(1)", replaces: id })).toMatchObject({ error: { code: "INVALID_SCRIPT" } });
		const library404 = script("3", "require https://cdn.test/x.js");
		expect(await create({ code: library404, replaces: id })).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
		expect((await library.get(id))?.code).toBe(script("2"));
	});

	it("UPDATE_SCRIPT saves the editor's text over the code that it was made from", async () => {
		const { ask, install, library } = open();
		const id = await install();
		const update = { id, code: script("2"), from: script("1"), rating: null };
		expect(await ask(runtimeMessages.UPDATE_SCRIPT, update)).toEqual({ ok: true, value: { id } });
		expect(await library.get(id)).toMatchObject({ code: script("2"), edited: true });
		expect(await ask(runtimeMessages.UPDATE_SCRIPT, update)).toMatchObject({ error: { code: "CHANGED" } });
		const gone = { ...update, id: "gone" };
		expect(await ask(runtimeMessages.UPDATE_SCRIPT, gone)).toMatchObject({ error: { code: "NOT_FOUND" } });
		const bad = { ...update, code: "alert(1)" };
		expect(await ask(runtimeMessages.UPDATE_SCRIPT, bad)).toMatchObject({ error: { code: "INVALID_SCRIPT" } });
	});

	it("GET_SCRIPTS and DELETE_SCRIPT", async () => {
		const { ask, install, library, settings } = open();
		const id = await install();
		await library.setOnSite(id, "site.test", false);
		await settings.setSite("site.test", false);
		const pageUrl = "https://site.test/page";
		expect(await ask(runtimeMessages.GET_SCRIPTS, { pageUrl })).toMatchObject({
			ok: true,
			value: {
				scripts: [
					{ id, name: "Dark", version: "1", enabled: true, runs: 0, errors: 0, lastRunAt: null, offOnSite: true },
				],
				site: { host: "site.test", enabled: false },
			},
		});
		expect(await ask(runtimeMessages.DELETE_SCRIPT, { id })).toEqual({ ok: true, value: { id } });
		expect(await ask(runtimeMessages.DELETE_SCRIPT, { id })).toMatchObject({ error: { code: "NOT_FOUND" } });
	});

	it("RUN_SCRIPT runs in the tab, and says why it cannot", async () => {
		const { ask, install, library, browser } = open();
		const id = await install();
		const run = (payload: object) => ask(runtimeMessages.RUN_SCRIPT, { id, tabId: 7, ...payload });
		expect(await run({})).toEqual({ ok: true, value: { id } });
		expect(browser.done).toEqual([`run ${id} in 7`]);
		expect(await run({ id: "gone" })).toMatchObject({ error: { code: "NOT_FOUND" } });
		browser.refuses = true;
		expect(await run({})).toMatchObject({ error: { code: "PAGE_NOT_ALLOWED" } });
		browser.allowed = false;
		expect(await run({})).toMatchObject({ error: { code: "PAGE_NOT_ALLOWED" } });
		browser.refuses = false;
		expect(await run({})).toEqual({ ok: true, value: { id } });
		expect(browser.done.at(-1)).toBe("text in 7");
		browser.policy = "blocked";
		expect(await run({})).toMatchObject({ error: { code: "CSP_BLOCKED" } });
		browser.pageSources = null;
		expect(await run({})).toMatchObject({ error: { code: "NOT_ALLOWED" } });
		await library.setEnabled(id, false);
		expect(await run({})).toMatchObject({ error: { code: "SWITCHED_OFF" } });
	});

	it("OPEN_OPTIONS shows the open dashboard, else a new one; OPEN_EDITOR opens the script's", async () => {
		const { ask, browser } = open();
		await ask(runtimeMessages.OPEN_OPTIONS, {});
		browser.tabs = [{ id: 5, url: "chrome-extension://x/options.html#/trash" }];
		await ask(runtimeMessages.OPEN_OPTIONS, {});
		await ask(runtimeMessages.OPEN_EDITOR, { id: "abc" });
		await ask(runtimeMessages.OPEN_EDITOR, { id: null });
		const options = "open chrome-extension://x/options.html";
		expect(browser.done).toEqual([options, "show 5", `${options}#/script/abc/code`, `${options}#/new`]);
		browser.refuses = true;
		expect(await ask(runtimeMessages.OPEN_EDITOR, { id: null })).toMatchObject({ error: { code: "UNKNOWN_ERROR" } });
	});

	it("a proposal is kept for the confirmation page, and installs nothing", async () => {
		const { ask, library } = open();
		const proposal = { code: script("1"), fileName: "a.user.js" };
		const kept = await ask(proposeInstall, proposal);
		const proposalId = kept.ok ? kept.value.proposalId : "";
		expect(await ask(getProposal, { proposalId })).toEqual({ ok: true, value: proposal });
		expect(await ask(getProposal, { proposalId: "other" })).toMatchObject({ error: { code: "NOT_FOUND" } });
		expect((await library.list()).scripts).toEqual([]);
	});

	it("storage that fails is an error with a code, for every change", async () => {
		const { ask, install, store } = open();
		const id = await install();
		const all: readonly (readonly [MessageDefinition, object])[] = [
			[runtimeMessages.CREATE_SCRIPT, { ...PAYLOADS.CREATE_SCRIPT, replaces: id }],
			[runtimeMessages.UPDATE_SCRIPT, { id, code: script("2"), from: script("1"), rating: null }],
			[runtimeMessages.DELETE_SCRIPT, { id }],
			[runtimeMessages.GET_SCRIPTS, { pageUrl: null }],
			[setScriptEnabled, { id, enabled: false }],
			[setScriptOnSite, { id, host: "a.test", enabled: false }],
			[rollBackScript, { id, versionId: "x" }],
			[acceptUpdate, { id, code: "x" }],
			[changeSettings, { changes: { badge: false } }],
			[proposeInstall, { code: "x", fileName: null }],
			// A script that the worker has read runs without storage; a failed write makes the worker read again.
			[runtimeMessages.RUN_SCRIPT, { id, tabId: 1 }],
		];
		for (const [message, payload] of all) {
			store.failAt(0);
			expect(await ask(message, payload), message.type).toMatchObject({ error: { code: "STORAGE_ERROR" } });
		}
		store.failAt(null);
		expect(await ask(checkUpdates, { ids: null })).toEqual({ ok: true, value: { outcomes: [] } });
	});
});
