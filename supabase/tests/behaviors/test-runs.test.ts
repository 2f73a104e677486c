import { readFileSync } from "node:fs";
import { testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import postgres from "postgres";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createFixture, forgetRates, newcomer } from "../support/fixture.ts";
import { signUpPeople } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";

// Uses a database of its own with the shipped limits: the shared one has them lifted.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});
beforeEach(() => forgetRates(fixture));

type Somebody = Awaited<ReturnType<typeof newcomer>>;
const take = ({ id }: Somebody) => sql`select public.take_test_run(${id})`;
const giveBack = ({ id }: Somebody) => sql`select public.give_back_test_run(${id})`;
const tokensOf = async ({ id }: Somebody) => {
	const [row] = await sql<{ tokens: number }[]>`
		select tokens from private.rate_buckets where subject = ${`user:${id}`} and action = 'test_bookmarklet'`;
	return row?.tokens ?? null;
};

test("a person has twenty runs; of more at once, no more are taken", async () => {
	const [person, other] = [await newcomer(fixture), await newcomer(fixture)];
	const taken = await Promise.allSettled(Array.from({ length: testRunLimits.perHour + 5 }, () => take(person)));
	expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(testRunLimits.perHour);
	await expect(take(person)).rejects.toMatchObject({
		code: "PT429",
		detail: expect.stringMatching(/"retry_after_seconds" *: *(?:1[678]\d|180)/),
	});
	await take(other);
});

test("a token that is given back can be taken again, and no bucket holds more than its capacity", async () => {
	const person = await newcomer(fixture);
	await giveBack(person);
	expect(await tokensOf(person)).toBeNull();
	for (let run = 0; run < testRunLimits.perHour; run++) await take(person);
	await giveBack(person);
	await take(person);
	await expect(take(person)).rejects.toMatchObject({ code: "PT429" });
	for (let run = 0; run < testRunLimits.perHour + 5; run++) await giveBack(person);
	expect(await tokensOf(person)).toBe(testRunLimits.perHour);
});

test("giving back changes no other bucket, and nobody gives back to themselves", async () => {
	const [person, other] = [await newcomer(fixture), await newcomer(fixture)];
	for (const one of [person, other]) await take(one);
	await sql`select private.take_token_of(${`user:${person.id}`}, 'star')`;
	const before = await sql`select * from private.rate_buckets order by subject, action`;
	await giveBack(person);
	const after = await sql`select * from private.rate_buckets order by subject, action`;
	const changed = after.filter((row, at) => row.tokens !== before[at]?.tokens);
	expect(changed).toMatchObject([{ subject: `user:${person.id}`, action: "test_bookmarklet" }]);
	for (const name of ["take_test_run", "give_back_test_run"]) {
		expect((await person.tables.rpc(name, { p_person: person.id })).error?.code).toBe("42501");
	}
});

/** Units of `testRunLimits` in the documentation; a function where the number is written in another one. */
const UNITS: Readonly<Record<keyof typeof testRunLimits, string | ((amount: number) => string)>> = {
	code: "characters",
	url: "characters",
	durationMs: (ms) => `${ms / 1000} s`,
	loadMs: (ms) => `${ms / 1000} s`,
	perHour: "runs",
	atOnce: "runs",
	waiting: "runs",
	bytes: (bytes) => `${bytes / 1_000_000} MB`,
	memoryMb: "MB",
	logs: "lines",
	logText: "characters",
	errors: "errors",
	errorText: "characters",
	requests: "requests",
	hosts: "hosts",
	picture: "characters",
};

test("docs/limits.md lists the limits of test runs as they are, and the database has the one of an hour", async () => {
	const number = new Intl.NumberFormat("en-US");
	const expected = Object.entries(testRunLimits).map(([name, amount]) => {
		const unit = UNITS[name as keyof typeof testRunLimits];
		return `\`testRunLimits.${name}\` | ${typeof unit === "string" ? `${number.format(amount)} ${unit}` : unit(amount)}`;
	});
	const documented = readFileSync(new URL("../../../docs/limits.md", import.meta.url), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("| `testRunLimits."))
		// The last cell describes what counts.
		.map((line) =>
			line
				.split("|")
				.slice(1, -2)
				.map((cell) => cell.trim())
				.join(" | "),
		);
	expect(documented).toEqual(expected);
	const limits = await sql`
		select capacity, round(refill_per_second * 3600)::integer as per_hour from private.rate_limits
		where action = 'test_bookmarklet'`;
	expect(limits).toEqual([{ capacity: testRunLimits.perHour, per_hour: testRunLimits.perHour }]);
});
