import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import type { ValueStorage } from "./session-storage.ts";

/** Name in the session storage of the one pending action of a tab. */
const PENDING_ACTION_KEY = "scriptorium-pending-action";

export interface PendingActionStore {
	save(action: PendingAction): void;
	/** Null when there is none, when it is not readable, or when it is older than 15 minutes. */
	read(): Promise<PendingAction | null>;
	clear(): void;
}

/** Keeps the one pending action of this tab over the redirect to the identity provider and back. */
export function createPendingActionStore(storage: ValueStorage, now: () => number): PendingActionStore {
	return {
		save: ({ kind, returnTo, payload }) =>
			storage.setItem(PENDING_ACTION_KEY, JSON.stringify({ kind, returnTo, payload, savedAt: now() })),
		async read() {
			if (storage.getItem(PENDING_ACTION_KEY) === null) return null;
			const { readStoredAction } = await import("./stored-action.ts");
			return readStoredAction(storage, PENDING_ACTION_KEY, now());
		},
		clear: () => storage.removeItem(PENDING_ACTION_KEY),
	};
}
