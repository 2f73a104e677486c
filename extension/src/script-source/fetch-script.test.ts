import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { describe, expect, test, vi } from "vitest";
import { fetchScript } from "./fetch-script.ts";

const HUB = "https://hub.test";
const URL_OK = `${HUB}/a.user.js`;
const answer = (body: BodyInit, type = "text/javascript; charset=utf-8", status = 200) =>
	vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { "content-type": type } }));

describe("fetch-script", () => {
	test("reads JavaScript of the hub without cookies or redirects", async () => {
		const fetcher = answer("// ü");
		expect(await fetchScript(URL_OK, { hubOrigin: HUB, fetcher: fetcher })).toEqual({
			ok: true,
			value: { code: "// ü", etag: null },
		});
		expect(fetcher).toHaveBeenCalledExactlyOnceWith(
			URL_OK,
			expect.objectContaining({
				credentials: "omit",
				redirect: "error",
				cache: "no-store",
				headers: { accept: "text/javascript;by=scriptorium" },
			}),
		);
	});

	test.each([`${HUB}/a.js`, "file:///a.user.js", "https://u:p@evil.test/a.user.js", "data:text/javascript,1", ""])(
		"never asks for %j",
		async (url) => {
			const fetcher = answer("1");
			expect(await fetchScript(url, { hubOrigin: HUB, fetcher: fetcher })).toMatchObject({
				ok: false,
				error: { code: "PERMISSION_DENIED" },
			});
			expect(fetcher).not.toHaveBeenCalled();
		},
	);

	test.each([
		["a page", answer("<html>", "text/html"), "INVALID_SCRIPT"],
		["no type", answer(new Uint8Array([49]), ""), "INVALID_SCRIPT"],
		["an error", answer("1", "text/javascript", 500), "NETWORK_ERROR"],
		["too much", answer("x".repeat(MAX_SCRIPT_BYTES + 1)), "INVALID_SCRIPT"],
		["nothing at all", vi.fn<typeof fetch>(() => Promise.reject(new TypeError("refused"))), "NETWORK_ERROR"],
	])("refuses %s", async (_, fetcher, code) => {
		expect(await fetchScript(URL_OK, { hubOrigin: HUB, fetcher: fetcher })).toMatchObject({
			ok: false,
			error: { code },
		});
	});

	test.each([
		["a byte order mark", Buffer.from("\uFEFF// ü", "utf16le"), "text/javascript; charset=utf-8", "// ü"],
		["the content type", Buffer.from([0x2f, 0xcd, 0xb7]), "text/javascript; charset=gbk", "/头"],
		["windows-1252", Buffer.from([0x2f, 0xfc]), 'text/javascript;charset="ISO-8859-1"', "/ü"],
	])("is decoded by %s", async (_, body, type, code) => {
		const read = await fetchScript(URL_OK, { hubOrigin: HUB, fetcher: answer(new Uint8Array(body), type) });
		expect(read).toMatchObject({ ok: true, value: { code } });
	});

	test("bytes that fit nothing are an error", async () => {
		const fetcher = answer(new Uint8Array([0x2f, 0xfc]));
		expect(await fetchScript(URL_OK, { hubOrigin: HUB, fetcher })).toMatchObject({
			error: { code: "INVALID_SCRIPT", message: expect.stringContaining("not text in UTF-8") },
		});
	});

	test("takes exactly the limit", async () => {
		expect(await fetchScript(URL_OK, { hubOrigin: HUB, fetcher: answer("x".repeat(MAX_SCRIPT_BYTES)) })).toMatchObject({
			ok: true,
		});
	});

	test("stops reading an endless answer", async () => {
		const endless = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
		});
		expect(await fetchScript(URL_OK, { hubOrigin: HUB, fetcher: answer(endless) })).toMatchObject({
			error: { code: "INVALID_SCRIPT" },
		});
	});
});
