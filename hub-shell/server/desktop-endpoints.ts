import type { HubConfig } from "./hub-config.ts";
import { textResponse } from "./static/text-response.ts";

/** Where desktop apps read the addresses for their sign-in (docs/examples/desktop-client). */
export const DESKTOP_ENDPOINTS_PATH = "/.well-known/scriptorium-desktop.json";

/**
 * Serves the addresses and the public key that a desktop app needs to sign in.
 * @param request The app's request.
 * @param config Origin of the hub and address of its backend.
 * @returns JSON, in the names of RFC 8414 where it has them.
 */
export function serveDesktopEndpoints(
	request: Request,
	{ origin, backend }: Pick<HubConfig, "origin" | "backend">,
): Promise<Response> {
	const endpoints = {
		authorization_endpoint: `${origin}/auth`,
		token_endpoint: `${backend.url}/functions/v1/desktop-session`,
		code_challenge_methods_supported: ["S256"],
		backend_url: backend.url,
		publishable_key: backend.publishableKey,
	};
	return textResponse(request, `${JSON.stringify(endpoints, null, "\t")}\n`, {
		headers: { "content-type": "application/json; charset=utf-8" },
	});
}
