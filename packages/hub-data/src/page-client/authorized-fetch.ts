export interface BackendAddress {
	/** Without a trailing slash, for example `http://localhost:4173`. */
	readonly url: string;
	/** The public key; row-level security decides what it may do. */
	readonly publishableKey: string;
}

/** Not a JWT: as a bearer the gateway of the functions would refuse it. */
const isKeyOnly = (key: string) => key.startsWith("sb_publishable_");

/**
 * Sends requests as whoever is signed in, as the client of supabase-js does: the key in `apikey`; as the bearer the
 * session's token, for a visitor the key. To functions, a key that is no JWT goes in `apikey` alone.
 */
export function authorizedFetch(
	{ publishableKey }: BackendAddress,
	accessToken: () => Promise<string | null>,
	ownFetch: typeof fetch,
	service: "tables" | "functions",
): typeof fetch {
	const visitor = service === "functions" && isKeyOnly(publishableKey) ? null : publishableKey;
	return async (input, init) => {
		const bearer = (await accessToken()) ?? visitor;
		const headers = new Headers(init?.headers);
		if (!headers.has("apikey")) headers.set("apikey", publishableKey);
		if (bearer !== null && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${bearer}`);
		return ownFetch(input, { ...init, headers });
	};
}
