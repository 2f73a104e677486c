import { readUserToken } from "../functions/user-token.ts";

export interface Client {
	/** Key for queues and limits: `user:…`, `address:…`, `hub` or `service`. */
	readonly name: string;
	/** Whether it is the hub's own server or an edge function, whose requests are not limited. */
	readonly isOwn: boolean;
}

/**
 * Identifies the client of a request: the signed-in person, otherwise the address.
 *
 * @param address of the visitor; null for the hub's own server, which is in this process
 * @param keys secret with which sessions are signed, and the key of the service role
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
