import * as z from "zod/mini";
import { createStoredValue, type StoredValue, type ValueStorage } from "./session-storage.ts";

const storedRequest = z.object({ redirectUri: z.string().check(z.maxLength(2048)) });

/**
 * The desktop app's address, kept in this tab from before the sign-in until after it (spec 02 § 4).
 * Its presence also tells `/auth/desktop` that this very tab has just been through a sign-in: a link to
 * `/auth/desktop` from elsewhere finds nothing here and waits for a click.
 */
export function createDesktopRequestStore(storage: ValueStorage): StoredValue<z.infer<typeof storedRequest>> {
	return createStoredValue(storage, "scriptorium-desktop-redirect", storedRequest);
}

export type DesktopRequestStore = ReturnType<typeof createDesktopRequestStore>;
