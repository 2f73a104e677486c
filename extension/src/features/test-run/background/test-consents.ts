import { codeReach } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { type AgreedCode, agreeAlso } from "../domain/code-reach.ts";

/** An editor that is open in a tab of the hub. */
export interface EditorPage {
	readonly hubTabId: number;
	readonly builder: string;
}

const ofPage = { hubTabId: z.int(), builder: z.string() };
const consent = z.object({ ...ofPage, origin: z.string(), reach: codeReach, hashes: z.array(z.string()) });
const openedTab = z.object({ ...ofPage, tabId: z.int(), origin: z.string() });
export type OpenedTab = z.infer<typeof openedTab>;

const CONSENTS = "test-consents";
const OPENED = "test-tabs";
/** The oldest are forgotten. */
const MAX_KEPT = 50;

/** What the person has agreed to, and the tabs that were opened, until the page of the hub is left or the browser is closed. */
export interface TestConsents {
	find(page: EditorPage, origin: string): Promise<AgreedCode | null>;
	/** Adds to what was agreed to before; null takes it back for this site. */
	agree(page: EditorPage, origin: string, code: { reach: AgreedCode["reach"]; hash: string } | null): Promise<void>;
	/** Sites for which there is an agreement, each once. */
	sites(): Promise<string[]>;
	forgetAll(): Promise<void>;
	/** The tab of the editor's last test run; null without any. */
	openedTab(page: EditorPage): Promise<OpenedTab | null>;
	keepOpened(tab: OpenedTab): Promise<void>;
	/** A tab of the hub was closed, or shows another document: its editor is gone. */
	forgetEditor(hubTabId: number): Promise<void>;
}

/** Creates the memory of agreements. Rejects when the storage does. */
export function createTestConsents(store: KeyValueStore): TestConsents {
	const consents = async () => z.safeParse(z.array(consent), await store.read(CONSENTS)).data ?? [];
	const opened = async () => z.safeParse(z.array(openedTab), await store.read(OPENED)).data ?? [];
	const isOf = (page: EditorPage) => (one: EditorPage) =>
		one.hubTabId === page.hubTabId && one.builder === page.builder;
	return {
		async find(page, origin) {
			const found = (await consents()).filter(isOf(page)).find((one) => one.origin === origin);
			return found === undefined ? null : { reach: found.reach, hashes: found.hashes };
		},
		async agree(page, origin, code) {
			const all = await consents();
			const before = all.filter(isOf(page)).find((one) => one.origin === origin);
			const others = all.filter((one) => one !== before);
			if (code === null) return store.write({ [CONSENTS]: others });
			const agreed = agreeAlso(before ?? null, code.reach, code.hash);
			const { hubTabId, builder } = page;
			await store.write({ [CONSENTS]: [{ hubTabId, builder, origin, ...agreed }, ...others].slice(0, MAX_KEPT) });
		},
		sites: async () => [...new Set((await consents()).map(({ origin }) => origin))],
		forgetAll: () => store.remove([CONSENTS]),
		openedTab: async (page) => (await opened()).find(isOf(page)) ?? null,
		async keepOpened(tab) {
			const others = (await opened()).filter((one) => !isOf(tab)(one));
			await store.write({ [OPENED]: [tab, ...others].slice(0, MAX_KEPT) });
		},
		async forgetEditor(hubTabId) {
			const [allConsents, allOpened] = [await consents(), await opened()];
			const keptConsents = allConsents.filter((one) => one.hubTabId !== hubTabId);
			const keptOpened = allOpened.filter((one) => one.hubTabId !== hubTabId);
			// Most tabs have nothing to do with tests.
			if (keptConsents.length === allConsents.length && keptOpened.length === allOpened.length) return;
			await store.write({ [CONSENTS]: keptConsents, [OPENED]: keptOpened });
		},
	};
}
