/** The access token of the caller's session; null for a visitor, for whom supabase-js sends the publishable key instead. */
export function readSessionToken(request: Request, publishableKey: string): string | null {
	const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
	if (bearer === undefined || bearer === publishableKey) return null;
	// Newer keys are not JWTs and identify no person; older ones are JWTs and equal the publishable key above.
	return bearer.split(".").length === 3 ? bearer : null;
}

/** Header with the visitor's address. The platform or the local gateway overwrites what clients send in it. */
const ADDRESS_HEADER = "cf-connecting-ip";

/** The header with the visitor's address, for the rate limits of the database; empty if the platform has not set it. */
export function readAddressHeader(request: Request): Record<string, string> {
	const address = request.headers.get(ADDRESS_HEADER);
	return address === null ? {} : { [ADDRESS_HEADER]: address };
}

/** Whether the request has the service role's key. Compares digests, so that the time taken reveals nothing about the key. */
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
