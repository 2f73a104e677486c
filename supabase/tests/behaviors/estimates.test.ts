import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const backend = inject("backend");
const fixture = openFixture();
afterAll(() => fixture.close());
beforeAll(async () => {
	// Without statistics there are no estimates that could leak.
	await fixture.sql`analyze`;
});

const ask = (path: string, init: RequestInit = {}) =>
	fetch(`${backend.url}/rest/v1/${path}`, {
		...init,
		headers: { apikey: backend.publishableKey, "Content-Type": "application/json", ...init.headers },
	});

const relations = async () =>
	(
		await fixture.sql<{ name: string }[]>`
			select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') order by 1`
	).map(({ name }) => name);
const functions = async () =>
	(
		await fixture.sql<{ name: string }[]>`
			select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
			and prorettype <> 'trigger'::regtype order by 1`
	).map(({ name }) => name);

/** Parts of a response that disclose a number of rows or a plan; null when there are none. */
async function leakOf(response: Response): Promise<string | null> {
	const text = await response.text();
	const range = response.headers.get("content-range");
	if (range !== null && /\/\d/.test(range)) return `Content-Range: ${range}`;
	if (/"?(?:Plan Rows|Node Type)"?|\(cost=|rows=\d/.test(text)) return text.slice(0, 200);
	return response.status < 400 ? `${response.status} ${text.slice(0, 200)}` : null;
}

const COUNTS = [
	"count=planned",
	"count=estimated",
	"return=representation, count=estimated",
	"Count = Planned",
	'count="planned"',
	"count=exact, count=planned",
];
const PLANS = [
	"application/vnd.pgrst.plan",
	"application/vnd.pgrst.plan+json",
	"application/vnd.pgrst.plan+text; options=analyze|verbose",
	'application/vnd.pgrst.plan+json; for="application/json"; options=buffers',
	"application/json, Application/VND.PGRST.Plan+json",
];

describe.each([
	...COUNTS.map((value) => ["Prefer", value] as const),
	...PLANS.map((value) => ["Accept", value] as const),
])("%s: %s", (name, value) => {
	test("discloses nothing about any table or view", async () => {
		const names = await relations();
		expect(names.length).toBeGreaterThan(20);
		for (const relation of names) {
			for (const method of ["GET", "HEAD"]) {
				const answer = await ask(`${relation}?select=*`, { method, headers: { [name]: value } });
				expect(await leakOf(answer), `${method} ${relation}`).toBeNull();
			}
		}
	});

	test("discloses nothing about any function", async () => {
		const names = await functions();
		expect(names.length).toBeGreaterThan(30);
		for (const called of names) {
			const answer = await ask(`rpc/${called}`, { method: "POST", body: "{}", headers: { [name]: value } });
			expect(await leakOf(answer), called).toBeNull();
		}
	});

	test("discloses nothing about writes", async () => {
		for (const method of ["PATCH", "DELETE"]) {
			const body = method === "PATCH" ? '{"name":"x"}' : null;
			const answer = await ask("tags?name=eq.nothing", { method, body, headers: { [name]: value } });
			expect(await leakOf(answer), method).toBeNull();
		}
	});

	test("is refused by a hosted project before each request", async () => {
		const headers = JSON.stringify({ [name.toLowerCase()]: value });
		const asked = fixture.sql.begin(async (sql) => {
			await sql`select set_config('request.headers', ${headers}, true)`;
			await sql`set local role anon`;
			await sql`select public.refuse_estimated_counts()`;
		});
		await expect(asked).rejects.toMatchObject({ code: "PT400" });
	});
});

test.each([
	["Prefer", "count=exact"],
	["Accept", "application/json"],
	["Accept", "text/csv"],
	["Accept", "*/*"],
])("is answered as before: %s: %s", async (name, value) => {
	expect((await ask("tags?select=name&limit=1", { headers: { [name]: value } })).status).toBeLessThan(300);
});

test("the search plans by estimates of all rows, and returns the number of rows that the visitor may see", async () => {
	const word = `quokka${Date.now()}`;
	for (let number = 0; number < 2; number++) await makeScript(fixture, "published", undefined, `${word} ${number}`);
	for (let number = 0; number < 30; number++) await makeScript(fixture, "draft", undefined, `${word} draft ${number}`);
	await fixture.sql`analyze public.bookmarklets`;
	const { data, error } = await fixture.people.anon.hub.rpc("search_scripts", { p_term: word });
	expect(error).toBeNull();
	expect(data?.map(({ title, total_count }) => ({ title, total_count })).toSorted(byTitle)).toEqual([
		{ title: `${word} 0`, total_count: 2 },
		{ title: `${word} 1`, total_count: 2 },
	]);
});

const byTitle = (one: { title: string | null }, other: { title: string | null }) =>
	String(one.title).localeCompare(String(other.title));
