import { MAX_BODY_BYTES, MAX_RECORDING_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { AI_SCRIPT_ASSISTANT } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { ANALYZE_PAGE } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { ANALYZE_SECURITY } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { GENERATE_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { GENERATE_SCRIPT } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { GENERATE_TAGS } from "@scriptorium/shared-protocol/hub-edge/generate-tags";
import { TEST_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import type { Client } from "./client-of.ts";

/**
 * Largest body in bytes where a person saves or rates a script: 10 MB. JSON makes a script of the largest size at most twice as long,
 * as it escapes quotes and line ends; a flow is sent with it.
 */
export const MAX_SCRIPT_BODY_BYTES = 2 * MAX_SCRIPT_BYTES + MAX_BODY_BYTES;
/** Largest body in bytes of everything else: 64 kB. The longest contact message has 5,000 characters. */
export const MAX_SMALL_BODY_BYTES = 64 * 1024;

const RATES_SCRIPTS = `/functions/v1/${ANALYZE_SECURITY}`;
const SAVES_SCRIPTS = "/rest/v1/rpc/save_script";
const SAVES_RECORDINGS = "/rest/v1/action_recordings";
/** With a script, or what a page consists of. */
const READ_LONG_TEXTS: ReadonlySet<string> = new Set(
	[AI_SCRIPT_ASSISTANT, GENERATE_BOOKMARKLET, GENERATE_SCRIPT, GENERATE_TAGS, ANALYZE_PAGE, TEST_BOOKMARKLET].map(
		(name) => `/functions/v1/${name}`,
	),
);
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Largest body that a request may have. Visitors send nothing long but code to be rated, and only JSON can be checked before it is parsed.
 * What is larger than `MAX_BODY_BYTES` is a script that a person saves or rates, or a recording that a person saves.
 * @param request whose address and media type count
 * @param client whose request it is
 * @returns bytes
 */
export function maxBodyBytes(request: Request, client: Client): number {
	if (client.isOwn) return MAX_BODY_BYTES;
	const { pathname } = new URL(request.url);
	const isPerson = client.name.startsWith("user:");
	const isJson = JSON_TYPE.test(request.headers.get("Content-Type") ?? "");
	if (isPerson && isJson && (pathname === RATES_SCRIPTS || pathname === SAVES_SCRIPTS)) return MAX_SCRIPT_BODY_BYTES;
	if (isPerson && isJson && pathname === SAVES_RECORDINGS) return MAX_RECORDING_BODY_BYTES;
	if (pathname === RATES_SCRIPTS) return MAX_BODY_BYTES;
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
	return mayExceed(request, maxBytes, MAX_SMALL_BODY_BYTES);
}

/**
 * Whether a request may turn out to have a body that is larger than those of all other routes, of which each person has one at a time.
 * @param request whose declared length counts
 * @param maxBytes largest body that it may have
 * @returns false for a body of up to `MAX_BODY_BYTES`
 */
export function mayBeVeryLarge(request: Request, maxBytes: number): boolean {
	return mayExceed(request, maxBytes, MAX_BODY_BYTES);
}

function mayExceed(request: Request, maxBytes: number, bytes: number): boolean {
	if (request.body === null || maxBytes <= bytes) return false;
	const declared = request.headers.get("Content-Length");
	return declared === null || Number(declared) > bytes;
}
