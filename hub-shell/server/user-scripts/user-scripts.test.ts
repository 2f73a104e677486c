import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fixtureBackend, ORIGIN, openFixtureHub, REMOVED_ID, SCRIPT_ID } from "../fixture.test-support.ts";

const USERSCRIPT = `// ==UserScript==
// @name Dark
// @version 0.0.1
// @match https://example.com/*
// @updateURL https://evil.example/x.js
// ==/UserScript==
document.body.style.background = "black";
`;
const url = (kind: "user" | "meta", id = SCRIPT_ID) => `/scripts/${id}/table-to-csv.${kind}.js`;

test("a bookmarklet comes wrapped, with a strong tag and 304", async () => {
	const { get } = openFixtureHub();
	const response = await get(url("user"));
	const text = await response.text();
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
	expect(response.headers.get("etag")).toBe(`"${createHash("sha512").update(text).digest("base64url")}"`);
	expect(text).toMatch(/^\/\/ ==UserScript==/);
	expect(text).toContain("alert(1)");
	expect(text).toContain(`${ORIGIN}${url("user")}`);
	expect((await get(url("user"), { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(304);
});

test("a userscript keeps its code and gets the version and addresses of its publication", async () => {
	const { get } = openFixtureHub({ fetch: fixtureBackend(USERSCRIPT) });
	const text = await (await get(url("user"))).text();
	expect(text).toContain('document.body.style.background = "black";');
	expect(text).toMatch(/@version\s+1\.2\.0/);
	expect(text).not.toContain("evil.example");
	const meta = await (await get(url("meta"))).text();
	expect(meta).toMatch(/==\/UserScript==\n$/);
	expect(meta).not.toContain("document.body");
});

test("unknown is 404, removed is 410, an unreachable backend is 503", async () => {
	const { get } = openFixtureHub();
	expect((await get(url("user", "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099"))).status).toBe(404);
	expect((await get(url("user", "no-id"))).status).toBe(404);
	expect((await get(`/scripts/${SCRIPT_ID}/table-to-csv.js`)).status).toBe(404);
	expect((await get(url("user", REMOVED_ID))).status).toBe(410);
	const down = openFixtureHub({ fetch: async () => new Response("{}", { status: 500 }) });
	expect((await down.get(url("user"))).status).toBe(503);
});

test("a page cannot run it: the hub's own policy allows scripts of this origin", async () => {
	const { get } = openFixtureHub();
	for (const dest of ["script", "worker", "serviceworker", "audioworklet", "style"]) {
		expect((await get(url("user"), { "sec-fetch-dest": dest })).status).toBe(403);
	}
	for (const dest of ["document", "empty"])
		expect((await get(url("user"), { "sec-fetch-dest": dest })).status).toBe(200);
	expect((await get(url("user"))).headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});
