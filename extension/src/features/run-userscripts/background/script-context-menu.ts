import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { reportMenu } from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import * as z from "zod/mini";
import { isWebPage } from "../../../page-addresses/web-page.ts";
import type { ContextMenuEntry } from "../../../platform/context-menu.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import type { CommandPlace, MenuCommands } from "./serve-menu-commands.ts";

/** Entries of a page; more would be cut off by the screen. */
export const MAX_ENTRIES = 40;

export interface ScriptContextMenuPorts {
	readonly commands: MenuCommands;
	readonly authorize: AuthorizeCall;
	/** Kept until the browser is closed: which scripts have added commands in which tab. */
	readonly session: KeyValueStore;
	/** The tab in front. */
	readonly focusedTab: () => Promise<ActiveTab | null>;
	readonly show: (entries: readonly ContextMenuEntry[]) => Promise<void>;
	/** Called when the entries have to follow a page; calls `refresh` soon after the last of several changes. */
	readonly refreshSoon: () => void;
}

const tabKey = (tabId: number): string => `menu-scripts:${tabId}`;
const scriptIds = z.array(z.string());
const entryPlace = z.tuple([z.number(), z.string(), z.number(), z.string()]);

/**
 * The browser's context menu of the page in front: scripts with `@run-at context-menu`, and the menu commands of the page's scripts. The
 * browser does not say that the menu is about to open, so that it follows the page. Only scripts that said that they have commands are
 * asked for them: asking means running code in each frame of the tab.
 */
export function createScriptContextMenu(ports: ScriptContextMenuPorts) {
	const { commands, authorize, session, focusedTab, show, refreshSoon } = ports;
	const inTurn = createQueue();

	async function scriptsIn(tabId: number): Promise<readonly string[]> {
		const known = z.safeParse(scriptIds, await session.read(tabKey(tabId)));
		return known.success ? known.data : [];
	}
	async function entriesOf({ id: tabId, url }: ActiveTab): Promise<ContextMenuEntry[]> {
		if (!isWebPage(url)) return [];
		const found = await commands.list(tabId, url, await scriptsIn(tabId));
		return found.slice(0, MAX_ENTRIES).map(({ scriptId, frameId, commandId, caption }) => ({
			id: JSON.stringify([tabId, scriptId, frameId, commandId]),
			title: caption,
			pageUrl: url,
		}));
	}
	const served: Served<UserScriptSender | null>[] = [
		serve(reportMenu)<UserScriptSender | null>(async (claim, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_registerMenuCommand");
			if (!authorized.ok) return authorized;
			const { tabId } = sender ?? {};
			if (tabId === undefined) return succeed({});
			await inTurn(async () => {
				const known = await scriptsIn(tabId);
				if (!known.includes(claim.scriptId)) await session.write({ [tabKey(tabId)]: [...known, claim.scriptId] });
			});
			refreshSoon();
			return succeed({});
		}),
	];
	return {
		served,
		/** Shows the entries of the page in front. */
		refresh: (): Promise<void> =>
			inTurn(async () => {
				const tab = await focusedTab();
				await show(tab === null ? [] : await entriesOf(tab));
			}),
		/** Runs what an entry stands for. An entry of another tab does nothing: its page is not the one that was clicked. */
		async chosen(entryId: string, tabId: number): Promise<boolean> {
			const place = readPlace(entryId);
			return place !== null && place.tabId === tabId && (await commands.run(tabId, place));
		},
		tabClosed: (tabId: number): Promise<void> => session.remove([tabKey(tabId)]),
	};
}

function readPlace(entryId: string): (CommandPlace & { readonly tabId: number }) | null {
	try {
		const parsed = z.safeParse(entryPlace, JSON.parse(entryId));
		if (!parsed.success) return null;
		const [tabId, scriptId, frameId, commandId] = parsed.data;
		return { tabId, scriptId, frameId, commandId };
	} catch {
		return null; // an entry of an earlier version
	}
}
