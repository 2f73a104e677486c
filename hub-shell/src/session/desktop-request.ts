import { CODE_CHALLENGE, DESKTOP_STATE } from "@scriptorium/shared-protocol/hub-edge/desktop-request";
import { EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import * as z from "zod/mini";
import type { DesktopRequest, DesktopRequestStore } from "./desktop-request-store.ts";
import { parseJson } from "./session-storage.ts";

const storedRequest = z.object({
	redirectUri: z.string().check(z.maxLength(2048)),
	codeChallenge: z.nullable(z.string().check(z.regex(CODE_CHALLENGE))),
	state: z.nullable(z.string().check(z.regex(DESKTOP_STATE))),
});

/** The request that a store holds; null without one, and for one that is not readable, which is removed. */
export function readDesktopRequest(store: DesktopRequestStore): DesktopRequest | null {
	const text = store.text();
	if (text === null) return null;
	const parsed = z.safeParse(storedRequest, parseJson(text));
	if (parsed.success) return parsed.data;
	store.clear();
	return null;
}

/** The query of `/auth` and `/auth/desktop` for a request. */
export function desktopQuery({ redirectUri, codeChallenge, state }: DesktopRequest): string {
	const query = new URLSearchParams({ redirect_uri: redirectUri });
	if (codeChallenge !== null) {
		query.set("code_challenge", codeChallenge);
		query.set("code_challenge_method", "S256");
	}
	if (state !== null) query.set("state", state);
	return `?${query}`;
}

/** Path and query of the screen that hands a request's answer over. */
export function handOffPath(request: DesktopRequest): string {
	const app = request.redirectUri === EXTENSION_SIGN_IN_ADDRESS ? "extension" : "desktop";
	return `/auth/${app}${desktopQuery(request)}`;
}

/** Whether both ask for the same, so that nothing was added, changed or left out on the way. */
export function isSameRequest(one: DesktopRequest | null, other: DesktopRequest): boolean {
	return one !== null && desktopQuery(one) === desktopQuery(other);
}
