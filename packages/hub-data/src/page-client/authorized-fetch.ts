export interface BackendAddress {
	/** Without a trailing slash, for example `http://localhost:4173`. */
	readonly url: string;
	/** The public key; row-level security decides what it may do. */
	readonly publishableKey: string;
}

/** Not a JWT: as a bearer the gateway of the functions would refuse it. */
const isKeyOnly = (key: string) => key.startsWith("sb_publishable_");

/** The session's access token, as requests need it. */
export interface TokenSource {
	/** Null for a visitor. */
	read(): Promise<string | null>;
	/** Asks the auth service for another token; null when the session has ended. Without an answer the token stays. */
	renew(): Promise<string | null>;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Sends requests as whoever is signed in, as the client of supabase-js does: the key in `apikey`; as the bearer the
 * session's token, for a visitor the key. To functions, a key that is no JWT goes in `apikey` alone.
 *
 * A token that is refused (401) may be that of a session that was ended elsewhere. It is renewed then, which signs the page out if so;
 * a read is sent once more, so that a visitor sees what everybody may see.
 */
export function authorizedFetch(
	{ publishableKey }: BackendAddress,
	tokens: TokenSource,
	ownFetch: typeof fetch,
	service: "tables" | "functions",
): typeof fetch {
	const visitor = service === "functions" && isKeyOnly(publishableKey) ? null : publishableKey;
	return async (input, init) => {
		const send = (token: string | null) => {
			const bearer = token ?? visitor;
			const headers = new Headers(init?.headers);
			if (!headers.has("apikey")) headers.set("apikey", publishableKey);
			if (bearer !== null && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${bearer}`);
			return ownFetch(input, { ...init, headers });
		};
		const token = await tokens.read();
		const response = await send(token);
		if (response.status !== 401 || token === null) return response;
		const renewed = await tokens.renew();
		return renewed !== token && READS.has(init?.method ?? "GET") ? send(renewed) : response;
	};
}
