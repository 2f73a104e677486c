import { jwtVerify } from "jose";

/** Only a signed-in user's token counts: with publishable keys, a hosted project's `verify_jwt` says the same. */
export async function isUserToken(authorisation: string, jwtSecret: string): Promise<boolean> {
	const token = /^Bearer (\S+)$/.exec(authorisation)?.[1];
	if (token === undefined) return false;
	try {
		const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ["HS256"] });
		return payload.role === "authenticated" && typeof payload.sub === "string";
	} catch {
		return false; // forged, expired, or no JWT at all
	}
}
