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

const held = new Map<string, Promise<string>>();

/**
 * The key of this tab's draft. Asked for once: the tab keeps it as long as its document exists.
 * @param wanted a script's id, or `new`
 * @returns a promise that never rejects
 */
export function tabDraftKey(wanted: string): Promise<string> {
	const known = held.get(wanted);
	if (known !== undefined) return known;
	const key = holdDraftKey(wanted, {
		hold: "locks" in navigator ? holdLock : null,
		// Where storage is blocked, the mere name throws.
		session: {
			getItem: (name) => sessionStorage.getItem(name),
			setItem: (name, value) => sessionStorage.setItem(name, value),
		},
		drafts: createDraftStore(),
		newId: () => crypto.randomUUID(),
	});
	held.set(wanted, key);
	return key;
}
