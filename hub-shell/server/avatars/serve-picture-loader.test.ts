import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openFixtureHub } from "../fixture.test-support.ts";
import { PICTURE_LOADER_PATH } from "./serve-picture-loader.ts";

test("the document that loads a typed picture can run its own script and load pictures, and nothing else", async () => {
	const { get } = openFixtureHub();
	const response = await get(PICTURE_LOADER_PATH);
	expect(response.status).toBe(200);
	const script = /<script>([\s\S]*?)<\/script>/.exec(await response.text())?.[1] ?? "";
	const hash = createHash("sha256").update(script).digest("base64");
	expect(response.headers.get("content-security-policy")?.split("; ")).toEqual([
		"sandbox allow-scripts",
		"default-src 'none'",
		`script-src 'sha256-${hash}'`,
		"img-src http: https:",
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors 'self'",
	]);
});
