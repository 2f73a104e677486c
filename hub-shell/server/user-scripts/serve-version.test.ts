import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openFixtureHub } from "../fixture.test-support.ts";

const CODE = "javascript:void 'ü ✓';\n// @downloadURL https://elsewhere.example/x.js\n";
/** A version stored before the rules of script texts, which parsers interpret differently. */
const AMBIGUOUS = "// ==UserScript==\n// @name A\n// ==/UserScript==\n// ==UserScript==\n// ==/UserScript==\n";
const hashOfAmbiguous = createHash("sha256").update(AMBIGUOUS).digest("hex");
const sha256 = createHash("sha256").update(CODE).digest("hex");
const removed = "0".repeat(64);

const backend: typeof fetch = async (input) => {
	const url = new URL(String(input));
	const hash = url.searchParams.get("p_sha256");
	const stored = hash === sha256 ? CODE : hash === hashOfAmbiguous ? AMBIGUOUS : null;
	if (url.pathname.endsWith("/rpc/get_version_code")) return Response.json(stored);
	return Response.json(hash === removed);
};
const open = () => openFixtureHub({ fetch: backend });

test("a text that managers read in two ways is refused with its place", async () => {
	const { get } = open();
	const response = await get(`/v/${hashOfAmbiguous}.user.js`);
	expect(response.status).toBe(409);
	expect(await response.text()).toMatch(/^This version is not served, .* Line 4, column 4: Script managers may read/);
});

test("the stored code is served byte for byte: browsers cache it forever, edges for minutes", async () => {
	const { get } = open();
	const response = await get(`/v/${sha256}.user.js`);
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"cache-control": "public, max-age=31536000, immutable",
		"cdn-cache-control": "public, max-age=600",
		"content-type": "text/javascript; charset=utf-8",
		"content-length": String(bytes.length),
		"access-control-allow-origin": "*",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'; sandbox",
		etag: `"${createHash("sha512").update(bytes).digest("base64url")}"`,
	});
	expect((await get(`/v/${sha256}.user.js`, { "if-none-match": "*" })).status).toBe(304);
	expect((await get(`/v/${sha256}.user.js`, { "sec-fetch-dest": "script" })).status).toBe(403);
});

test("a removed version is 410 even for clients with a cached copy", async () => {
	const response = await open().get(`/v/${removed}.user.js`, { "if-none-match": "*" });
	expect([response.status, response.headers.get("cache-control")]).toEqual([410, "public, max-age=259200"]);
});

test("unknown and malformed hashes are 404 text, and nobody is asked for the malformed", async () => {
	const asked: string[] = [];
	const { get } = openFixtureHub({
		fetch: (input, init) => {
			asked.push(String(input));
			return backend(input, init);
		},
	});
	const upper = sha256.toUpperCase();
	for (const name of ["", "x", upper, `${sha256}0`, sha256.slice(1), `%${sha256}`, `..%2f${sha256}`, `a/${sha256}`]) {
		const response = await get(`/v/${name}.user.js`);
		expect([name, response.status, response.headers.get("content-type")]).toEqual([
			name,
			404,
			"text/plain; charset=utf-8",
		]);
	}
	for (const path of ["/v/", `/v/${sha256}`, `/v/${sha256}.js`, `/v/${sha256}.meta.js`, `/v/${sha256}.user.js/x`]) {
		expect([path, (await get(path)).status]).toEqual([path, 404]);
	}
	expect(asked).toEqual([]);
	expect((await get(`/v/${"f".repeat(64)}.user.js`)).status).toBe(404);
	expect(asked).toHaveLength(2);
});

test("an unreachable backend is 503 and not cached", async () => {
	const down = openFixtureHub({ fetch: async () => new Response("{}", { status: 500 }) });
	const response = await down.get(`/v/${sha256}.user.js`);
	expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
});
