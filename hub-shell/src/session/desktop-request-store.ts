import type { ValueStorage } from "./session-storage.ts";

/** What a desktop app, or the extension, asks for. */
export interface DesktopRequest {
	/** As the app has written it. */
	readonly redirectUri: string;
	/** SHA-256 of the app's verifier (RFC 7636); null for an app that takes tokens in its address. */
	readonly codeChallenge: string | null;
	/** Comes back to the app unchanged; null without one. */
	readonly state: string | null;
}

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
