import { jwtVerify } from "jose";

/**
 * Reads the id of the signed-in person from an access token. With publishable keys, `verify_jwt` of a hosted project accepts no other
 * tokens either.
 *
 * @param authorization value of the header `Authorization`
 * @param jwtSecret secret with which sessions are signed
 * @returns null for a forged or expired token, and for other values
 */
export async function readUserToken(authorization: string, jwtSecret: string): Promise<string | null> {
	const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
	if (token === undefined) return null;
	try {
		const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ["HS256"] });
		return payload.role === "authenticated" ? (payload.sub ?? null) : null;
	} catch {
		return null; // forged, expired, or no JWT at all
	}
}
