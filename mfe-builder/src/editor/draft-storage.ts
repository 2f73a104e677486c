import { createStore, get, promisifyRequest } from "idb-keyval";
import type { EditedFlow } from "./edited-flow.ts";

/** The code that reads a stored draft could not be loaded. */
export class DraftReaderMissing extends Error {}

/** The flow that is being edited, in this browser only. It outlives reloads, and the way to the sign-in and back. */
export interface DraftStorage {
	/**
	 * Null when there is none, or none that can be read.
	 * @param onFound called when there is one, before it is read
	 * @throws {DraftReaderMissing} when there is one, and it must not be overwritten
	 */
	read(onFound: () => void): Promise<EditedFlow | null>;
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
		read: async (onFound) => {
			const stored = await get<unknown>(KEY, database());
			if (stored === undefined) return null;
			onFound();
			// Who has no draft loads no parser.
			const reader = await import("./read-draft.ts").catch((cause: unknown) => {
				throw new DraftReaderMissing("The code that reads drafts could not be loaded.", { cause });
			});
			return reader.readStoredDraft(stored);
		},
		write: async ({ flow, settings, origin }) =>
			database()("readwrite", (drafts) => {
				drafts.put({ flow, settings, origin }, KEY);
				// A page that unloads never receives the end of its transaction, so nothing may wait for it.
				drafts.transaction.commit();
				return promisifyRequest(drafts.transaction);
			}),
	};
}
