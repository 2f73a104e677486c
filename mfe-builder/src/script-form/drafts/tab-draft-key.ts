import { holdDraftKey } from "./draft-key.ts";
import { createDraftStore } from "./draft-store.ts";

const LOCK_PREFIX = "scriptorium-draft-";

/** Takes the lock of a key for as long as the document exists; false where another tab has it. */
function holdLock(key: string): Promise<boolean> {
	return new Promise((resolve, reject) => {
		navigator.locks
			.request(LOCK_PREFIX + key, { ifAvailable: true }, (lock) => {
				resolve(lock !== null);
				return lock === null ? undefined : new Promise<never>(() => undefined);
			})
			.catch(reject);
	});
}

let held: Promise<string> | null = null;

/**
 * The key of this tab's draft of a new script. Asked for once: the tab keeps it as long as its document exists.
 * @returns a promise that never rejects
 */
export function tabDraftKey(): Promise<string> {
	held ??= holdDraftKey({
		hold: "locks" in navigator ? holdLock : null,
		// Where storage is blocked, the mere name throws.
		session: {
			getItem: (name) => sessionStorage.getItem(name),
			setItem: (name, value) => sessionStorage.setItem(name, value),
		},
		drafts: createDraftStore(),
		newId: () => crypto.randomUUID(),
	});
	return held;
}
