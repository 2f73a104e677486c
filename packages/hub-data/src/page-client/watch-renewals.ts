/**
 * Outcome of an attempt to renew the session. `refused`: the session has ended; `unreachable`: no answer, or one that may be
 * different next time, so that the session is kept and the library tries again.
 */
export type RenewalOutcome = "done" | "refused" | "unreachable";

/**
 * Observes what the auth client asks of the auth service, and makes sessions expire by the clock of this computer.
 *
 * The service names the second at which a token expires, by its own clock. On a computer whose clock is an hour ahead each
 * session would have expired on arrival, and would be renewed before each request. Without `expires_at` the client
 * counts `expires_in` from now (auth-js, `_sessionResponse`).
 * @param ownFetch sends the requests
 * @param onRenewal called after each attempt to renew a session
 * @returns a replacement of `fetch` for the auth client
 */
export function watchRenewals(ownFetch: typeof fetch, onRenewal: (outcome: RenewalOutcome) => void): typeof fetch {
	return async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input);
		if (!url.pathname.endsWith("/token")) return ownFetch(input, init);
		const isRenewal = url.searchParams.get("grant_type") === "refresh_token";
		let response: Response;
		try {
			response = await ownFetch(input, init);
		} catch (thrown) {
			if (isRenewal) onRenewal("unreachable");
			throw thrown;
		}
		if (isRenewal) onRenewal(outcomeOf(response.status));
		return response.ok ? withoutExpiry(response) : response;
	};
}

function outcomeOf(status: number): RenewalOutcome {
	if (status < 400) return "done";
	return status >= 500 || status === 429 ? "unreachable" : "refused";
}

async function withoutExpiry(response: Response): Promise<Response> {
	const body: unknown = await response.json();
	const { status, statusText } = response;
	const headers = new Headers(response.headers);
	// They describe the body as it was sent.
	for (const name of ["content-length", "content-encoding"]) headers.delete(name);
	const isObject = typeof body === "object" && body !== null;
	return Response.json(isObject ? { ...body, expires_at: undefined } : body, { status, statusText, headers });
}
