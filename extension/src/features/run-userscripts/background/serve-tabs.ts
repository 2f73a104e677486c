import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { MAX_TAB_DATA_SIZE } from "@scriptorium/shared-protocol/extension-internal/call-limits";
import {
	closeOpenedTab,
	closeOwnTab,
	focusOwnTab,
	getTab,
	getTabs,
	openInTab,
	saveTab,
} from "@scriptorium/shared-protocol/extension-internal/user-script-tabs";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import { documentPlace, type PageEvents } from "./page-events.ts";

/** The browser's tabs. */
export interface ScriptTabs {
	/** Resolves with the new tab's id; null when the browser does not say. */
	open(
		url: string,
		place: {
			readonly active: boolean;
			readonly from: number;
			readonly insert: boolean;
			readonly setParent: boolean;
		},
	): Promise<number | null>;
	close(tabId: number): Promise<void>;
	show(tabId: number): Promise<void>;
	exists(tabId: number): Promise<boolean>;
}

export interface TabPorts {
	readonly authorize: AuthorizeCall;
	readonly pages: Pick<PageEvents, "placeOf" | "toDocument">;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	readonly tabs: ScriptTabs;
}

export interface TabService {
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Deletes what scripts kept about a closed tab, and tells the script that opened it. */
	tabClosed(tabId: number): Promise<void>;
}

const openedTab = z.object({ scriptId: z.string(), place: documentPlace });
const tabData = z.object({ json: z.string(), isPrivate: z.boolean() });
const openedKey = (tabId: number): string => `opened-tab:${tabId}`;
const TOO_MUCH = `more than ${MAX_TAB_DATA_SIZE / 1024 / 1024} MB`;
const dataKey = (tabId: number, scriptId: string): string => `tab-data:${tabId}:${scriptId}`;

/** What scripts keep about their tabs, and tabs that they open and close. */
export function createTabService({ authorize, pages, session, tabs }: TabPorts): TabService {
	const inTurn = createQueue();
	const noTab = () => fail("PERMISSION_DENIED", "The call comes from no tab");
	const refused = (thrown: unknown) => fail("TAB_REFUSED", "The browser refuses it", messageOf(thrown));

	/** What a script keeps about its tabs, those of private windows among them. */
	async function dataOf(scriptId: string): Promise<readonly (z.infer<typeof tabData> & { readonly key: string })[]> {
		const isMine = (key: string): boolean => key.startsWith("tab-data:") && key.split(":")[2] === scriptId;
		const entries = Object.entries(await session.readMany((await session.keys()).filter(isMine)));
		return entries.flatMap(([key, raw]) => {
			const data = z.safeParse(tabData, raw);
			return data.success ? [{ ...data.data, key }] : [];
		});
	}

	async function tabClosed(tabId: number): Promise<void> {
		const raw = await session.read(openedKey(tabId));
		const opened = z.safeParse(openedTab, raw);
		const keys = (await session.keys()).filter((key) => key.startsWith(dataKey(tabId, "")));
		if (raw !== undefined) keys.push(openedKey(tabId));
		if (keys.length > 0) await session.remove(keys);
		if (!opened.success) return;
		await pages.toDocument(opened.data.scriptId, opened.data.place, { type: "tab-closed", tabId });
	}

	const served: Served<UserScriptSender | null>[] = [
		serve(openInTab)<UserScriptSender | null>(async ({ url, active, insert, setParent, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_openInTab");
			if (!authorized.ok) return authorized;
			if (!/^https?:\/\//i.test(url)) return fail("PERMISSION_DENIED", "Only web addresses can be opened");
			const from = sender?.tabId;
			if (from === undefined) return noTab();
			let tabId: number | null;
			try {
				tabId = await tabs.open(url, { active, from, insert: insert === true, setParent: setParent === true });
			} catch (thrown) {
				return refused(thrown);
			}
			if (tabId === null) return fail("TAB_REFUSED", "The browser opened no tab");
			const place = await pages.placeOf(claim.scriptId, sender);
			if (place !== null) await session.write({ [openedKey(tabId)]: { scriptId: claim.scriptId, place } });
			// It may have been closed before it was noted.
			if (!(await tabs.exists(tabId))) await tabClosed(tabId);
			return succeed({ tabId });
		}),
		serve(closeOpenedTab)<UserScriptSender | null>(async ({ tabId, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_openInTab");
			if (!authorized.ok) return authorized;
			const opened = z.safeParse(openedTab, await session.read(openedKey(tabId)));
			if (!opened.success) return succeed({});
			const { scriptId, place } = opened.data;
			if (scriptId !== claim.scriptId || place.documentId !== sender?.documentId)
				return fail("PERMISSION_DENIED", "The script did not open this tab from here");
			// Closed meanwhile, when it fails.
			await tabs.close(tabId).catch(() => undefined);
			return succeed({});
		}),
		serve(closeOwnTab)<UserScriptSender | null>(async (claim, { sender }) => {
			const authorized = await authorize(claim, sender, "window.close");
			if (!authorized.ok) return authorized;
			if (sender?.tabId === undefined) return noTab();
			return tabs.close(sender.tabId).then(() => succeed({}), refused);
		}),
		serve(focusOwnTab)<UserScriptSender | null>(async (claim, { sender }) => {
			const authorized = await authorize(claim, sender, "window.focus");
			if (!authorized.ok) return authorized;
			if (sender?.tabId === undefined) return noTab();
			return tabs.show(sender.tabId).then(() => succeed({}), refused);
		}),
		serve(getTab)<UserScriptSender | null>(async (claim, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_getTab");
			if (!authorized.ok) return authorized;
			if (sender?.tabId === undefined) return noTab();
			const data = z.safeParse(tabData, await session.read(dataKey(sender.tabId, claim.scriptId)));
			return succeed({ json: data.success ? data.data.json : null });
		}),
		serve(saveTab)<UserScriptSender | null>(async ({ json, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_saveTab");
			if (!authorized.ok) return authorized;
			if (sender?.tabId === undefined) return noTab();
			const entry = { json, isPrivate: sender.isPrivate === true };
			const key = dataKey(sender.tabId, claim.scriptId);
			try {
				return await inTurn(async () => {
					const others = (await dataOf(claim.scriptId)).filter((other) => other.key !== key);
					const size = others.reduce((sum, other) => sum + other.json.length, json.length);
					const earlier = size > MAX_TAB_DATA_SIZE ? z.safeParse(tabData, await session.read(key)) : null;
					// What shrinks is always stored.
					if (size > MAX_TAB_DATA_SIZE && json.length >= (earlier?.data?.json.length ?? 0))
						return fail("TOO_MUCH_DATA", `The earlier data stays: the script would keep ${TOO_MUCH} about its tabs`);
					await session.write({ [key]: entry });
					return succeed({});
				});
			} catch (thrown) {
				return fail("STORAGE_ERROR", "The browser's storage could not be written", messageOf(thrown));
			}
		}),
		serve(getTabs)<UserScriptSender | null>(async (claim, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_getTabs");
			if (!authorized.ok) return authorized;
			const kept = await dataOf(claim.scriptId);
			const here = kept.filter(({ isPrivate }) => isPrivate === (sender?.isPrivate === true));
			return succeed({ tabs: here.map(({ key, json }) => ({ tabId: Number(key.split(":")[1]), json })) });
		}),
	];
	return { served, tabClosed };
}
