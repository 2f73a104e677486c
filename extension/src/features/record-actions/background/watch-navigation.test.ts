import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { expect, test } from "vitest";
import { beginSession } from "../domain/kept-session.ts";
import type { RecordingCommands } from "./recording-commands.ts";
import { type TabNavigation, watchNavigation } from "./watch-navigation.ts";

const STARTED_AT = 5000;

const toShop: TabNavigation = {
	tabId: 7,
	openerTabId: null,
	isActive: true,
	kind: "committed",
	transition: "typed",
	qualifiers: [],
	url: "https://shop.example/",
	timestamp: STARTED_AT,
};

/**
 * Passes navigations to the listener while a recording is active.
 * @returns the addresses of those that it recorded
 */
async function addressesOf(navigations: readonly TabNavigation[]): Promise<string[]> {
	const addresses: string[] = [];
	const recorder: Pick<RecordingCommands, "session" | "navigated"> = {
		session: async () => beginSession("one", recordingOptions.parse({}), STARTED_AT),
		navigated: async ({ action }) => void addresses.push(action.targetUrl),
	};
	const listener = watchNavigation(recorder, () => "id");
	for (const navigation of navigations) await listener(navigation);
	return addresses;
}

test("a navigation before the start of the recording is not recorded, however late the browser reports it", async () => {
	const before = { ...toShop, url: "https://before.example/", timestamp: STARTED_AT - 1 };
	expect(await addressesOf([before, toShop])).toEqual(["https://shop.example/"]);
});

test("a tab in the background that no recorded tab opened is not recorded", async () => {
	expect(await addressesOf([{ ...toShop, isActive: false }])).toEqual([]);
});
