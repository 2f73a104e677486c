import type { Sql, TransactionSql } from "postgres";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { sql } = fixture;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

type Somebody = Awaited<ReturnType<typeof newcomer>>;
interface Reservation {
	used: number;
	day: string;
	preferred_model: string | null;
	preferred_language: string;
}
const reserve = async (
	{ id }: Somebody,
	limit: number | null,
	name = "generate-bookmarklet",
	action = "generate_script",
	connection: Sql | TransactionSql = sql,
) => {
	const [row] = await connection<Reservation[]>`
		select used, day::text, preferred_model, preferred_language
		from public.reserve_generation(${id}, ${name}, ${action}, ${limit})`;
	if (!row) throw new Error("Nothing was reserved.");
	return row;
};
const usageOf = async ({ id }: Somebody) => [
	...(await sql<{ function: string; requests: number; tokens: number; day: string }[]>`
		select function, requests, tokens::integer as tokens, day::text from public.ai_usage
		where user_id = ${id} order by day, function`),
];

test("the requests of all functions count together, of one person and one day", async () => {
	const [person, other] = [await newcomer(fixture), await newcomer(fixture)];
	expect(await reserve(person, 2)).toMatchObject({ used: 1 });
	expect(await reserve(person, 2, "generate-tags")).toMatchObject({ used: 2 });
	await expect(reserve(person, 2, "generate-script")).rejects.toMatchObject({
		code: "PT402",
		detail: expect.stringMatching(/"used" *: *2/),
	});
	expect(await reserve(other, 2)).toMatchObject({ used: 1 });
	expect((await usageOf(person)).map(({ function: name, requests }) => [name, requests])).toEqual([
		["generate-bookmarklet", 1],
		["generate-tags", 1],
	]);
	await sql`update public.ai_usage set day = day - 1 where user_id = ${person.id}`;
	expect(await reserve(person, 2)).toMatchObject({ used: 1 });
});

test("of requests at once, no more are reserved than the day has", async () => {
	const person = await newcomer(fixture);
	const made = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => reserve(person, 4, `generate-${at}`)));
	const used = made.flatMap((one) => (one.status === "fulfilled" ? [one.value.used] : []));
	expect(used.toSorted()).toEqual([1, 2, 3, 4]);
	const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason as { code: string }] : []));
	expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "PT402"));
});

test("a request waits for one that has not been committed, also with another rate limit", async () => {
	const person = await newcomer(fixture);
	const { second } = await sql.begin(async (transaction) => {
		await reserve(person, 1, "generate-script", "generate_script", transaction);
		const settled = reserve(person, 1, "generate-tags", "star").then(
			() => "reserved",
			({ code }: { code: string }) => code,
		);
		// Nothing is reserved before the transaction ends, however long it takes.
		const isWaiting = async () => {
			const rows = await sql`select from pg_locks where locktype = 'advisory' and not granted`;
			return rows.length > 0 || (await Promise.race([settled, Promise.resolve(null)])) !== null;
		};
		await expect.poll(isWaiting).toBe(true);
		return { second: settled };
	});
	expect(await second).toBe("PT402");
});

test("a limit of 0 refuses everything; without a limit nothing is counted, but the rate limit applies", async () => {
	const person = await newcomer(fixture);
	await expect(reserve(person, 0)).rejects.toMatchObject({ code: "PT402" });
	expect(await reserve(person, null)).toMatchObject({ used: 0 });
	expect(await usageOf(person)).toEqual([]);
	await sql`
		update private.rate_buckets set tokens = 0, updated_at = now() + interval '1 hour'
		where subject = ${`user:${person.id}`} and action = 'generate_script'`;
	await expect(reserve(person, null)).rejects.toMatchObject({ code: "PT429" });
	await expect(reserve(person, 5)).rejects.toMatchObject({ code: "PT429" });
	expect(await usageOf(person)).toEqual([]);
});

test("tokens are added to the day and function on which the request was reserved, and to no other row", async () => {
	const [person, other] = [await newcomer(fixture), await newcomer(fixture)];
	const { day } = await reserve(person, 5);
	await reserve(person, 5, "generate-tags");
	await reserve(other, 5);
	for (const tokens of [30, 12]) {
		await sql`select public.record_generation_tokens(${person.id}, 'generate-bookmarklet', ${day}, ${tokens})`;
	}
	expect(await usageOf(person)).toEqual([
		{ function: "generate-bookmarklet", requests: 1, tokens: 42, day },
		{ function: "generate-tags", requests: 1, tokens: 0, day },
	]);
	expect(await usageOf(other)).toMatchObject([{ tokens: 0 }]);
	await expect(
		sql`select public.record_generation_tokens(${person.id}, 'generate-tags', ${day}, -1)`,
	).rejects.toMatchObject({ code: "23514" });
});

test("model and language of the account are handed over", async () => {
	const person = await newcomer(fixture);
	expect(await reserve(person, 5)).toMatchObject({ preferred_model: null, preferred_language: "javascript" });
	await sql`
		insert into public.user_preferences (user_id, preferred_model, preferred_language)
		values (${person.id}, 'large', 'typescript')
		on conflict (user_id) do update set preferred_model = 'large', preferred_language = 'typescript'`;
	expect(await reserve(person, 5)).toMatchObject({ preferred_model: "large", preferred_language: "typescript" });
});

test("nobody counts for themselves: people read their own requests, and change none", async () => {
	const [person, other] = [await newcomer(fixture), await newcomer(fixture)];
	await reserve(person, 5);
	const usage = () => person.hub.from("ai_usage");
	expect((await usage().select("requests")).data).toEqual([{ requests: 1 }]);
	expect((await other.hub.from("ai_usage").select("requests")).data).toEqual([]);
	expect((await usage().update({ requests: 0 }).eq("user_id", person.id)).error?.code).toBe("42501");
	expect((await usage().delete().eq("user_id", person.id)).error?.code).toBe("42501");
	const args = { p_person: other.id, p_function: "generate-bookmarklet", p_action: "generate_script", p_limit: 1_000 };
	expect((await person.tables.rpc("reserve_generation", args)).error?.code).toBe("42501");
	expect(await usageOf(other)).toEqual([]);
});
