import { CODE_CHALLENGE, DESKTOP_STATE } from "@scriptorium/shared-protocol/hub-edge/desktop-request";
import { EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { type DesktopRedirectRules, parseDesktopRedirect } from "../../session/desktop-redirect.ts";
import type { DesktopRequest } from "../../session/desktop-request-store.ts";

/** The program that waits; also the last part of the path of its screen. */
export type WaitingApp = "desktop" | "extension";

/** What the address of `/auth`, `/auth/desktop` or `/auth/extension` asks for. */
export type DesktopTarget =
	| { readonly kind: "none" }
	| { readonly kind: "refused" }
	| { readonly kind: "allowed"; readonly app: WaitingApp; readonly request: DesktopRequest; readonly url: URL };

const PARAMETERS = ["redirect_uri", "code_challenge", "code_challenge_method", "state"];

/**
 * An app that sends any part of a PKCE request asked not to get tokens in an address, so tokens are no substitute: a request
 * with a challenge that is malformed, of another method or without one (`plain`, RFC 7636 § 4.3) is refused. Of extensions only the
 * hub's own is answered, at exactly one address, and only with a challenge and a state.
 */
export function readDesktopTarget(search: string, rules: DesktopRedirectRules): DesktopTarget {
	const query = new URLSearchParams(search);
	const redirectUri = query.get("redirect_uri");
	if (redirectUri === null) return { kind: "none" };
	const refused = { kind: "refused" } as const;
	if (PARAMETERS.some((name) => query.getAll(name).length > 1)) return refused;
	const [codeChallenge, method, state] = [
		query.get("code_challenge"),
		query.get("code_challenge_method"),
		query.get("state"),
	];
	if (codeChallenge === null ? method !== null : method !== "S256" || !CODE_CHALLENGE.test(codeChallenge)) {
		return refused;
	}
	if (state !== null && !DESKTOP_STATE.test(state)) return refused;
	const request: DesktopRequest = { redirectUri, codeChallenge, state };
	if (redirectUri === EXTENSION_SIGN_IN_ADDRESS) {
		if (codeChallenge === null || state === null) return refused;
		return { kind: "allowed", app: "extension", request, url: new URL(redirectUri) };
	}
	const parsed = parseDesktopRedirect(redirectUri, rules);
	return parsed.ok ? { kind: "allowed", app: "desktop", request, url: parsed.value } : refused;
}
