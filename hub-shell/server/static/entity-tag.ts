import { createHash } from "node:crypto";

/** Returns the strong entity tag of a text: its SHA-512. */
export function entityTag(text: string): string {
	return `"${createHash("sha512").update(text).digest("base64url")}"`;
}

/**
 * Whether the client's cached copy is still valid. Source: RFC 9110 § 13.1.2, weak comparison. For clients that send no tag
 * (§ 13.1.3) the dates must be equal, because the removal of content can make the last change older.
 * @param request The conditional request.
 * @param headers Headers of the response, with `etag` or `last-modified`.
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
