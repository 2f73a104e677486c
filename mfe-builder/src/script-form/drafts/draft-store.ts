import { createStore, del, get, keys, promisifyRequest } from "idb-keyval";
import * as z from "zod/mini";
import type { ScriptFormValues } from "../script-form.ts";

const draftShape = z.object({
	values: z.object({
		title: z.string(),
		description: z.string(),
		category: z.string(),
		tags: z.string(),
		code: z.string(),
		// Drafts from before this field have none.
		changeNote: z._default(z.string(), ""),
	}),
	/** The version that these changes are based on; null for a new script. */
	baseVersionId: z.nullable(z.string()),
	/** Who typed it; null for somebody who was not signed in. */
	ownerId: z.nullable(z.string()),
});

export interface Draft {
	readonly values: ScriptFormValues;
	readonly baseVersionId: string | null;
	readonly ownerId: string | null;
}

/** An unsaved draft in this browser; one per script and tab (`holdDraftKey`). */
export interface DraftStore {
	/** Null when there is none, or when it is not readable. */
	read(key: string): Promise<Draft | null>;
	write(key: string, draft: Draft): Promise<void>;
	remove(key: string): Promise<void>;
	keys(): Promise<readonly string[]>;
}

/** @throws when the browser refuses IndexedDB (private windows of some browsers); the callers say so. */
export function createDraftStore(): DraftStore {
	const store = createStore("scriptorium-drafts", "scripts");
	return {
		async read(key) {
			const parsed = z.safeParse(draftShape, await get<unknown>(key, store));
			return parsed.success ? parsed.data : null;
		},
		write: (key, draft) =>
			store("readwrite", (drafts) => {
				drafts.put(draft, key);
				// A page that unloads never receives the end of its transaction, so nothing may wait for it.
				drafts.transaction.commit();
				return promisifyRequest(drafts.transaction);
			}),
		remove: (key) => del(key, store),
		keys: () => keys<string>(store),
	};
}
