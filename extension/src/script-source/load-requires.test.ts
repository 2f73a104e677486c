import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_REQUIRE_BYTES } from "../library/stored-script.ts";
import { loadRequires } from "./load-requires.ts";

const TEXT = "var library = 'ü';";
const hash = (algorithm: string, encoding: "hex" | "base64") => createHash(algorithm).update(TEXT).digest(encoding);

let server: Server;
let origin = "";
const asked: (string | undefined)[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(request.url);
		if (request.url === "/lib.js") response.setHeader("content-type", "text/x-lib; charset=utf-8").end(TEXT);
		else if (request.url === "/moved.js") response.writeHead(302, { location: "/lib.js" }).end();
		else if (request.url === "/large.js") response.end(Buffer.alloc(MAX_REQUIRE_BYTES, "/"));
		else if (request.url === "/larger.js") response.end(Buffer.alloc(MAX_REQUIRE_BYTES + 1, "/"));
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address !== null && typeof address === "object") origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const load = (...addresses: string[]) => loadRequires({ requires: addresses, resources: [] }, fetch);

describe("load-requires", () => {
	test("gives the texts in their order, by the addresses as written", async () => {
		const addresses = [`${origin}/lib.js#x`, `${origin}/lib.js`];
		expect(await load(...addresses)).toEqual({
			ok: true,
			value: { requires: addresses.map((address) => ({ address, text: TEXT })), resources: [] },
		});
		expect(await load()).toEqual({ ok: true, value: { requires: [], resources: [] } });
	});

	test.each(["md5", "sha1", "sha256", "sha384", "sha512"])("verifies %s, in hex and base64", async (algorithm) => {
		const right = [`=${hash(algorithm, "hex")}`, `-${hash(algorithm, "base64")}`];
		for (const sum of right) expect(await load(`${origin}/lib.js#${algorithm}${sum}`)).toMatchObject({ ok: true });
		const wrong = hash(algorithm, "hex").replace(/./g, "0");
		const address = `${origin}/lib.js#${algorithm}=${wrong}`;
		const result = await load(address);
		expect(result).toMatchObject({ ok: false, error: { code: "CHECKSUM_MISMATCH" } });
		const message = result.ok ? "" : result.error.message;
		for (const part of [address, wrong, hash(algorithm, "hex")]) expect(message).toContain(part);
	});

	test("of several checksums each must fit", async () => {
		const right = `sha256=${hash("sha256", "hex")}`;
		expect(await load(`${origin}/lib.js#${right},md5=${hash("md5", "hex")}`)).toMatchObject({ ok: true });
		expect(await load(`${origin}/lib.js#md5=${"0".repeat(32)},${right}`)).toMatchObject({ ok: false });
	});

	test.each(["#md5-aaaaaaaaaaaaaaaaaaaaaaaa", "#sha256=abc", "#SHA256=abc", "#sha3-256=abc"])(
		"%s is no checksum, and not taken for none",
		async (fragment) => {
			expect(await load(`${origin}/lib.js${fragment}`)).toMatchObject({ error: { code: "CHECKSUM_MISMATCH" } });
		},
	);

	test.each(["file:///etc/passwd", "data:text/javascript,1", "lib.js", "//host/lib.js", "javascript:1", "ftp://a/b"])(
		"never asks for %s",
		async (address) => {
			asked.length = 0;
			expect(await load(address)).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
			expect(asked).toEqual([]);
		},
	);

	test("a redirect must end at https; errors and sizes are refused with the address", async () => {
		expect(await load(`${origin}/moved.js`)).toMatchObject({ error: { message: expect.stringContaining("https") } });
		expect(await load(`${origin}/none.js`)).toMatchObject({ error: { message: `${origin}/none.js answered 404` } });
		expect(await load(`${origin}/large.js`)).toMatchObject({ ok: true });
		expect(await load(`${origin}/larger.js`)).toMatchObject({
			error: { message: `${origin}/larger.js is larger than 5 MB` },
		});
		const five = Array.from({ length: 5 }, (_, index) => `${origin}/large.js#${index}`);
		expect(await load(...five)).toMatchObject({ error: { message: "Its files are larger than 20 MB together" } });
		expect(await load("http://127.0.0.1:1/x.js")).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
	});

	test("files of @resource are kept as bytes with their type, and compared like libraries", async () => {
		const resources = [`${origin}/lib.js#sha256=${hash("sha256", "hex")}`, `${origin}/lib.js`, `${origin}/lib.js`];
		const data = Buffer.from(TEXT).toString("base64");
		expect(await loadRequires({ requires: [], resources }, fetch)).toEqual({
			ok: true,
			value: {
				requires: [],
				resources: [...new Set(resources)].map((address) => ({ address, type: "text/x-lib", data })),
			},
		});
		const wrong = [`${origin}/lib.js#sha256=${"0".repeat(64)}`];
		expect(await loadRequires({ requires: [], resources: wrong }, fetch)).toMatchObject({
			error: { code: "CHECKSUM_MISMATCH" },
		});
		const all = {
			requires: Array.from({ length: 4 }, (_, index) => `${origin}/large.js#${index}`),
			resources: [`${origin}/large.js`],
		};
		expect(await loadRequires(all, fetch)).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
	});

	test("more libraries than any script needs are not loaded", async () => {
		expect(await load(...Array.from({ length: 51 }, (_, index) => `${origin}/lib.js#${index}`))).toMatchObject({
			ok: false,
		});
	});
});
