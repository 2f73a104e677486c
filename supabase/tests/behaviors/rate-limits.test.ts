import { afterAll, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

const message = { p_name: "Nora", p_email: "nora@example.org", p_subject: "Hello", p_message: "A question" };
const send = (person: Person, address?: string) => {
	const call = person.hub.rpc("send_contact_message", message);
	return address === undefined ? call : call.setHeader("x-forwarded-for", address);
};
const empty = (subject: string, action: string) => fixture.sql`
	insert into private.rate_buckets (subject, action, tokens, updated_at) values (${subject}, ${action}, 0, now())
	on conflict (subject, action) do update set tokens = 0, updated_at = now()`;

test("requests above the capacity fail with 429 and the seconds to wait, and the bucket refills over time", async () => {
	const person = await newcomer(fixture);
	for (let sent = 0; sent < 5; sent++) expect(await send(person)).toMatchObject({ error: null });
	const refused = await send(person);
	expect(refused).toMatchObject({ status: 429, error: { code: "PT429" } });
	const details: unknown = JSON.parse(refused.error?.details ?? "");
	// Five an hour: one token in 720 s, of which the requests above may have used up some.
	expect(details).toMatchObject({ action: "contact_message" });
	const seconds = Number((details as { retry_after_seconds: unknown }).retry_after_seconds);
	expect(seconds).toBeGreaterThan(600);
	expect(seconds).toBeLessThanOrEqual(720);
	expect(refused.error?.message).toBe(`Too many requests. Try again in ${seconds} seconds.`);

	await fixture.sql`update private.rate_buckets set updated_at = updated_at - interval '12 minutes' where subject = ${`user:${person.id}`}`;
	expect(await send(person)).toMatchObject({ error: null });
	expect(await send(person)).toMatchObject({ status: 429 });
});

test("a bucket never exceeds its capacity, however long it was unused", async () => {
	const person = await newcomer(fixture);
	await send(person);
	await fixture.sql`update private.rate_buckets set updated_at = now() - interval '1 year' where subject = ${`user:${person.id}`}`;
	await send(person);
	const [bucket] = await fixture.sql`select tokens from private.rate_buckets where subject = ${`user:${person.id}`}`;
	expect(bucket?.tokens).toBe(4);
});

test("each person and each network has a bucket of its own", async () => {
	const [one, two] = [await newcomer(fixture), await newcomer(fixture)];
	await empty(`user:${one.id}`, "contact_message");
	expect(await send(one)).toMatchObject({ status: 429 });
	expect(await send(two)).toMatchObject({ error: null });

	const { anon } = fixture.people;
	await empty("address:203.0.113.0/24", "contact_message");
	expect(await send(anon, "203.0.113.7")).toMatchObject({ status: 429 });
	expect(await send(anon, "203.0.113.250")).toMatchObject({ status: 429 });
	// Only the entry of the nearest proxy counts; what a client writes before it does not.
	expect(await send(anon, "198.51.100.1, 203.0.113.9")).toMatchObject({ status: 429 });
	expect(await send(anon, "198.51.100.1")).toMatchObject({ error: null });
	await empty("address:2001:db8:1::/56", "contact_message");
	expect(await send(anon, "2001:db8:1::42")).toMatchObject({ status: 429 });
	expect(await send(anon, "2001:db8:2::42")).toMatchObject({ error: null });
	expect((await send(anon, "'; drop table x; --")).error?.code ?? null).toBeNull();
});

test("only the header that the platform overwrites names a visitor's address", async () => {
	const addressOf = async (headers: Readonly<Record<string, string>>) =>
		(await fixture.sql`select host(private.address_of(${fixture.sql.json(headers)})) as address`)[0]?.address;
	const forged = { "x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.2", "true-client-ip": "198.51.100.3" };
	expect(await addressOf({ ...forged, "cf-connecting-ip": "203.0.113.7" })).toBe("203.0.113.7");
	expect(await addressOf(forged)).toBeNull();
	for (const name of Object.keys(forged)) expect(await addressOf({ [name]: "198.51.100.1" })).toBeNull();
	expect(await addressOf({ ...forged, "cf-connecting-ip": "somewhere" })).toBeNull();
});

test("a refused attempt has no effect and takes no token", async () => {
	const person = await newcomer(fixture);
	const { id } = await makeScript(fixture);
	await empty(`user:${person.id}`, "record_install");
	await fixture.sql`update private.rate_buckets set updated_at = now() + interval '1 hour' where subject = ${`user:${person.id}`}`;
	const install = () => person.hub.rpc("record_install", { p_bookmarklet_id: id, p_source: "copy" });
	expect([(await install()).status, (await install()).status]).toEqual([429, 429]);
	const [row] = await fixture.sql`
		select script.install_count, bucket.tokens from public.bookmarklets as script, private.rate_buckets as bucket
		where script.id = ${id} and bucket.subject = ${`user:${person.id}`} and bucket.action = 'record_install'`;
	expect(row).toEqual({ install_count: 0, tokens: 0 });
});

test("buckets that have long been full are deleted", async () => {
	await fixture.sql`
		insert into private.rate_buckets (subject, action, tokens, updated_at)
		values ('user:gone', 'star', 0, now() - interval '2 days'), ('user:here', 'star', 0, now() - interval '1 hour')`;
	await send(await newcomer(fixture));
	const left = await fixture.sql`select subject from private.rate_buckets where subject in ('user:gone', 'user:here')`;
	expect(left).toEqual([{ subject: "user:here" }]);
	await fixture.sql`delete from private.rate_buckets where subject = 'user:here'`;
});

test("concurrent attempts share one bucket", async () => {
	const person = await newcomer(fixture);
	const answers = await Promise.all(Array.from({ length: 9 }, () => send(person)));
	expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test("a batch counts by its rows, and one above the capacity is refused with a message that says so", async () => {
	const person = await newcomer(fixture);
	const follow = async (count: number) => {
		const rows = await fixture.sql<{ followed_id: string }[]>`
			with made as (insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.org'
				from generate_series(1, ${count}) returning id) select id as followed_id from made`;
		return person.hub.from("follows").insert([...rows]);
	};
	expect(await follow(100)).toMatchObject({ status: 201 });
	expect(await follow(30)).toMatchObject({ status: 429 });
	expect(await follow(121)).toMatchObject({ status: 413, error: { code: "PT413" } });
});
