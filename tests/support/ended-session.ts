import { createHash, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { hubOrigin, publishableKey } from "./hub.ts";

/**
 * Tries to keep access with the tokens of a session that was ended, as a thief of the device would: reads, writes, makes one-time codes
 * for another app and another extension, and renews.
 * @param page a page of the hub; its own session is not used
 * @param session the tokens of the ended session
 * @throws when the hub accepts one of them
 */
export async function expectWorthNothing(
	page: Page,
	session: { readonly access_token: string; readonly refresh_token: string },
): Promise<void> {
	const apikey = await publishableKey(page);
	const headers = { apikey, authorization: `Bearer ${session.access_token}` };
	const p_code_challenge = createHash("sha256").update(randomBytes(32)).digest("base64url");
	const codeFor = (p_redirect_uri: string) => ({ p_code_challenge, p_redirect_uri });
	const attempts = [
		["POST", "rest/v1/rpc/create_desktop_code", codeFor("http://127.0.0.1:9/callback")],
		["POST", "rest/v1/rpc/create_desktop_code", codeFor(EXTENSION_SIGN_IN_ADDRESS)],
		["POST", "rest/v1/rpc/export_own_data", { p_part: "account" }],
		["GET", "rest/v1/user_profile?select=email", undefined],
		["PATCH", "rest/v1/user_preferences?theme=eq.dark", { theme: "light" }],
		["POST", "functions/v1/analyze-security", { code: "console.log('rated for a stranger')" }],
		["GET", "auth/v1/user", undefined],
		["PUT", "auth/v1/user", { data: { full_name: "Taken" } }],
		["POST", "auth/v1/logout?scope=others", {}],
	] as const;
	for (const [method, path, data] of attempts) {
		const answer = await page.request.fetch(`${hubOrigin()}/${path}`, { method, headers, data });
		expect([401, 403], `${method} ${path}: ${answer.status()}`).toContain(answer.status());
	}
	const renewal = await page.request.post(`${hubOrigin()}/auth/v1/token?grant_type=refresh_token`, {
		headers: { apikey },
		data: { refresh_token: session.refresh_token },
	});
	expect(renewal.status()).toBe(400);
}
