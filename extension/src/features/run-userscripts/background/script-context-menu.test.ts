import { fail, succeed } from "@scriptorium/core-types/errors";
import { createServer } from "@scriptorium/shared-protocol/channel/serve";
import { reportMenu } from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import { describe, expect, test } from "vitest";
import type { ContextMenuEntry } from "../../../platform/context-menu.ts";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { createScriptContextMenu, MAX_ENTRIES } from "./script-context-menu.ts";

const command = (scriptId: string, caption: string) => ({
	scriptId,
	scriptName: scriptId,
	frameId: 0,
	commandId: caption,
	caption,
	title: "",
	autoClose: true,
});

function open() {
	const state = { tab: { id: 1, url: "https://site.test/" } as ActiveTab | null, count: 1 };
	const asked: (readonly string[] | null)[] = [];
	const ran: unknown[] = [];
	let shown: readonly ContextMenuEntry[] = [];
	let refreshes = 0;
	const menu = createScriptContextMenu({
		commands: {
			async list(_tabId, _pageUrl, scripts) {
				asked.push(scripts);
				return Array.from({ length: state.count }, (_, index) => command("s", `Command ${index}`));
			},
			async run(tabId, place) {
				ran.push({ tabId, ...place });
				return true;
			},
		},
		authorize: async ({ secret }) =>
			secret === "right" ? succeed({} as StoredScript) : fail("PERMISSION_DENIED", "no"),
		session: createMemoryStore(),
		focusedTab: async () => state.tab,
		show: async (entries) => {
			shown = entries;
		},
		refreshSoon: () => {
			refreshes += 1;
		},
	});
	const server = createServer<UserScriptSender | null>({
		served: menu.served,
		source: "extension",
		from: "extension",
		clock: { now: () => 0, setTimer: () => () => undefined },
		log: () => undefined,
	});
	const report = (secret: string, tabId: number) =>
		server(
			{
				type: reportMenu.type,
				timestamp: 0,
				source: "extension",
				version: "1.0.0",
				payload: { scriptId: "s", secret },
			},
			{ caller: "user-script", sender: { url: "https://site.test/", tabId }, signal: new AbortController().signal },
		);
	return { menu, state, asked, ran, report, shown: () => shown, refreshes: () => refreshes };
}

describe("script-context-menu", () => {
	test("asks only scripts that said that they have commands in this tab", async () => {
		const { menu, asked, report, refreshes } = open();
		await menu.refresh();
		await report("wrong", 1);
		await report("right", 2);
		await menu.refresh();
		await report("right", 1);
		await report("right", 1);
		await menu.refresh();
		expect(asked).toEqual([[], [], ["s"]]);
		expect(refreshes()).toBe(3);
		await menu.tabClosed(1);
		await menu.refresh();
		expect(asked.at(-1)).toEqual([]);
	});

	test("an entry runs its command in the tab that it was made for, and nothing elsewhere", async () => {
		const { menu, ran, shown } = open();
		await menu.refresh();
		const [entry] = shown();
		expect(entry).toMatchObject({ title: "Command 0", pageUrl: "https://site.test/" });
		expect(await menu.chosen(entry?.id ?? "", 2)).toBe(false);
		expect(await menu.chosen("of an earlier version", 1)).toBe(false);
		expect(await menu.chosen(entry?.id ?? "", 1)).toBe(true);
		expect(ran).toEqual([{ tabId: 1, scriptId: "s", frameId: 0, commandId: "Command 0" }]);
	});

	test("no entries on pages of the browser, and not more than fit on a screen", async () => {
		const { menu, state, shown } = open();
		state.count = MAX_ENTRIES + 10;
		await menu.refresh();
		expect(shown()).toHaveLength(MAX_ENTRIES);
		state.tab = { id: 1, url: "chrome://extensions/" };
		await menu.refresh();
		expect(shown()).toEqual([]);
		state.tab = null;
		await menu.refresh();
		expect(shown()).toEqual([]);
	});
});
