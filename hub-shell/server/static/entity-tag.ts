import { createHash } from "node:crypto";

/** Strong entity tag of a text: its SHA-512. */
export function entityTag(text: string): string {
	return `"${createHash("sha512").update(text).digest("base64url")}"`;
}

/**
 * Whether the client's copy is still right. Source: RFC 9110 § 13.1.2, weak comparison; § 13.1.3 for clients that send no
 * tag, the same date only: content that went away can leave an older date behind.
 */
export function isFresh(request: Request, headers: Headers): boolean {
	const known = request.headers.get("if-none-match");
	const tag = headers.get("etag");
	if (known === null) {
		const modified = headers.get("last-modified");
		return modified !== null && request.headers.get("if-modified-since") === modified;
	}
	if (!known || !tag) return false;
	const plain = (text: string) => text.trim().replace(/^W\//, "");
	return known.trim() === "*" || known.split(",").some((candidate) => plain(candidate) === plain(tag));
}
