import { PostgrestClient } from "@supabase/postgrest-js";
import type { HubClient } from "./client.ts";
import type { Database } from "./database.types.gen.ts";

/**
 * Creates a client that reads what every visitor may read, for the hub's server while it renders a page. It has no session, and
 * calls no functions.
 * @param backend address without a trailing slash, and publishable key
 * @param backend.url base of the REST endpoints
 * @param backend.publishableKey the public key
 * @param ownFetch sends the requests
 * @returns the client
 */
export function createVisitorClient(
	{ url, publishableKey }: { readonly url: string; readonly publishableKey: string },
	ownFetch: typeof fetch,
): HubClient {
	const tables = new PostgrestClient<Database>(`${url}/rest/v1`, {
		headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
		fetch: ownFetch,
	});
	const isServer = () => Promise.reject(new Error("The server signs nobody in and calls no functions"));
	return Object.assign(tables, {
		functions: { invoke: isServer },
		auth: {
			getSession: async () => ({ data: { session: null }, error: null }) as const,
			signInWithOAuth: isServer,
			signOut: isServer,
			onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => undefined } } }),
		},
	});
}
