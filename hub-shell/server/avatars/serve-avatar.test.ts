import { encode } from "fast-png";
import { expect, test } from "vitest";
import { fixtureBackend, openFixtureHub, SCRIPT_ID } from "../fixture.test-support.ts";

const pngOf = (side: number) =>
	Buffer.from(encode({ width: side, height: side, data: new Uint8Array(side * side * 4), channels: 4 }));
const [GOOD, LARGE, SCRIPT, CUT_OFF] = ["a", "b", "c", "d"].map((digit) => digit.repeat(32)) as [
	string,
	string,
	string,
	string,
];
const avatars = {
	[GOOD]: pngOf(256),
	// 64 kB can hold a picture of 20,000 pixels square, which would take 1.6 GB in each reader's browser.
	[LARGE]: pngOf(513),
	[SCRIPT]: Buffer.from("<!doctype html><script>alert(1)</script>"),
	[CUT_OFF]: pngOf(256).subarray(0, 14),
};
const open = () => openFixtureHub({ fetch: fixtureBackend("", avatars) });
const path = (hash: string) => `/avatars/${SCRIPT_ID}/${hash}`;

test("a kept picture is served from the hub's own address, for ever in a browser, as a picture and nothing else", async () => {
	const response = await open().get(path(GOOD));
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "image/png",
		"content-length": String(avatars[GOOD]?.byteLength),
		"cache-control": "public, max-age=31536000, immutable",
		"cdn-cache-control": "public, max-age=600",
		"content-security-policy": "default-src 'none'; sandbox",
		"x-content-type-options": "nosniff",
	});
	expect(Buffer.from(await response.arrayBuffer())).toEqual(avatars[GOOD]);
});

test.each([
	["larger than 512 pixels", path(LARGE)],
	["a document under the name of a picture", path(SCRIPT)],
	["cut off", path(CUT_OFF)],
	["unknown", path("e".repeat(32))],
	["a hash in another form", path("A".repeat(32))],
	["a person in another form", `/avatars/ada/${GOOD}`],
])("a picture that is %s is 404 text", async (_what, address) => {
	const response = await open().get(address);
	expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
	expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

test("an unreachable backend is 503 and not cached", async () => {
	const down = openFixtureHub({ fetch: async () => new Response("{}", { status: 500 }) });
	const response = await down.get(path(GOOD));
	expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-cache"]);
});
