import { createHash } from "node:crypto";

/** Strong entity tag of a text: its SHA-512. */
export function entityTag(text: string): string {
	return `"${createHash("sha512").update(text).digest("base64url")}"`;
}

/** Whether the client's copy is still right. Source: RFC 9110 § 13.1.2, weak comparison. */
export function isFresh(request: Request, headers: Headers): boolean {
	const known = request.headers.get("if-none-match");
	const tag = headers.get("etag");
	if (!known || !tag) return false;
	const plain = (text: string) => text.trim().replace(/^W\//, "");
	return known.trim() === "*" || known.split(",").some((candidate) => plain(candidate) === plain(tag));
}
