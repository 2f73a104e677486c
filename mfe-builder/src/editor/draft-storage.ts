import { createStore, get, promisifyRequest } from "idb-keyval";
import { type EditedFlow, readStoredDraft } from "./edited-flow.ts";

/** The flow that is being edited, in this browser only. It outlives reloads, and the way to the sign-in and back. */
export interface DraftStorage {
	/** Null when there is none, or none that can be read. */
	read(): Promise<EditedFlow | null>;
	write(edited: EditedFlow): Promise<void>;
}

const KEY = "draft";

/** Its functions reject when the browser refuses IndexedDB (private windows of some browsers). */
export function createDraftStorage(): DraftStorage {
	let opened: ReturnType<typeof createStore> | null = null;
	const database = () => {
		opened ??= createStore("scriptorium-builder", "open");
		return opened;
	};
	return {
		read: async () => readStoredDraft(await get<unknown>(KEY, database())),
		write: async ({ flow, settings, origin }) =>
			database()("readwrite", (drafts) => {
				drafts.put({ flow, settings, origin }, KEY);
				// A page that unloads never receives the end of its transaction, so nothing may wait for it.
				drafts.transaction.commit();
				return promisifyRequest(drafts.transaction);
			}),
	};
}
