import type { KeyValueStore } from "../library/key-value-store.ts";
import { browser } from "./browser.ts";

/** The extension's local storage. */
export const localStore: KeyValueStore = {
	readAll: () => browser.storage.local.get(null),
	async read(key) {
		return (await browser.storage.local.get(key))[key];
	},
	write: (entries) => browser.storage.local.set(entries),
	remove: (keys) => browser.storage.local.remove([...keys]),
};
