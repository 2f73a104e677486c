import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningHub, startRunningHub } from "./running-hub.ts";
import { addressOf, type StoredScript, storeScript } from "./stored-scripts.ts";

const CODE = "// ==UserScript==\n// @name Sample\n// @version 0\n// ==/UserScript==\nx()\n";

/** Every visitor costs a request; a short run needs enough of them for each to be counted if one were. */
const VISITORS = process.env.SCRIPTORIUM_SHORT === "1" ? 60 : 300;

let hub: RunningHub;
beforeAll(async () => {
	hub = await startRunningHub();
}, 120_000);
afterAll(() => hub.stop());

/** Headers that would give each request another visitor if they were trusted. */
const forged = (number: number) => {
	const address = `203.${number >> 8}.${number & 255}.${(number % 254) + 1}`;
	return {
		"user-agent": `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`,
		"x-forwarded-for": `${address}, ${address}`,
		"cf-connecting-ip": address,
		"cf-connecting-ipv6": `2001:db8:${number.toString(16)}::1`,
		"true-client-ip": address,
		"x-real-ip": address,
		"x-client-ip": address,
		forwarded: `for=${address}`,
	};
};

const call = (name: string, body: unknown, headers: Readonly<Record<string, string>>) =>
	fetch(`${hub.origin}/rest/v1/rpc/${name}`, {
		method: "POST",
		headers: { ...headers, apikey: hub.publishableKey, "content-type": "application/json" },
		body: JSON.stringify(body),
	});

const countOf = async ({ id }: StoredScript) =>
	(
		await hub.sql<{ count: number }[]>`
		select install_count as count from public.bookmarklets where id = ${id}`
	)[0]?.count;

describe(`one connection that claims to be ${VISITORS} visitors`, () => {
	it.each([
		[
			"copied links",
			async (script: StoredScript, headers: Readonly<Record<string, string>>) =>
				(await call("record_install", { p_bookmarklet_id: script.id, p_source: "copy" }, headers)).status,
			200,
		],
		[
			"fetched files",
			async (script: StoredScript, headers: Readonly<Record<string, string>>) =>
				(await hub.ask(addressOf(script), { headers })).status,
			200,
		],
		[
			"installs of the extension",
			async (script: StoredScript, headers: Readonly<Record<string, string>>) => {
				const completed = { ...headers, "x-scriptorium-install": "completed", origin: "chrome-extension://abc" };
				return (await hub.ask(`/scripts/${script.id}/installs`, { method: "POST", headers: completed })).status;
			},
			202,
		],
	] as const)("is counted once: %s", async (_way, install, status) => {
		const script = await storeScript(hub, { "1.0.0": CODE });
		for (let sent = 0; sent < VISITORS; sent += 10) {
			// Not because of the rate limit either: each ten find it untouched. More at once would wait longer for a busy
			// machine than the hub's server waits for the backend.
			await hub.sql`delete from private.rate_buckets`;
			const numbers = Array.from({ length: 10 }, (_, index) => sent + index);
			const statuses = await Promise.all(numbers.map((number) => install(script, forged(number))));
			expect(new Set(statuses)).toEqual(new Set([status]));
		}
		await expect.poll(() => countOf(script), { timeout: 5_000, interval: 20 }).toBe(1);
		// Files are counted after the answer; another connection's install comes after them.
		const countAfterAnother = async () => {
			await hub.sql`delete from private.rate_buckets`;
			await hub.ask(addressOf(script), { headers: { "user-agent": forged(1)["user-agent"] }, from: "127.0.0.2" });
			return countOf(script);
		};
		await expect.poll(countAfterAnother, { timeout: 10_000, interval: 50 }).toBe(2);
	});

	it("has one allowance for messages and analyses", async () => {
		await hub.sql`delete from private.rate_buckets`;
		const message = { p_name: "Nora", p_email: "nora@example.org", p_subject: "Hello", p_message: "A question" };
		const statuses: number[] = [];
		for (let number = 0; number < 8; number++) {
			statuses.push((await call("send_contact_message", message, forged(number))).status);
		}
		expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
		for (let number = 0; number < 3; number++) {
			await fetch(`${hub.origin}/functions/v1/analyze-security`, {
				method: "POST",
				headers: { ...forged(number), apikey: hub.publishableKey, "content-type": "application/json" },
				body: JSON.stringify({ code: "alert(1)" }),
			});
		}
		const buckets = await hub.sql`select subject from private.rate_buckets where action = 'analyze_security'`;
		expect(buckets).toEqual([{ subject: "address:127.0.0.0/24" }]);
	});
});
