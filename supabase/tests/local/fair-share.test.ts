import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { forgetRates, openFixture } from "../support/fixture.ts";

const backend = inject("backend");
const fixture = openFixture();
afterAll(async () => {
	await forgetRates(fixture);
	await fixture.close();
});

const BIG = "198.51.100.7";
const SMALL = "203.0.113.7";

const ask = (address: string, path: string, init: RequestInit = {}) =>
	fetch(`${backend.url}${path}`, {
		...init,
		headers: { apikey: backend.publishableKey, "x-forwarded-for": address, "Content-Type": "application/json" },
	});

describe("one client with many requests", () => {
	it("leaves connections for other clients, and is refused when too many of its requests wait", async () => {
		const locking = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
		try {
			await locking.unsafe("begin; lock table public.tags in access exclusive mode").simple();
			const leaving = new AbortController();
			const answered: number[] = [];
			const many = Array.from({ length: 300 }, async () => {
				const response = await ask(BIG, "/rest/v1/tags?select=id", { signal: leaving.signal });
				answered.push(response.status);
			});
			const settled = Promise.allSettled(many);
			// Of 300 at once 4 run and 200 wait.
			await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(90);
			const refused = answered.filter((status) => status === 429);
			expect(refused.length).toBeGreaterThanOrEqual(90);
			for (let asked = 0; asked < 5; asked++) {
				expect((await ask(SMALL, "/rest/v1/bookmarklets?select=id&limit=1")).status).toBe(200);
			}
			// None of the big client's own analyses has reached the table so far.
			expect(answered.filter((status) => status === 200)).toEqual([]);
			leaving.abort();
			await settled;
		} finally {
			await locking.end({ timeout: 0 });
		}
	});

	it("delays an analysis of another client by at most one of its own", async () => {
		// Almost the megabyte that a script may have, and far more than the analyzer completes.
		const lines = Array.from({ length: 24_800 }, (_, line) => `var v${line} = (v${line - 1} || ${line}) + "${line}";`);
		const code = lines.join("\n");
		const analyze = (address: string, code: string) =>
			ask(address, "/functions/v1/analyze-security", { method: "POST", body: JSON.stringify({ code }) });
		expect((await analyze(SMALL, "javascript:void document.title")).status).toBe(200);
		const order: string[] = [];
		const big = Array.from({ length: 12 }, async (_, place) => {
			const response = await analyze(BIG, `${code}\n// ${place}`);
			order.push("big");
			return response.status;
		});
		// All of them were sent, and none is done yet.
		await expect.poll(async () => (await begun()) > 0, { timeout: 20_000 }).toBe(true);
		const before = order.length;
		const small = await analyze(SMALL, "javascript:void document.title");
		order.push("small");
		expect(small.status).toBe(200);
		expect(await Promise.all(big)).toEqual(big.map(() => 200));
		expect(order.indexOf("small") - before).toBeLessThanOrEqual(1);
	}, 300_000);
});

/** Analyses that the database has counted for the big client's network. */
async function begun(): Promise<number> {
	const rows = await fixture.sql`
		select from private.rate_buckets where action = 'analyze_security' and subject = 'address:198.51.100.0/24'`;
	return rows.length;
}
