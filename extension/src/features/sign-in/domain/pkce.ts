/** Random text of 43 characters: a verifier or a state (RFC 7636 § 4.1). */
export function randomToken(): string {
	return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of a verifier in base64url (RFC 7636 § 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
	return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

function base64url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
