import * as z from "zod";

export interface AuthorizationRequest {
	readonly clientId: string;
	readonly redirectUri: string;
	readonly state: string;
}

const parameters = z.object({
	client_id: z.string().min(1),
	redirect_uri: z.url(),
	response_type: z.literal("code"),
	state: z.string().min(16).max(4096),
});

/**
 * Reads the query of an authorization request.
 * @returns null unless it is the one that the auth service makes: its client, its callback address, a state
 */
export function readAuthorizationRequest(
	query: URLSearchParams,
	expected: Omit<AuthorizationRequest, "state">,
): AuthorizationRequest | null {
	const parsed = parameters.safeParse(Object.fromEntries(query));
	if (!parsed.success) return null;
	const { client_id: clientId, redirect_uri: redirectUri, state } = parsed.data;
	// Compared as a whole: a prefix rule would let codes out to another address of this machine.
	if (clientId !== expected.clientId || redirectUri !== expected.redirectUri) return null;
	return { clientId, redirectUri, state };
}
