import { type AuthChangeEvent, createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.gen.ts";

/** As much of the library's auth client as the hub uses. */
export interface HubAuth extends Pick<SupabaseClient["auth"], "getSession" | "signInWithOAuth" | "signOut"> {
	onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
		data: { subscription: { unsubscribe(): void } };
	};
}

/** The one client of the hub's database, sign-in and functions. Made by the shell (and the extension), never by a remote. */
export interface HubClient extends Pick<SupabaseClient<Database>, "from" | "rpc"> {
	readonly functions: Pick<SupabaseClient["functions"], "invoke">;
	readonly auth: HubAuth;
}

export interface HubClientOptions {
	/** Where the session is stored; default `localStorage`. The extension and tests pass their own; null keeps it in memory only. */
	readonly storage?: SessionStorage | null;
	/** Name of the session in the storage; default: the library's name, which contains the project. */
	readonly storageKey?: string;
	/** Whether the client renews its tokens by itself. Default true. */
	readonly autoRefreshToken?: boolean;
	/** Whether the client reads the sign-in code from the page's address. Default true; false outside a page. */
	readonly detectSessionInUrl?: boolean;
	/** Replaces the global fetch. */
	readonly fetch?: typeof fetch;
}

/** As much of `Storage` as a session needs; may be asynchronous. */
export interface SessionStorage {
	getItem(key: string): string | null | Promise<string | null>;
	setItem(key: string, value: string): void | Promise<void>;
	removeItem(key: string): void | Promise<void>;
}

/**
 * Creates the complete client of supabase-js, for programs and tests; pages use `createPageClient`.
 * @param url base of the backend without a trailing slash, for example `http://localhost:4173`
 * @param publishableKey the public key; row-level security decides what it may do
 * @param options storage of the session, token renewal and `fetch`
 * @returns the client
 */
export function createHubClient(
	url: string,
	publishableKey: string,
	options: HubClientOptions = {},
): SupabaseClient<Database> {
	const { storage, storageKey, autoRefreshToken = true, detectSessionInUrl = true, fetch: ownFetch } = options;
	return createClient<Database>(url, publishableKey, {
		auth: {
			// The code that comes back in the address is worthless without the verifier that stayed here (RFC 7636).
			flowType: "pkce",
			persistSession: storage !== null,
			autoRefreshToken,
			detectSessionInUrl,
			...(storage ? { storage } : {}),
			...(storageKey === undefined ? {} : { storageKey }),
		},
		...(ownFetch === undefined ? {} : { global: { fetch: ownFetch } }),
	});
}
