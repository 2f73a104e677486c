import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resourceText } from "../script-library/script-resources.ts";
import { MAX_REQUIRE_BYTES } from "../script-library/stored-script.ts";
import { type LoadRequiresOptions, loadRequires } from "./load-requires.ts";

const TEXT = "var library = 'ü';";
const hash = (algorithm: string, encoding: "hex" | "base64") => createHash(algorithm).update(TEXT).digest(encoding);

let server: LoopbackServer;
let origin = "";
const asked: (string | undefined)[] = [];
const conditions: (string | null)[] = [];
let tag = "one";

beforeAll(async () => {
	const started = createServer((request, response) => {
		asked.push(request.url);
		if (request.url === "/lib.js") response.setHeader("content-type", "text/x-lib; charset=utf-8").end(TEXT);
		else if (request.url === "/moved.js") response.writeHead(302, { location: "/lib.js" }).end();
		else if (request.url === "/large.js") response.end(Buffer.alloc(MAX_REQUIRE_BYTES, "/"));
		else if (request.url === "/larger.js") response.end(Buffer.alloc(MAX_REQUIRE_BYTES + 1, "/"));
		else if (request.url === "/gbk.js")
			response
				.setHeader("content-type", "text/javascript; charset=gbk")
				.end(Buffer.from("7661722061203d2022cad7d2b322", "hex"));
		else if (request.url === "/latin1.js") response.end(Buffer.from([0x2f, 0x2f, 0xfc]));
		else if (request.url === "/utf16.js") response.end(Buffer.from("\uFEFFvar a = 'ü'", "utf16le"));
		else if (request.url === "/tagged.js" || request.url === "/dated.js") {
			conditions.push(request.headers["if-none-match"] ?? request.headers["if-modified-since"] ?? null);
			const [name, value] = request.url === "/tagged.js" ? ["etag", `"${tag}"`] : ["last-modified", tag];
			if (conditions.at(-1) === value) response.writeHead(304).end();
			else response.setHeader(name, value).end(`var version = "${tag}";`);
		} else response.writeHead(404).end();
	});
	server = await listenOnLoopback(started);
	({ origin } = server);
});
afterAll(() => server.close());

const AT = "2026-11-29T00:00:00.000Z";
const options: LoadRequiresOptions = { fetcher: fetch, now: () => Date.parse(AT), base: "", kept: null };
const load = (...addresses: string[]) => loadRequires({ requires: addresses, resources: [] }, options);
const WITHOUT_TAG = { load: { at: AT, etag: null, lastModified: null } };

