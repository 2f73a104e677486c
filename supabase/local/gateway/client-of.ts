import { readUserToken } from "../functions/user-token.ts";

export interface Client {
	/** Whose turn it is, for queues and limits: `user:…`, `address:…`, `hub` or `service`. */
	readonly name: string;
	/** The hub's own server, or an edge function: nobody whose requests are limited. */
	readonly isOwn: boolean;
}

/**
 * Tells clients apart: the signed-in person, else the address.
 * @param address of the visitor; null for the hub's own server, which is in this process
 * @param keys what sessions are signed with, and the key of the service role
 */
export async function clientOf(
	request: Request,
	address: string | null,
	keys: { readonly jwtSecret: string; readonly secretKey: string },
): Promise<Client> {
	if (address === null) return { name: "hub", isOwn: true };
	if (request.headers.get("apikey") === keys.secretKey) return { name: "service", isOwn: true };
	const user = await readUserToken(request.headers.get("Authorization") ?? "", keys.jwtSecret);
	return { name: user === null ? `address:${address}` : `user:${user}`, isOwn: false };
}
