import { jwtVerify } from "jose";

/**
 * The id of the signed-in person whose token it is: with publishable keys, a hosted project's `verify_jwt` takes no other token.
 * @param authorization value of the header
 * @returns null for a token that is forged or expired, and for what is no user's token
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
