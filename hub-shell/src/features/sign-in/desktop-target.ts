import { type DesktopRedirectRules, parseDesktopRedirect } from "../../session/desktop-redirect.ts";

/** What the address of `/auth` or `/auth/desktop` asks for. */
export type DesktopTarget =
	| { readonly kind: "none" }
	| { readonly kind: "refused" }
	| { readonly kind: "allowed"; readonly redirectUri: string; readonly url: URL };

/**
 * An app that sends `code_challenge` asked not to get tokens in an address. The one-time code that it wants instead is
 * not offered here, and tokens are no substitute: such a request is refused.
 */
export function readDesktopTarget(search: string, rules: DesktopRedirectRules): DesktopTarget {
	const query = new URLSearchParams(search);
	const redirectUri = query.get("redirect_uri");
	if (redirectUri === null) return { kind: "none" };
	if (query.has("code_challenge") || query.getAll("redirect_uri").length > 1) return { kind: "refused" };
	const parsed = parseDesktopRedirect(redirectUri, rules);
	return parsed.ok ? { kind: "allowed", redirectUri, url: parsed.value } : { kind: "refused" };
}
