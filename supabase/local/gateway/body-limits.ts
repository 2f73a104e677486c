import { ANALYZE_PAGE } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { ANALYZE_SECURITY } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { GENERATE_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { GENERATE_SCRIPT } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { GENERATE_TAGS } from "@scriptorium/shared-protocol/hub-edge/generate-tags";
import { TEST_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { Client } from "./client-of.ts";

/** Largest body in bytes where scripts are sent: 2 MB. The largest script has 1 MB, and JSON escapes some of its characters. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Largest body in bytes of everything else: 64 kB. The longest contact message has 5,000 characters. */
export const MAX_SMALL_BODY_BYTES = 64 * 1024;

const SCRIPTS_ARE_SENT_TO = `/functions/v1/${ANALYZE_SECURITY}`;
/** With a script, or what a page consists of. */
const READ_LONG_TEXTS: ReadonlySet<string> = new Set(
	[GENERATE_BOOKMARKLET, GENERATE_SCRIPT, GENERATE_TAGS, ANALYZE_PAGE, TEST_BOOKMARKLET].map(
		(name) => `/functions/v1/${name}`,
	),
);
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Largest body that a request may have. Visitors send nothing long but code to be rated, and only JSON can be checked before it is parsed.
 * @param request whose address and media type count
 * @param client whose request it is
 * @returns bytes
 */
export function maxBodyBytes(request: Request, client: Client): number {
	if (client.isOwn) return MAX_BODY_BYTES;
	const { pathname } = new URL(request.url);
	if (pathname === SCRIPTS_ARE_SENT_TO) return MAX_BODY_BYTES;
	const isPerson = client.name.startsWith("user:");
	const isJson = JSON_TYPE.test(request.headers.get("Content-Type") ?? "");
	const takesScripts = pathname.startsWith("/rest/v1/") || READ_LONG_TEXTS.has(pathname);
	return isPerson && isJson && takesScripts ? MAX_BODY_BYTES : MAX_SMALL_BODY_BYTES;
}

/**
 * Whether a request may turn out to have a body of more than 64 kB, which is read in the client's turn.
 * @param request whose declared length counts; none is declared with `Transfer-Encoding: chunked`
 * @param maxBytes largest body that it may have
 * @returns false when it is small
 */
export function mayBeLarge(request: Request, maxBytes: number): boolean {
	if (request.body === null || maxBytes <= MAX_SMALL_BODY_BYTES) return false;
	const declared = request.headers.get("Content-Length");
	return declared === null || Number(declared) > MAX_SMALL_BODY_BYTES;
}
