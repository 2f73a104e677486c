import { expect, test } from "vitest";
import { DESKTOP_ENDPOINTS_PATH } from "./desktop-endpoints.ts";
import { ORIGIN, openFixtureHub } from "./fixture.test-support.ts";

test("a desktop app finds what it needs to sign in, and no secret", async () => {
	const response = await openFixtureHub().get(DESKTOP_ENDPOINTS_PATH);
	expect(response.status).toBe(200);
	const endpoints = await response.json();
	expect(endpoints).toMatchObject({
		authorization_endpoint: `${ORIGIN}/auth`,
		token_endpoint: `${endpoints.backend_url}/functions/v1/desktop-session`,
		code_challenge_methods_supported: ["S256"],
	});
	expect(Object.keys(endpoints).sort()).toEqual([
		"authorization_endpoint",
		"backend_url",
		"code_challenge_methods_supported",
		"publishable_key",
		"token_endpoint",
	]);
});
