import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningHub, startRunningHub } from "./running-hub.ts";
import { openManager, type ScriptManager } from "./script-manager.ts";
import { addressOf, moderate, type StoredScript, sha256, storeScript, storeVersion } from "./stored-scripts.ts";

const codeOf = (body: string) => `// ==UserScript==\n// @name Sample\n// @version 0\n// ==/UserScript==\n${body}\n`;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let hub: RunningHub;
beforeAll(async () => {
	hub = await startRunningHub();
}, 120_000);
afterAll(() => hub.stop());

async function countOf({ id }: StoredScript): Promise<number> {
	const [row] = await hub.sql<{ install_count: number }[]>`
		select install_count from public.bookmarklets where id = ${id}`;
	return row?.install_count ?? -1;
}
const becomes = (script: StoredScript, count: number) =>
	expect.poll(() => countOf(script), { timeout: 5_000, interval: 20 }).toBe(count);

/** Counting happens after the response; when a later install is counted, the earlier ones have been handled. */
async function stays(script: StoredScript, count: number): Promise<void> {
	const later = await storeScript(hub, { "1.0.0": codeOf("later()") });
	await openManager(hub).install(addressOf(later));
	await becomes(later, 1);
	expect(await countOf(script)).toBe(count);
}

const MANAGERS: Readonly<Record<string, () => ScriptManager>> = {
	Violentmonkey: () => openManager(hub, { asksHead: true, checking: { accept: "text/x-userscript-meta,*/*" } }),
	"Tampermonkey, by what is known of it": () =>
		openManager(hub, {
			fetching: { accept: "text/x-userscript, */*" },
			checking: { accept: "text/x-userscript-meta, */*" },
		}),
	ScriptCat: () => openManager(hub, { fetching: { "cache-control": "no-cache" } }),
};

describe("an install with later update checks", () => {
	it.each(Object.entries(MANAGERS))("%s: one install, whatever is requested later", async (_, open) => {
		const script = await storeScript(hub, { "1.9.0": codeOf("first()") });
		const manager = open();
		expect(await manager.install(addressOf(script))).toContain("first()");
		expect(manager.version()).toBe("1.9.0");
		await becomes(script, 1);
		await hub.sql`update public.bookmarklet_installs set day = day - 1 where bookmarklet_id = ${script.id}`;

		expect(await manager.update()).toBeNull();
		expect(await manager.update()).toBeNull();
		await storeVersion(hub, script.id, "1.10.0", codeOf("second()"));
		expect(await manager.update()).toContain("second()");
		expect(manager.version()).toBe("1.10.0");
		expect(await manager.update()).toBeNull();
		await stays(script, 1);

		await moderate(hub, script.id, "removed");
		await expect(manager.update()).rejects.toThrow("answered 410");
		await moderate(hub, script.id, "approved");
		await stays(script, 1);
	});
});

describe("who counts", () => {
	it("each visitor once a day, identified by address; headers of the client have no effect", async () => {
		const script = await storeScript(hub, { "1.0.0": codeOf("x()") });
		const install = (habits: Parameters<typeof openManager>[1]) => openManager(hub, habits).install(addressOf(script));
		await install({});
		await becomes(script, 1);
		for (const header of ["x-forwarded-for", "cf-connecting-ip", "x-real-ip", "forwarded"]) {
			await install({ fetching: { [header]: "203.0.113.9" } });
		}
		await install({ userAgent: FIREFOX });
		await stays(script, 1);
		await install({ from: "127.0.0.2" });
		await becomes(script, 2);
		await hub.sql`update public.bookmarklet_installs set day = day - 1 where bookmarklet_id = ${script.id}`;
		await install({});
		await becomes(script, 3);
		const rows = await hub.sql<{ source: string; person: string | null; hash: string }[]>`
			select source, user_id as person, visitor_hash as hash from public.bookmarklet_installs
			where bookmarklet_id = ${script.id}`;
		for (const row of rows) {
			expect(row).toMatchObject({ source: "user.js", person: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
		}
	});

	it("an install that the hub's extension has completed, not its earlier request for the file", async () => {
		const script = await storeScript(hub, { "1.0.0": codeOf("e()") });
		const extension = { "user-agent": FIREFOX, origin: "chrome-extension://abc" };
		await hub.ask(addressOf(script), { headers: { ...extension, accept: "text/javascript;by=scriptorium" } });
		await stays(script, 0);
		const path = `/scripts/${script.id}/installs`;
		const completed = { ...extension, "x-scriptorium-install": "completed" };
		expect((await hub.ask(path, { method: "POST", headers: completed })).status).toBe(202);
		await becomes(script, 1);
		await hub.ask(path, { method: "POST", headers: { ...completed, "user-agent": "Another/1.0" } });
		await stays(script, 1);
	});

	it("no other request for the file", async () => {
		const code = codeOf("y()");
		const script = await storeScript(hub, { "1.0.0": code });
		const path = addressOf(script);
		const browser = { "user-agent": FIREFOX };
		const tag = (await hub.ask(path)).headers.etag ?? "";
		for (const [asked, question] of [
			[path, { headers: {} }],
			[path, { headers: { "user-agent": "curl/8.9.1" } }],
			[path, { method: "HEAD", headers: browser }],
			[path, { headers: { ...browser, "if-none-match": tag } }],
			[path, { headers: { ...browser, "if-none-match": '"older"' } }],
			[path, { headers: { ...browser, "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" } }],
			[path, { headers: { ...browser, origin: "https://evil.example" } }],
			[path, { headers: { ...browser, "sec-fetch-dest": "script" } }],
			[`${path}?update`, { headers: browser }],
			[addressOf(script, "meta"), { headers: browser }],
			[`/v/${sha256(code)}.user.js`, { headers: browser }],
		] as const) {
			await hub.ask(asked, question);
		}
		await stays(script, 0);
	});

	it("no request that is answered with 404 or 410", async () => {
		const [draft, removed] = [
			await storeScript(hub, { "1.0.0": codeOf("z()") }, "draft"),
			await storeScript(hub, { "1.0.0": codeOf("z()") }, "removed"),
		];
		for (const script of [draft, removed]) {
			await expect(openManager(hub).install(addressOf(script))).rejects.toThrow(/answered 4(04|10)/);
			await stays(script, 0);
		}
	});
});
