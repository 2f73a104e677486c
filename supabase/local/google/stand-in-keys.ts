import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { picturePath } from "./account-picture.ts";
import type { StandInAccount } from "./accounts.ts";
import { GOOGLE_ISSUER } from "./google-addresses.ts";

const KEY_ID = "scriptorium-stand-in";

interface StandInKeys {
	readonly privateKey: CryptoKey;
	readonly publicJwk: JWK;
}

// One pair for the process: lite caches the key set per address, two backends in one process would outdate each other.
let keys: Promise<StandInKeys> | undefined;

async function makeKeys(): Promise<StandInKeys> {
	const { publicKey, privateKey } = await generateKeyPair("RS256");
	return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" } };
}

function standInKeys(): Promise<StandInKeys> {
	keys ??= makeKeys();
	return keys;
}

export async function publicKeySet(): Promise<{ keys: JWK[] }> {
	return { keys: [(await standInKeys()).publicJwk] };
}

/**
 * An ID token as Google signs one: RS256, one hour.
 * @param origin of the stand-in, which serves the account's picture
 */
export async function signIdToken(account: StandInAccount, clientId: string, origin: string): Promise<string> {
	const { privateKey } = await standInKeys();
	const picture = origin + picturePath(account);
	return new SignJWT({ email: account.email, email_verified: true, name: account.name, picture })
		.setProtectedHeader({ alg: "RS256", kid: KEY_ID })
		.setIssuer(GOOGLE_ISSUER)
		.setAudience(clientId)
		.setSubject(account.subject)
		.setIssuedAt()
		.setExpirationTime("1h")
		.sign(privateKey);
}
