/** The session's token; null for a visitor, for whom supabase-js sends the public key in its place. */
export function bearerOf(request: Request, publishableKey: string): string | null {
	const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
	if (bearer === undefined || bearer === publishableKey) return null;
	// Newer keys are no JWT and say nothing about a person; older ones are, and equal the public key above.
	return bearer.split(".").length === 3 ? bearer : null;
}

/** The header in which the platform, or the local gateway, names the visitor's address; what clients send under it is overwritten. */
const ADDRESS_HEADER = "cf-connecting-ip";

/** Where the request came from, for the limits of the database; empty when the platform does not say. */
export function originHeaders(request: Request): Record<string, string> {
	const address = request.headers.get(ADDRESS_HEADER);
	return address === null ? {} : { [ADDRESS_HEADER]: address };
}

/** Whether the service role's key came along. Digests are compared, so that time tells nothing about the key. */
export async function isServiceRole(request: Request, key: string): Promise<boolean> {
	if (key === "") return false;
	const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
	const given = await Promise.all([bearer ?? "", request.headers.get("apikey") ?? "", key].map(digest));
	const wanted = given.pop();
	return given.includes(wanted ?? "");
}

async function digest(text: string): Promise<string> {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
