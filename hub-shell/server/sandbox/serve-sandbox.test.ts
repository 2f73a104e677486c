import { expect, test } from "vitest";
import { PICTURE_LOADER_PATH } from "../avatars/serve-picture-loader.ts";
import { ORIGIN, openFixtureHub } from "../fixture.test-support.ts";
import { SANDBOX_PATH } from "./serve-sandbox.ts";

test("the sandbox has an opaque origin and can load and send nothing, also when it is opened by itself", async () => {
	const { get } = openFixtureHub();
	const response = await get(SANDBOX_PATH);
	expect(response.status).toBe(200);
	const policy = (response.headers.get("content-security-policy") ?? "").split("; ");
	expect(policy).toEqual(
		expect.arrayContaining([
			"sandbox allow-scripts",
			"default-src 'none'",
			"connect-src 'none'",
			"form-action 'none'",
			"frame-ancestors 'self'",
		]),
	);
	expect(policy.join()).not.toMatch(/allow-same-origin|allow-top-navigation|https?:|'self'.*script/);
	expect(response.headers.get("document-isolation-policy")).toBe("isolate-and-credentialless");
	expect(response.headers.get("connection-allowlist")).toBe("()");
	const tag = response.headers.get("etag") ?? "";
	expect((await get(SANDBOX_PATH, { "if-none-match": tag })).status).toBe(304);
});

test("pages of the hub may frame the sandbox, the loader of pictures, and nothing else", async () => {
	const { headers } = await openFixtureHub().get("/explore");
	const policy = (headers.get("content-security-policy") ?? "").split("; ");
	expect(policy).toContain(`frame-src ${ORIGIN}${SANDBOX_PATH} ${ORIGIN}${PICTURE_LOADER_PATH}`);
	expect(policy).toContain("frame-ancestors 'none'");
});
