import { AuthClient } from "@supabase/auth-js";
import type { PageAuth } from "./auth-when-needed.ts";
import type { BackendAddress } from "./authorized-fetch.ts";
import { type RenewalOutcome, watchRenewals } from "./watch-renewals.ts";

/** The whole auth client. Only ever imported dynamically: it is the largest part of the library. */
export function createAuthClient(
	{ url, publishableKey }: BackendAddress,
	storageKey: string,
	onRenewal: (outcome: RenewalOutcome) => void,
): PageAuth {
	return new AuthClient({
		url: `${url}/auth/v1`,
		headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
		storageKey,
		fetch: watchRenewals((input, init) => fetch(input, init), onRenewal),
		// The code that comes back in the address is worthless without the verifier that stayed here (RFC 7636).
		flowType: "pkce",
		persistSession: true,
		autoRefreshToken: true,
		detectSessionInUrl: true,
		// Each sign-in finds the verifier of its own, so that those of two tabs do not end each other.
		experimental: { appendPkceFlowIdToRedirects: true },
	});
}
