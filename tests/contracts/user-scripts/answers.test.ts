import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningHub, startRunningHub } from "./running-hub.ts";
import { addressOf, moderate, sha256, storeScript } from "./stored-scripts.ts";

const USERSCRIPT = [
	"// ==UserScript==",
	"// @name         Dunkel ✓",
	"// @version      0.0.1",
	"// @match        https://example.com/*",
	"// @updateURL    https://evil.example/x.js",
	"// ==/UserScript==",
	'document.body.style.background = "black"; // ü',
	"",
].join("\n");

const hashed = (body: Buffer) => createHash("sha512").update(body).digest("base64url");

let hub: RunningHub;
beforeAll(async () => {
	hub = await startRunningHub();
}, 120_000);
afterAll(() => hub.stop());

/** Headers of every file for script managers, and of every refusal. */
const SHARED = {
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "ETag",
	"content-security-policy": "default-src 'none'; sandbox",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-content-type-options": "nosniff",
};
const ofFile = (body: Buffer) => ({
	...SHARED,
	vary: "Sec-Fetch-Dest, Accept-Encoding",
	"content-length": String(body.length),
	etag: `"${hashed(body)}"`,
});
const ofRefusal = (cacheControl: string, body: Buffer) => ({
	...SHARED,
	vary: "Sec-Fetch-Dest",
	"cache-control": cacheControl,
	"content-type": "text/plain; charset=utf-8",
	"content-length": String(body.length),
});

describe("a published script", () => {
	it("is served with the version and addresses of its publication, otherwise byte for byte", async () => {
		const script = await storeScript(hub, { "1.0.0": "javascript:void 'old'", "1.10.0": USERSCRIPT });
		const base = `${hub.origin}/scripts/${script.id}/${script.slug}`;
		const block = [
			"// ==UserScript==",
			"// @name         Dunkel ✓",
			"// @match        https://example.com/*",
			"// @version      1.10.0",
			`// @updateURL    ${base}.meta.js`,
			`// @downloadURL  ${base}.user.js?update`,
			"// ==/UserScript==\n",
		].join("\n");
		const file = await hub.ask(addressOf(script));
		expect(file.body.toString()).toBe(`${block}document.body.style.background = "black"; // ü\n`);
		expect(file).toMatchObject({ status: 200 });
		expect(file.headers).toEqual({
			...ofFile(file.body),
			"cache-control": "no-cache",
			"content-type": "text/javascript; charset=utf-8",
		});
		const meta = await hub.ask(addressOf(script, "meta"));
		expect(meta.body.toString()).toBe(block);
		expect(meta.headers).toEqual({
			...ofFile(meta.body),
			"cache-control": "no-cache",
			"content-type": "text/x-userscript-meta; charset=utf-8",
		});
		expect((await hub.ask(`${addressOf(script)}?update`)).body).toEqual(file.body);
		expect((await hub.ask(`/scripts/${script.id}/other-name.user.js`)).body).toEqual(file.body);
		expect((await hub.ask(`/scripts/${script.id.toUpperCase()}/x.user.js`)).body).toEqual(file.body);
	});

	it("answers HEAD, conditions and encodings alike, over the wire", async () => {
		const script = await storeScript(hub, { "1.0.0": `${USERSCRIPT}// ${"x".repeat(2_000)}\n` });
		const plain = await hub.ask(addressOf(script));
		const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
		for (const [encoding, decode] of Object.entries(unpack)) {
			const headers = { "accept-encoding": encoding };
			const whole = await hub.ask(addressOf(script), { headers });
			expect(decode(whole.body)).toEqual(plain.body);
			expect(whole.headers.etag).toBe(`"${hashed(plain.body)}${encoding === "identity" ? "" : `-${encoding}`}"`);
			const head = await hub.ask(addressOf(script), { headers, method: "HEAD" });
			expect([head.status, head.headers, head.body.length]).toEqual([200, whole.headers, 0]);
			for (const known of [whole.headers.etag ?? "", `"a", W/${whole.headers.etag}`, "*"]) {
				const same = await hub.ask(addressOf(script), { headers: { ...headers, "if-none-match": known } });
				expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, whole.headers.etag]);
			}
		}
		expect((await hub.ask(addressOf(script), { headers: { "if-none-match": '"a", "b"' } })).status).toBe(200);
	});

	it("cannot be embedded in a page", async () => {
		const script = await storeScript(hub, { "1.0.0": USERSCRIPT });
		const paths = [addressOf(script), addressOf(script, "meta"), `/v/${sha256(USERSCRIPT)}.user.js`];
		for (const dest of ["script", "worker", "sharedworker", "serviceworker", "style", "iframe"]) {
			for (const path of paths) {
				const refused = await hub.ask(path, { headers: { "sec-fetch-dest": dest } });
				expect([path, dest, refused.status]).toEqual([path, dest, 403]);
				expect(refused.headers["cache-control"]).toBe("no-store");
			}
		}
	});
});

