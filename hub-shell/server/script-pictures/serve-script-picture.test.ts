import { expect, test } from "vitest";
import { fixtureBackend, openFixtureHub, SCRIPT_ID } from "../fixture.test-support.ts";

/** The head of an extended WebP file of this size (RFC 9649), with no content. */
function webpOf(width: number, height: number): Buffer {
	const file = Buffer.alloc(30);
	file.write("RIFF", 0, "latin1");
	file.writeUInt32LE(22, 4);
	file.write("WEBPVP8X", 8, "latin1");
	file.writeUInt32LE(10, 16);
	file.writeUIntLE(width - 1, 24, 3);
	file.writeUIntLE(height - 1, 27, 3);
	return file;
}
const [GOOD, LARGE, CODE] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [string, string, string];
const pictures = {
	[GOOD]: webpOf(480, 270),
	[LARGE]: webpOf(16_000, 16_000),
	[CODE]: Buffer.from("<!doctype html><script>alert(1)</script>"),
};
const open = () => openFixtureHub({ fetch: fixtureBackend("", pictures) });
const path = (hash: string) => `/static/script-pictures/${SCRIPT_ID}/${hash}`;

test("a stored picture is served as a picture and nothing else, and caches ask again soon", async () => {
	const response = await open().get(path(GOOD));
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "public, max-age=600",
		"content-security-policy": "default-src 'none'; sandbox",
		"x-content-type-options": "nosniff",
	});
	expect(Buffer.from(await response.arrayBuffer())).toEqual(pictures[GOOD]);
});

test.each([
	["of another size", path(LARGE)],
	["a document under the name of a picture", path(CODE)],
	["unknown", path("e".repeat(32))],
	["a hash in another form", path("A".repeat(32))],
	["a script in another form", `/static/script-pictures/ada/${GOOD}`],
])("a picture that is %s is 404 text", async (_what, address) => {
	const response = await open().get(address);
	expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
});

test("an unreachable backend is 503 and not cached", async () => {
	const down = openFixtureHub({ fetch: async () => new Response("{}", { status: 500 }) });
	const response = await down.get(path(GOOD));
	expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-cache"]);
});
