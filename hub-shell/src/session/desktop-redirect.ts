import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { DesktopRequest } from "./desktop-request-store.ts";
import { en } from "./messages/en.ts";

export interface DesktopRedirectRules {
	/** Scheme of the desktop app without colon, as the hub's configuration names it; null when there is none. */
	readonly customScheme: string | null;
	/** Origin of the hub itself: tokens must never end in the hub's own address bar, history and logs. */
	readonly hubOrigin: string;
}

export type DesktopRedirectResult = Result<URL, "REDIRECT_REFUSED">;

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Matched against the raw text, before any parser normalizes it: no user name, no backslash, no other spelling of
 * 127.0.0.1, no fragment (RFC 8252 § 7.3, § 8.3; fosite GHSA-rfq3-w54c-f9q5 is an attack on a looser check of the host).
 */
const LOOPBACK =
	/^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?:\/[!$%&'()*+,\-./:;=@\w~]*)?(?:\?[!$%&'()*+,\-./:;=?@\w~]*)?$/;
const CUSTOM = /^([a-z][a-z\d+.-]*):\/\/[!$%&'()*+,\-./:;=?@\w~]*$/;
const MAX_LENGTH = 2048;
/** Schemes that a browser acts upon by itself: they never lead to a desktop app, whatever the configuration says. */
const BROWSER_SCHEMES = new Set(["http", "https", "javascript", "data", "blob", "file", "filesystem", "about", "ftp"]);

/**
 * The only gate between a session's tokens and another program (decisions: an allow list, everything else refused).
 * Allowed: `http` on 127.0.0.1, [::1] or localhost at any port, and the configured custom scheme.
 */
export function parseDesktopRedirect(text: string, rules: DesktopRedirectRules): DesktopRedirectResult {
	const refused = fail("REDIRECT_REFUSED", en.desktopRedirectFailed);
	if (text.length > MAX_LENGTH || !URL.canParse(text)) return refused;
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return refused;
	if (LOOPBACK.test(text)) {
		const ownPort = new URL(rules.hubOrigin);
		const isHub = LOOPBACK_HOSTS.has(ownPort.hostname) && ownPort.port === url.port;
		return LOOPBACK_HOSTS.has(url.hostname) && !isHub ? succeed(url) : refused;
	}
	const scheme = CUSTOM.exec(text)?.[1];
	if (scheme === undefined || scheme !== rules.customScheme || BROWSER_SCHEMES.has(scheme)) return refused;
	return succeed(url);
}

/** The address that hands the session over: both tokens as query parameters (spec 02 § 4). */
export function desktopHandOffAddress(
	target: URL,
	{ state }: Pick<DesktopRequest, "state">,
	tokens: { readonly accessToken: string; readonly refreshToken: string },
): string {
	return withParameters(target, { access_token: tokens.accessToken, refresh_token: tokens.refreshToken, state });
}

/** The address that hands over a one-time code, for an app that sent a challenge. */
export function desktopCodeAddress(target: URL, { state }: Pick<DesktopRequest, "state">, code: string): string {
	return withParameters(target, { code, state });
}

/** Replaces parameters of the same names that the app's address has already. */
function withParameters(target: URL, parameters: Readonly<Record<string, string | null>>): string {
	const address = new URL(target);
	for (const [name, value] of Object.entries(parameters)) {
		if (value !== null) address.searchParams.set(name, value);
	}
	return address.href;
}
