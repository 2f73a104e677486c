import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";

const backend = inject("backend");
const sql = postgres(backend.databaseUrl, {
	max: 1,
	onnotice: () => undefined,
	connection: { application_name: "test" },
});
afterAll(() => sql.end());

const read = async () => {
	const response = await fetch(`${backend.url}/rest/v1/bookmarklets?select=id`, {
		headers: { apikey: backend.publishableKey },
		signal: AbortSignal.timeout(10_000),
	});
	return response.status;
};

describe("connections that the database closes", () => {
	it("fail their requests with 503 at most, and do not affect the next requests", async () => {
		for (let round = 0; round < 5; round++) {
			const underWay = Promise.all(Array.from({ length: 20 }, read));
			// Waits until the server processes have exited: until then, the next request may still get one of them.
			const ended = await sql`
				select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'scriptorium'`;
			expect(ended.length).toBeGreaterThan(0);
			for (const status of await underWay) expect([200, 503]).toContain(status);
			expect(await read()).toBe(200);
		}
	});
});
