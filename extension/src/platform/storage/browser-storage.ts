import type { Storage } from "webextension-polyfill";
import { browser } from "../browser.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** Newer browsers tell the keys without reading the entries. */
type AreaWithKeys = Storage.StorageArea & { readonly getKeys?: () => Promise<string[]> };

const over = (area: () => Storage.StorageArea): KeyValueStore => ({
	async keys() {
		const storage: AreaWithKeys = area();
		return storage.getKeys === undefined ? Object.keys(await storage.get(null)) : storage.getKeys();
	},
	readMany: (keys) => area().get([...keys]),
	async read(key) {
		return (await area().get(key))[key];
	},
	write: (entries) => area().set(entries),
	remove: (keys) => area().remove([...keys]),
});

/** The extension's local storage. */
export const localStore: KeyValueStore = over(() => browser.storage.local);

/** In memory until the browser is closed or the extension is reloaded; pages and content scripts have no access. */
export const sessionStore: KeyValueStore = over(() => browser.storage.session);
