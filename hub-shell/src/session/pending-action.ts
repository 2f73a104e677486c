import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";
import { createStoredValue, type StoredValue, type ValueStorage } from "./session-storage.ts";

/** A path of this hub. `//host` and `/\host` would leave it. */
export const hubPath = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])[^\s\\]*$/));

const storedAction = z.object({
	kind: z.string().check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/), z.maxLength(100)),
	returnTo: hubPath,
	payload: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(4096))),
	savedAt: z.number(),
});

/** After this long the person has forgotten what they were about to do; carrying it out would surprise them. */
export const PENDING_ACTION_LIFETIME_MS = 15 * 60_000;

export interface PendingActionStore {
	save(action: PendingAction): void;
	/** Null when there is none, when it is not readable, or when it is older than 15 minutes. */
	read(): PendingAction | null;
	clear(): void;
}

/** Keeps the one pending action of this tab over the redirect to the identity provider and back. */
export function createPendingActionStore(storage: ValueStorage, now: () => number): PendingActionStore {
	const stored: StoredValue<z.infer<typeof storedAction>> = createStoredValue(
		storage,
		"scriptorium-pending-action",
		storedAction,
	);
	return {
		save: ({ kind, returnTo, payload }) => stored.write({ kind, returnTo, payload: { ...payload }, savedAt: now() }),
		read() {
			const found = stored.read();
			if (found === null) return null;
			const age = now() - found.savedAt;
			if (age >= 0 && age <= PENDING_ACTION_LIFETIME_MS) {
				return { kind: found.kind, returnTo: found.returnTo, payload: found.payload };
			}
			stored.clear();
			return null;
		},
		clear: stored.clear,
	};
}
