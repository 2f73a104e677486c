import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createFixture, forgetRates, newcomer } from "../support/fixture.ts";
import { signUpPeople } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";

// A database of its own with the shipped limits.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});
beforeEach(() => forgetRates(fixture));

type Somebody = Awaited<ReturnType<typeof agreeing>>;
async function agreeing() {
	const person = await newcomer(fixture);
	await sql`insert into public.usage_consents (user_id, agreed) values (${person.id}, true)`;
	const session_id = randomUUID();
	await sql`insert into public.user_sessions (session_id, user_id) values (${session_id}, ${person.id})`;
	return { ...person, session_id };
}
const refused = (action: string) => ({
	status: 429,
	error: { code: "PT429", details: expect.stringContaining(`"action" : "${action}"`) },
});
/** Events as large as a row takes them. */
const largeEvents = ({ id, session_id }: Somebody, count: number) =>
	Array.from({ length: count }, () => ({
		session_id,
		user_id: id,
		event_type: "click",
		event_category: "x".repeat(100),
		event_action: "y".repeat(100),
		event_label: "z".repeat(500),
		page_url: "p".repeat(2048),
		properties: { text: "€".repeat(2700) },
	}));
const storedBytes = async ({ id }: Somebody) => {
	const [row] = await sql<{ bytes: number }[]>`
		select coalesce(sum(octet_length(event::text)), 0)::integer as bytes from public.user_events as event where user_id = ${id}`;
	return row?.bytes ?? 0;
};

describe("usage statistics", () => {
	test("of one account store 4 MB at most, in however many requests at once", async () => {
		const person = await agreeing();
		const answers = await Promise.all(
			Array.from({ length: 30 }, () => person.hub.from("user_events").insert(largeEvents(person, 20))),
		);
		const errors = answers.filter(({ error }) => error !== null);
		expect(errors.length).toBeGreaterThan(5);
		for (const answer of errors) expect(answer).toMatchObject(refused("usage_kb"));
		expect(await storedBytes(person)).toBeLessThan(4_300_000);
		expect(await storedBytes(person)).toBeGreaterThan(3_000_000);
	});

	test("of many accounts count for their network together", async () => {
		await sql`update private.rate_limits set capacity = 300 where action = 'usage_kb_of_network'`;
		const people = await Promise.all(Array.from({ length: 4 }, agreeing));
		const answers = await Promise.all(
			people.map((person, index) =>
				person.hub
					.from("user_events")
					.insert(largeEvents(person, 10))
					.setHeader("x-forwarded-for", `203.0.113.${index + 1}`),
			),
		);
		await sql`update private.rate_limits set capacity = 40960 where action = 'usage_kb_of_network'`;
		const errors = answers.filter(({ error }) => error !== null);
		expect(errors).toHaveLength(2);
		for (const answer of errors) expect(answer).toMatchObject(refused("usage_kb_of_network"));
	});

	test("have at most 1,000 events in an hour, 60 sessions and 200 steps", async () => {
		const person = await agreeing();
		const event = {
			session_id: person.session_id,
			user_id: person.id,
			event_type: "a",
			event_category: "b",
			event_action: "c",
		};
		const events = (count: number) => person.hub.from("user_events").insert(Array.from({ length: count }, () => event));
		expect(await events(1000)).toMatchObject({ error: null });
		expect(await events(60)).toMatchObject(refused("usage_event"));
		const sessions = (count: number) =>
			person.hub
				.from("user_sessions")
				.insert(Array.from({ length: count }, () => ({ session_id: randomUUID(), user_id: person.id })));
		expect(await sessions(60)).toMatchObject({ error: null });
		expect(await sessions(5)).toMatchObject(refused("usage_session"));
		const steps = (count: number) =>
			person.hub.from("user_journey").insert(
				Array.from({ length: count }, () => ({
					user_id: person.id,
					journey_type: "a",
					step_name: randomUUID(),
					step_number: 1,
				})),
			);
		expect(await steps(200)).toMatchObject({ error: null });
		expect(await steps(15)).toMatchObject(refused("usage_journey"));
	});

	test("count changes of sessions and steps, by number and by size", async () => {
		const person = await agreeing();
		const change = (exit_page: string) =>
			person.hub.from("user_sessions").update({ exit_page }).eq("session_id", person.session_id);
		expect(await change("/explore")).toMatchObject({ error: null });
		await sql`update private.rate_buckets set tokens = 0, updated_at = now() + interval '1 minute' where action = 'usage_change'`;
		expect(await change("/")).toMatchObject(refused("usage_change"));
		await forgetRates(fixture);
		expect(await change("/explore")).toMatchObject({ error: null });
		await sql`update private.rate_buckets set tokens = 1.5, updated_at = now() + interval '1 minute' where action = 'usage_kb'`;
		expect(await change("/".repeat(2000))).toMatchObject(refused("usage_kb"));
		await forgetRates(fixture);
		await person.hub
			.from("user_journey")
			.insert({ user_id: person.id, journey_type: "a", step_name: "b", step_number: 1 });
		await sql`update private.rate_buckets set tokens = 1.5, updated_at = now() + interval '1 minute' where action = 'usage_kb'`;
		const metadata = { text: "x".repeat(5000) };
		expect(await person.hub.from("user_journey").update({ metadata }).eq("user_id", person.id)).toMatchObject(
			refused("usage_kb"),
		);
	});
});
