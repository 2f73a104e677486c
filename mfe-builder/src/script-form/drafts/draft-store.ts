import { createStore, del, get, keys, promisifyRequest } from "idb-keyval";
import type { Draft } from "./draft.ts";

/** An unsaved draft in this browser; one per script and tab (`holdDraftKey`). */
export interface DraftStore {
	/**
	 * Null when there is none, or when it is not readable.
	 * @throws when the code that reads drafts cannot be loaded; from then on this store overwrites nothing
	 */
	read(key: string): Promise<Draft | null>;
	write(key: string, draft: Draft): Promise<void>;
	remove(key: string): Promise<void>;
	keys(): Promise<readonly string[]>;
}

/** @throws when the browser refuses IndexedDB (private windows of some browsers); the callers say so. */
export function createDraftStore(): DraftStore {
	const store = createStore("scriptorium-drafts", "scripts");
	/** A draft is there that could not be read. */
	let isUnread = false;
	return {
		async read(key) {
			const stored = await get<unknown>(key, store);
			if (stored === undefined) return null;
			isUnread = true;
			// Who has no draft loads no parser.
			const { readDraft } = await import("./read-draft.ts");
			isUnread = false;
			return readDraft(stored);
		},
		write: (key, draft) => {
			if (isUnread) return Promise.reject(new Error("An earlier draft could not be read."));
			return store("readwrite", (drafts) => {
				drafts.put(draft, key);
				// A page that unloads never receives the end of its transaction, so nothing may wait for it.
				drafts.transaction.commit();
				return promisifyRequest(drafts.transaction);
			});
		},
		remove: (key) => del(key, store),
		keys: () => keys<string>(store),
	};
}
