import type { DesktopRequest } from "./desktop-request.ts";
import type { ValueStorage } from "./session-storage.ts";

const STORAGE_KEY = "scriptorium-desktop-redirect";

/**
 * The desktop app's request, kept in this tab from before the sign-in until after it (spec 02 § 4).
 * Its presence also tells `/auth/desktop` that this very tab has just been through a sign-in: a link to
 * `/auth/desktop` from elsewhere finds nothing here and waits for a click.
 */
export interface DesktopRequestStore {
	/** As it is stored; `readDesktopRequest` parses it. Null when there is none. */
	text(): string | null;
	write(request: DesktopRequest): void;
	clear(): void;
}

export function createDesktopRequestStore(storage: ValueStorage): DesktopRequestStore {
	return {
		text: () => storage.getItem(STORAGE_KEY),
		write: (request) => storage.setItem(STORAGE_KEY, JSON.stringify(request)),
		clear: () => storage.removeItem(STORAGE_KEY),
	};
}
