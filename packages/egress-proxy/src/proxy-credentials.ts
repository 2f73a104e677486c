import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export interface ProxyCredentials {
	readonly username: string;
	readonly password: string;
}

/**
 * Makes a user name and a password that nobody can guess.
 *
 * @returns letters, digits, `-` and `_`
 */
export function makeCredentials(): ProxyCredentials {
	return { username: randomBytes(12).toString("base64url"), password: randomBytes(32).toString("base64url") };
}

/**
 * Whether a request proves that it comes from the run for which the proxy was started.
 *
 * @param header its `Proxy-Authorization` header
 * @param credentials those of the proxy
 * @returns true for exactly these, as Basic credentials
 */
export function hasCredentials(header: string | undefined, { username, password }: ProxyCredentials): boolean {
	const [, given = ""] = /^basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? "") ?? [];
	const expected = Buffer.from(`${username}:${password}`).toString("base64");
	// Digests have one length: the time of the comparison tells neither a part of the text nor how long it is.
	return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
