import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";
import { createStoredValue, type ValueStorage } from "./session-storage.ts";

/** A path of this hub. `//host` and `/\host` would leave it. */
const hubPath = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])[^\s\\]*$/));

const storedAction = z.object({
	kind: z.string().check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/), z.maxLength(100)),
	returnTo: hubPath,
	payload: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(4096))),
	savedAt: z.number(),
});

/** After this long the person has forgotten what they were about to do; carrying it out would surprise them. */
export const PENDING_ACTION_LIFETIME_MS = 15 * 60_000;

/**
 * The pending action of a tab. Removes one that is not readable or too old.
 * @param key its name in the storage
 * @param now in milliseconds since 1970
 */
export function readStoredAction(storage: ValueStorage, key: string, now: number): PendingAction | null {
	const stored = createStoredValue(storage, key, storedAction);
	const found = stored.read();
	if (found === null) return null;
	const age = now - found.savedAt;
	if (age >= 0 && age <= PENDING_ACTION_LIFETIME_MS) {
		return { kind: found.kind, returnTo: found.returnTo, payload: found.payload };
	}
	stored.clear();
	return null;
}