describe("a version by its hash", () => {
	it.each([
		["userscript", USERSCRIPT],
		["bookmarklet", "javascript:alert('ü ✓ \u2028 %20')"],
	])("is what was stored: %s", async (_, stored) => {
		await storeScript(hub, { "1.0.0": stored, "1.0.1": "javascript:void 'newer'" });
		const path = `/v/${sha256(stored)}.user.js`;
		const version = await hub.ask(path);
		expect(version.body).toEqual(Buffer.from(stored));
		expect(version.headers).toEqual({
			...ofFile(version.body),
			"cache-control": "public, max-age=31536000, immutable",
			"cdn-cache-control": "public, max-age=600",
			"content-type": "text/javascript; charset=utf-8",
		});
		const tag = version.headers.etag ?? "";
		expect((await hub.ask(path, { headers: { "if-none-match": tag } })).status).toBe(304);
		expect((await hub.ask(path, { method: "HEAD" })).headers).toEqual(version.headers);
	});
});

describe("scripts that visitors may not read", () => {
	it("a removed script is 410 for some days, also with a cached copy, and available again after the decision is reverted", async () => {
		const code = "javascript:void 'removed'";
		const script = await storeScript(hub, { "1.0.0": code });
		const paths = [addressOf(script), addressOf(script, "meta"), `/v/${sha256(code)}.user.js`];
		const tags = await Promise.all(paths.map(async (path) => (await hub.ask(path)).headers.etag ?? ""));
		await moderate(hub, script.id, "removed");
		for (const [index, path] of paths.entries()) {
			const gone = await hub.ask(path, { headers: { "if-none-match": tags[index] ?? "" } });
			expect([path, gone.status, gone.body.toString()]).toEqual([path, 410, "This script was removed.\n"]);
			expect(gone.headers).toEqual(ofRefusal("public, max-age=259200", gone.body));
		}
		await moderate(hub, script.id, "approved");
		for (const path of paths) expect((await hub.ask(path)).status).toBe(200);
	});

	it("drafts and unknown ones: the same 404 for a minute", async () => {
		const code = "javascript:void 'draft'";
		const draft = await storeScript(hub, { "1.0.0": code }, "draft");
		const never = { id: "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099", slug: "never" };
		for (const path of [
			addressOf(draft),
			addressOf(draft, "meta"),
			`/v/${sha256(code)}.user.js`,
			addressOf(never),
			`/v/${sha256("never")}.user.js`,
		]) {
			const unknown = await hub.ask(path);
			expect([path, unknown.status, unknown.body.toString()]).toEqual([path, 404, "There is no such script.\n"]);
			expect(unknown.headers).toEqual(ofRefusal("public, max-age=60", unknown.body));
		}
	});

	it("one removed copy of code that a public script has, too, leaves the other's", async () => {
		const code = "javascript:void 'shared'";
		const kept = await storeScript(hub, { "1.0.0": code });
		const removed = await storeScript(hub, { "1.0.0": code }, "removed");
		const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await hub.ask(path)).status));
		const version = `/v/${sha256(code)}.user.js`;
		expect(await statuses(version, addressOf(kept), addressOf(removed))).toEqual([200, 200, 410]);
		// What was public before stays public; who publishes the same code later is held until a moderator has looked at it.
		const later = await storeScript(hub, { "1.0.0": code });
		expect(await statuses(version, addressOf(kept), addressOf(later))).toEqual([200, 200, 404]);
		await moderate(hub, kept.id, "removed");
		expect(await statuses(version, addressOf(kept))).toEqual([410, 410]);
	});
});

describe("hostile addresses", () => {
	const rows = readFileSync(new URL("hostile-addresses.csv", import.meta.url), "utf8")
		.trim()
		.split("\n")
		.slice(1);

	it.each(rows.map((row) => row.split(";") as [string, string]))("%s: %s", async (_, written) => {
		const script = await storeScript(hub, { "1.0.0": USERSCRIPT });
		const path = written
			.replaceAll("{id}", script.id)
			.replaceAll("{sha256}", sha256(USERSCRIPT))
			.replace(/\{(\w+)\*(\d+)\}/g, (_match, text: string, times: string) => text.repeat(Number(times)));
		const answer = await hub.ask(path);
		expect(answer.status).toBe(404);
		expect(answer.headers["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/i);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(answer.body.length).toBeLessThan(100);
		expect(answer.body.toString()).not.toContain("Dunkel");
	});
});
