import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openFixtureHub } from "./fixture.test-support.ts";

const FILE = "/assets/index-HHHHHHHH.js";

test("the best encoding that is accepted, from the build's own copies", async () => {
	const { get, script } = openFixtureHub();
	const plain = await get(FILE);
	expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
	expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect(plain.headers.get("vary")).toBe("Accept-Encoding");
	expect(await plain.text()).toBe(script);
	const brotli = await get(FILE, { "accept-encoding": "gzip, deflate, br" });
	expect(brotli.headers.get("content-encoding")).toBe("br");
	expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(script);
	const gzip = await get(FILE, { "accept-encoding": "gzip, br;q=0" });
	expect(gzip.headers.get("content-encoding")).toBe("gzip");
	expect(gunzipSync(await gzip.bytes()).toString()).toBe(script);
	expect((await get(FILE, { "accept-encoding": "identity" })).headers.has("content-encoding")).toBe(false);
});

test("descriptions of a build are revalidated; pictures once a day", async () => {
	const { get } = openFixtureHub();
	for (const [path, expected] of [
		["/remotes/catalogue/remote.json", "no-cache"],
		["/favicon.svg", "public, max-age=86400, stale-while-revalidate=604800"],
	] as const) {
		const first = await get(path);
		expect(first.headers.get("cache-control"), path).toBe(expected);
		expect((await get(path, { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
	}
});

test("a remote is served below its mount path", async () => {
	const { get } = openFixtureHub();
	expect((await get("/remotes/catalogue/remoteEntry-AAAAAAAA.js")).headers.get("cache-control")).toContain("immutable");
	expect((await get("/remotes/catalogue/remote.json")).status).toBe(200);
});

test.each([
	"/assets/missing-00000000.js",
	"/remotes/catalogue/missing.js",
	"/remotes/unknown/remoteEntry.js",
	"/remotes/catalogue/",
	"/remotes/catalogue/..%2fregistry.json",
	"/remotes/catalogue/%2e%2e%2fregistry.json",
	"/remotes/catalogue/..%5cregistry.json",
	"/remotes/catalogue/../registry.json",
	"/remotes/catalogue//etc/passwd",
	"/index.html",
	"/server.json",
	"/assets/index-HHHHHHHH.js.br",
	"/assets%00.js",
	"/.env",
	"/wp-login.php",
	`/${"a".repeat(5000)}`,
])("%s is a 404 that is not a page", async (path) => {
	const response = await openFixtureHub().get(path);
	expect(response.status).toBe(404);
	expect(response.headers.get("content-type")).not.toContain("html");
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("HEAD is GET without a body; other methods are refused", async () => {
	const { get } = openFixtureHub();
	for (const path of ["/", FILE, "/remotes.json"]) {
		const head = await get(path, {}, "HEAD");
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
		expect(head.headers.get("etag")).toBe((await get(path)).headers.get("etag"));
	}
	for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"]) {
		const refused = await get("/", {}, method);
		expect(refused.status).toBe(405);
		expect(refused.headers.get("allow")).toBe("GET, HEAD");
	}
});
