import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { fixtureBackend, openFixtureHub, REMOVED_ID, SCRIPT_ID } from "../fixture.test-support.ts";
import { isInstall } from "./is-install.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const KEY = "k".repeat(64);
const path = `/scripts/${SCRIPT_ID}/table-to-csv.user.js`;

/** Headers as userscript managers send them; sources in docs/decisions. */
const INSTALLS: Readonly<Record<string, Record<string, string>>> = {
	"Violentmonkey and Tampermonkey in Chromium": {
		accept: "*/*",
		"sec-fetch-dest": "empty",
		"sec-fetch-mode": "cors",
		"sec-fetch-site": "none",
	},
	"a manager that names what it wants": { accept: "text/x-userscript, */*" },
	"ScriptCat, which always asks past caches": { accept: "*/*", "cache-control": "no-cache" },
	"an extension without host permission": { origin: "moz-extension://5b0c", "sec-fetch-site": "cross-site" },
	"a manager outside of the browser's engine": {},
};
const OTHERS: Readonly<Record<string, Record<string, string>>> = {
	"an update check": { accept: "text/x-userscript-meta,*/*", "cache-control": "no-cache" },
	"a copy that is looked at again": { "if-none-match": '"tag"' },
	"an older copy": { "if-modified-since": "Sat, 21 Nov 2026 00:00:00 GMT" },
	"a part of it": { range: "bytes=0-99" },
	"a tab": { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" },
	"a page elsewhere": { origin: "https://evil.example", "sec-fetch-mode": "cors" },
	"a page that hides itself": { origin: "null" },
	"a page without CORS": { "sec-fetch-mode": "no-cors" },
	"a page of the hub": { referer: "http://localhost:4173/ada/table-to-csv" },
	"a guess of the browser": { "sec-purpose": "prefetch" },
	"the hub's own extension": { accept: "text/javascript;by=scriptorium" },
	"a search engine": { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
	"a program": { "user-agent": "curl/8.9.1" },
	"nobody in particular": { "user-agent": "" },
};

describe("which requests are installs", () => {
	const ask = (headers: Record<string, string>, method = "GET", query = "") =>
		isInstall(
			new Request(`https://hub.test${path}${query}`, { method, headers: { "user-agent": FIREFOX, ...headers } }),
		);

	test.each(Object.entries(INSTALLS))("%s: yes", (_, headers) => expect(ask(headers)).toBe(true));
	test.each(Object.entries(OTHERS))("%s: no", (_, headers) => expect(ask(headers)).toBe(false));
	test("HEAD and addresses with a query: no", () => {
		expect([ask({}, "HEAD"), ask({}, "GET", "?update"), ask({}, "GET", "?")]).toEqual([false, false, false]);
	});
});

describe("an install is recorded in the database", () => {
	function open(answer: () => Promise<Response> = async () => Response.json(true), countingKey: string | null = KEY) {
		const calls: Record<string, unknown>[] = [];
		const read = fixtureBackend("alert(1)");
		const fetch: typeof globalThis.fetch = async (input, init) => {
			if (!String(input).endsWith("/rest/v1/rpc/record_served_install")) return read(input, init);
			calls.push(JSON.parse(String(init?.body)));
			return answer();
		};
		return { ...openFixtureHub({ fetch, countingKey }), calls };
	}

	test("the token holds the script and the visitor, signed", async () => {
		const { get, calls } = open();
		expect(
			(await get(path, { "user-agent": FIREFOX, "x-forwarded-for": "203.0.113.1" }, "GET", "198.51.100.7")).status,
		).toBe(200);
		const [sent] = calls;
		const signed = ["record_served_install", SCRIPT_ID, "user.js", sent?.p_asked_at, "198.51.100.7"].join("\n");
		expect(calls).toEqual([
			{
				p_bookmarklet_id: SCRIPT_ID,
				p_source: "user.js",
				p_address: "198.51.100.7",
				p_asked_at: expect.closeTo(Date.now() / 1000, -1),
				p_signature: createHmac("sha256", KEY).update(signed).digest("hex"),
			},
		]);
	});

	test("an install that the hub's extension has completed, and no other message", async () => {
		const { get, calls } = open();
		const completed = { "x-scriptorium-install": "completed", origin: "chrome-extension://abc" };
		const post = async (headers: Record<string, string>, id = SCRIPT_ID) =>
			(await get(`/scripts/${id}/installs`, headers, "POST", "198.51.100.7")).status;
		expect(await post(completed)).toBe(202);
		expect(calls).toMatchObject([{ p_bookmarklet_id: SCRIPT_ID, p_source: "extension", p_address: "198.51.100.7" }]);
		expect(await post({})).toBe(403);
		expect(await post({ ...completed, origin: "https://evil.example" })).toBe(403);
		expect(await post({ ...completed, origin: "null" })).toBe(403);
		expect(await post(completed, "no-id")).toBe(404);
		expect((await get(`/scripts/${SCRIPT_ID}/installs`, completed, "GET", "198.51.100.7")).status).toBe(404);
		expect(calls).toHaveLength(1);
	});

	test("no page elsewhere is allowed to send that message", async () => {
		const { get } = open();
		const asked = { origin: "https://evil.example", "access-control-request-method": "POST" };
		const answer = await get(`/scripts/${SCRIPT_ID}/installs`, asked, "OPTIONS");
		expect(answer.headers.get("access-control-allow-methods")).not.toContain("POST");
		expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).not.toContain("x-scriptorium-install");
	});

	test("nothing of metadata, versions, refusals, or visitors whose address is not known", async () => {
		const { get, calls } = open();
		const from = (address: string | null, at: string, headers: Record<string, string> = {}) =>
			get(at, { "user-agent": FIREFOX, ...headers }, "GET", address);
		await from("198.51.100.7", path.replace(".user.", ".meta."));
		await from("198.51.100.7", `/v/${"0".repeat(64)}.user.js`);
		await from("198.51.100.7", `/scripts/${REMOVED_ID}/x.user.js`);
		await from("198.51.100.7", path, { "sec-fetch-dest": "script" });
		await from(null, path);
		const keyless = open(undefined, null);
		await keyless.get(path, { "user-agent": FIREFOX }, "GET", "198.51.100.7");
		expect([calls, keyless.calls]).toEqual([[], []]);
	});

	test("the file comes also when counting fails or takes its time, and the log knows of a failure", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		const refused = open(async () => Response.json({ message: "no" }, { status: 403 }));
		expect((await refused.get(path, { "user-agent": FIREFOX }, "GET", "198.51.100.7")).status).toBe(200);
		await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("REFUSED")));
		warn.mockRestore();
		const slow = open(() => new Promise(() => undefined));
		expect((await slow.get(path, { "user-agent": FIREFOX }, "GET", "198.51.100.7")).status).toBe(200);
	});
});