describe("load-requires", () => {
	test("gives the texts in their order, by the addresses as written", async () => {
		const addresses = [`${origin}/lib.js#x`, `${origin}/lib.js`];
		expect(await load(...addresses)).toEqual({
			ok: true,
			value: {
				requires: addresses.map((address) => ({ address, text: TEXT, strictForm: null, ...WITHOUT_TAG })),
				resources: [],
			},
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

	test.each(["file:///etc/passwd", "data:text/javascript", "lib.js", "//host/lib.js", "javascript:1", "ftp://a/b"])(
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
		expect(await loadRequires({ requires: [], resources }, options)).toEqual({
			ok: true,
			value: {
				requires: [],
				resources: [...new Set(resources)].map((address) => ({ address, type: "text/x-lib", data, ...WITHOUT_TAG })),
			},
		});
		const wrong = [`${origin}/lib.js#sha256=${"0".repeat(64)}`];
		expect(await loadRequires({ requires: [], resources: wrong }, options)).toMatchObject({
			error: { code: "CHECKSUM_MISMATCH" },
		});
		const all = {
			requires: Array.from({ length: 4 }, (_, index) => `${origin}/large.js#${index}`),
			resources: [`${origin}/large.js`],
		};
		expect(await loadRequires(all, options)).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
	});

	test("the byte order mark, then the content type say how a library is read, and what fits nothing is an error", async () => {
		const texts = await load(`${origin}/gbk.js`, `${origin}/utf16.js`);
		expect(texts.ok && texts.value.requires.map(({ text }) => text)).toEqual(['var a = "首页"', "var a = 'ü'"]);
		expect(await load(`${origin}/latin1.js`)).toMatchObject({
			error: {
				message: `${origin}/latin1.js is not text in UTF-8, and nothing names another encoding. Save it as UTF-8`,
			},
		});
		const resources = [`${origin}/gbk.js`, `${origin}/latin1.js`];
		const files = await loadRequires({ requires: [], resources }, options);
		expect(files.ok && files.value.resources.map(({ type }) => type)).toEqual([
			"text/javascript;charset=gbk",
			"application/octet-stream",
		]);
		expect(files.ok && files.value.resources.map(resourceText)).toEqual(['var a = "首页"', "//\uFFFD"]);
	});

	test("data: addresses are read without a request, and compared like others", async () => {
		asked.length = 0;
		const library = "data:text/javascript;base64,dmFyIGEgPSAxOw==";
		const [right, wrong] = [createHash("sha256").update("var a = 1;").digest("hex"), "0".repeat(64)];
		const loaded = await load(library, `${library}#sha256=${right}`, "data:,%22use%20strict%22;var%20b");
		expect(loaded.ok && loaded.value.requires).toEqual([
			{ address: library, text: "var a = 1;", strictForm: null },
			{ address: `${library}#sha256=${right}`, text: "var a = 1;", strictForm: null },
			expect.objectContaining({ text: '"use strict";var b', strictForm: expect.stringContaining("var b;") }),
		]);
		expect(await load(`${library}#sha256=${wrong}`)).toMatchObject({ error: { code: "CHECKSUM_MISMATCH" } });
		expect(await load("data:;base64,%FC")).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
		expect(await load("data:text/javascript,%FC")).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
		const resources = ["data:image/png;base64,iVBORw0K", "data:text/css;charset=utf-8,b%20%7B%7D"];
		const files = await loadRequires({ requires: [], resources }, options);
		expect(files.ok && files.value.resources).toEqual([
			{ address: resources[0], type: "image/png", data: "iVBORw0K" },
			{ address: resources[1], type: "text/css", data: btoa("b {}") },
		]);
		expect(asked).toEqual([]);
	});

	test("relative addresses are beside the script", async () => {
		const base = `${origin}/scripts/a.user.js`;
		const at = (address: string) => loadRequires({ requires: [address], resources: [] }, { ...options, base });
		for (const address of ["/lib.js", "../lib.js", "../lib.js#x", "./../scripts/../lib.js"])
			expect([address, await at(address)]).toMatchObject([address, { ok: true, value: { requires: [{ address }] } }]);
		asked.length = 0;
		expect(await at("lib.js")).toMatchObject({ error: { message: "lib.js answered 404" } });
		expect(asked).toEqual(["/scripts/lib.js"]);
		expect(await load("lib.js")).toMatchObject({ error: { message: expect.stringContaining("is relative") } });
	});

	test.each(["tagged.js", "dated.js"])("%s is asked for only if it changed", async (name) => {
		const requires = [`${origin}/${name}`];
		const named = { requires, resources: requires };
		tag = "one";
		const first = await loadRequires(named, options);
		if (!first.ok) throw new Error(first.error.message);
		const again = await loadRequires(named, { ...options, kept: first.value });
		expect(again.ok && again.value.requires[0]).toBe(first.value.requires[0]);
		expect(again.ok && again.value.resources[0]).toBe(first.value.resources[0]);
		tag = "two";
		const later = await loadRequires(named, { ...options, kept: first.value });
		expect(later.ok && later.value.requires[0]?.text).toBe('var version = "two";');
		const [value, other] = name === "tagged.js" ? ['"one"', '"two"'] : ["one", "two"];
		expect(conditions.splice(0)).toEqual([null, null, value, value, value, value]);
		expect(later.ok && later.value.requires[0]?.load).toMatchObject(
			name === "tagged.js" ? { etag: other } : { lastModified: other },
		);
	});

	test("a kept file with a checksum is not asked for, and one without it that is the same stays the same object", async () => {
		const pinned = `${origin}/lib.js#sha256=${hash("sha256", "hex")}`;
		const first = await load(pinned, `${origin}/lib.js`);
		if (!first.ok) throw new Error(first.error.message);
		asked.length = 0;
		const named = { requires: [pinned, `${origin}/lib.js`], resources: [] };
		const again = await loadRequires(named, { ...options, now: Date.now, kept: first.value });
		expect(asked).toEqual(["/lib.js"]);
		expect(again.ok && again.value.requires.map((one, at) => one === first.value.requires[at])).toEqual([true, true]);
	});

	test("more libraries than any script needs are not loaded", async () => {
		expect(await load(...Array.from({ length: 51 }, (_, index) => `${origin}/lib.js#${index}`))).toMatchObject({
			ok: false,
		});
	});
});
