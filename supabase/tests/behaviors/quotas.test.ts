import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createFixture, forgetRates, newcomer } from "../support/fixture.ts";
import { signUpPeople } from "../support/people.ts";
import { save, saving, valid } from "../support/save.ts";
import { startTestBackend } from "../support/test-backend.ts";

// Uses a database of its own with the shipped limits: the shared one has them lifted.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});
beforeEach(() => forgetRates(fixture));

type Somebody = Awaited<ReturnType<typeof newcomer>>;
const MEGABYTE = 1024 * 1024;

const tooMany = (limit: string, text: string) => ({
	status: 409,
	error: {
		code: "PT409",
		message: `This would exceed the limit of ${text} for one account. Delete what you no longer need, then save again.`,
		details: expect.stringContaining(`"limit" : "${limit}"`),
	},
});

/** Inserts scripts as they are after saving, without the rate limit. */
async function giveScripts(person: Somebody, count: number): Promise<void> {
	await sql`
		insert into public.bookmarklets (title, short_description, slug, owner_id)
		select 'Sample', 'A sample for the tests.', 'sample-' || number, ${person.id} from generate_series(1, ${count}) as number`;
}
async function giveRecordings(person: Somebody, count: number, bytes = 10): Promise<void> {
	await sql`
		insert into public.action_recordings (user_id, title, url, recording_data, duration_ms, actions_count)
		select ${person.id}, 'Sample', 'https://example.org/', repeat('x', ${bytes}), 1, 1 from generate_series(1, ${count})`;
}
const recording = (bytes = 10) => ({
	title: "Sample",
	url: "https://example.org/",
	recording_data: "x".repeat(bytes),
	duration_ms: 1,
	actions_count: 1,
});
const record = (person: Somebody, rows: ReturnType<typeof recording>[] = [recording()]) =>
	person.hub.from("action_recordings").insert(rows);
const code = (bytes: number) => `javascript:'${randomUUID()}${"x".repeat(bytes)}'`;

async function countOf(person: Somebody): Promise<{ scripts: number; recordings: number; storage: number }> {
	const [row] = await sql<{ scripts: number; recordings: number; storage: number }[]>`
		select private.amount_kept(${person.id}, 'scripts')::integer as scripts,
			private.amount_kept(${person.id}, 'recordings')::integer as recordings,
			private.amount_kept(${person.id}, 'storage')::double precision as storage`;
	if (!row) throw new Error("Nothing was counted.");
	return row;
}
const accepted = (answers: readonly { readonly error: unknown }[]) =>
	answers.filter(({ error }) => error === null).length;

describe("500 scripts", () => {
	test("concurrent saves and forks do not exceed the limit", async () => {
		const person = await newcomer(fixture);
		const original = await save(fixture.people.other);
		await giveScripts(person, 497);
		const fork = () =>
			person.hub.rpc("fork_script", {
				p_bookmarklet_id: original.id,
				p_title: "A copy of it",
				p_description: "The same with another name.",
			});
		const answers = await Promise.all([
			...Array.from({ length: 6 }, () => saving(person, { ...valid, p_code: code(10) })),
			...Array.from({ length: 6 }, fork),
		]);
		expect(accepted(answers)).toBe(3);
		for (const answer of answers) if (answer.error) expect(answer).toMatchObject(tooMany("scripts", "500 scripts"));
		expect((await countOf(person)).scripts).toBe(500);
	});

	test("an account at the limit can change and delete its scripts, and save again afterwards", async () => {
		const person = await newcomer(fixture);
		const own = await save(person);
		await giveScripts(person, 499);
		const update = { p_id: own.id, p_base_version_id: own.version_id };
		const changed = await saving(person, { ...valid, ...update, p_code: code(10) });
		expect(changed.error).toBeNull();
		expect(await saving(person, { ...valid, p_publish: false })).toMatchObject(tooMany("scripts", "500 scripts"));
		await person.hub.rpc("delete_script", { p_id: own.id });
		expect((await saving(person, valid)).error).toBeNull();
		expect(await person.hub.rpc("undelete_scripts", { p_ids: [own.id] })).toMatchObject(
			tooMany("scripts", "500 scripts"),
		);
		expect(await save(await newcomer(fixture))).toMatchObject({ semver: "1.0.0" });
	});
});

describe("1,000 recordings", () => {
	test("concurrent single inserts and batches do not exceed the limit", async () => {
		const person = await newcomer(fixture);
		await giveRecordings(person, 995);
		const answers = await Promise.all([
			...Array.from({ length: 8 }, () => record(person)),
			...Array.from({ length: 4 }, () => record(person, [recording(), recording(), recording()])),
		]);
		expect(accepted(answers)).toBeGreaterThan(1);
		for (const answer of answers)
			if (answer.error) expect(answer).toMatchObject(tooMany("recordings", "1,000 recordings"));
		const { recordings } = await countOf(person);
		expect(recordings).toBeGreaterThan(997);
		expect(recordings).toBeLessThanOrEqual(1000);
	});
});

describe("256 MB", () => {
	test("concurrent scripts, versions and recordings do not exceed the limit", async () => {
		const person = await newcomer(fixture);
		const own = await save(person);
		await giveRecordings(person, 127, 2 * MEGABYTE);
		const update = { p_id: own.id, p_base_version_id: own.version_id };
		const answers = await Promise.all([
			saving(person, { ...valid, p_code: code(900_000) }),
			saving(person, { ...valid, ...update, p_code: code(900_000) }),
			saving(person, { ...valid, p_code: code(900_000) }),
			record(person, [recording(900_000)]),
			record(person, [recording(900_000)]),
		]);
		expect(accepted(answers)).toBe(2);
		for (const answer of answers)
			if (answer.error) expect(answer).toMatchObject(tooMany("storage", "256 MB of storage"));
		expect((await countOf(person)).storage).toBeLessThanOrEqual(256);
	});

	test("larger content is refused, smaller content and renaming are not", async () => {
		const person = await newcomer(fixture);
		await giveRecordings(person, 127, 2 * MEGABYTE - 1024);
		await giveRecordings(person, 2, MEGABYTE - 1024);
		const [row] = await sql<{ id: string }[]>`
			select id from public.action_recordings where user_id = ${person.id} order by octet_length(recording_data) limit 1`;
		const change = (values: Partial<ReturnType<typeof recording>>) =>
			person.hub
				.from("action_recordings")
				.update(values)
				.eq("id", row?.id ?? "");
		expect(await change({ recording_data: "x".repeat(1.5 * MEGABYTE) })).toMatchObject(
			tooMany("storage", "256 MB of storage"),
		);
		expect(await record(person)).toMatchObject(tooMany("storage", "256 MB of storage"));
		expect(await change({ title: "Renamed" })).toMatchObject({ error: null });
		expect(await change({ recording_data: "short" })).toMatchObject({ error: null });
		expect(await record(person)).toMatchObject({ error: null });
	});

	test("many small versions count as well", async () => {
		const person = await newcomer(fixture);
		const own = await save(person);
		await sql`
			insert into public.versions (bookmarklet_id, semver, code_blob_url)
			select ${own.id}, '2.0.' || number, 'javascript:0' from generate_series(1, 1024) as number`;
		expect((await countOf(person)).storage).toBeGreaterThan(1);
	});
});

describe("60 updates an hour", () => {
	test("of recordings, apart from new ones", async () => {
		const person = await newcomer(fixture);
		await giveRecordings(person, 1);
		const rename = () => person.hub.from("action_recordings").update({ title: "Renamed" }).eq("user_id", person.id);
		const answers = await Promise.all(Array.from({ length: 64 }, rename));
		// A bucket fills by one a minute.
		expect(accepted(answers)).toBeGreaterThanOrEqual(60);
		expect(accepted(answers)).toBeLessThanOrEqual(62);
		expect(await record(person)).toMatchObject({ status: 429, error: { code: "PT429" } });
	});

	test("of scripts: saved or restored", async () => {
		const person = await newcomer(fixture);
		const own = await save(person);
		await sql`update private.rate_buckets set tokens = 0, updated_at = now() where subject = ${`user:${person.id}`}`;
		const update = { p_id: own.id, p_base_version_id: own.version_id };
		expect(await saving(person, { ...valid, ...update })).toMatchObject({ status: 429 });
		expect(
			await person.hub.rpc("restore_version", { p_version_id: own.version_id, p_base_version_id: own.version_id }),
		).toMatchObject({ status: 429 });
	});

	test("publishing, withdrawing, deleting and restoring share a bucket that is enough to undo what was done with all scripts", async () => {
		const person = await newcomer(fixture);
		await giveScripts(person, 500);
		const rows = await sql<{ id: string }[]>`select id from public.bookmarklets where owner_id = ${person.id}`;
		const p_ids = rows.map(({ id }) => id);
		expect((await person.hub.rpc("delete_scripts", { p_ids })).error).toBeNull();
		expect((await countOf(person)).scripts).toBe(0);
		expect((await person.hub.rpc("undelete_scripts", { p_ids })).error).toBeNull();
		expect((await countOf(person)).scripts).toBe(500);
		expect(await person.hub.rpc("publish_scripts", { p_ids, p_published: true })).toMatchObject({
			status: 429,
			error: { code: "PT429" },
		});
		const tooMany = { p_ids: Array.from({ length: 1001 }, () => randomUUID()), p_published: true };
		expect(await person.hub.rpc("publish_scripts", tooMany)).toMatchObject({ error: { code: "PT413" } });
	});

	test.each(["profile", "review", "collection", "recording", "synced_script"])(
		"an empty bucket stops updates: %s",
		async (action) => {
			const person = await newcomer(fixture);
			const script = await save(fixture.people.owner);
			await giveRecordings(person, 1);
			await sql`insert into public.collections (owner_id, title) values (${person.id}, 'Sample')`;
			await sql`insert into public.scripts (author_id, name, code) values (${person.id}, 'Sample', 'void 0')`;
			await sql`
			insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment)
			values (${script.id}, ${person.id}, 3, 'It does what it says.')`;
			const updates = {
				profile: () => person.hub.from("profiles").update({ bio: "Hello" }).eq("user_id", person.id),
				review: () => person.hub.from("bookmarklet_reviews").update({ rating: 1 }).eq("user_id", person.id),
				collection: () => person.hub.from("collections").update({ title: "Other" }).eq("owner_id", person.id),
				recording: () => person.hub.from("action_recordings").update({ title: "Other" }).eq("user_id", person.id),
				synced_script: () => person.hub.from("scripts").update({ name: "Other" }).eq("author_id", person.id),
			} as const;
			const update = updates[action as keyof typeof updates];
			expect(await update()).toMatchObject({ error: null });
			await sql`
			update private.rate_buckets set tokens = 0, updated_at = now() + interval '1 minute'
			where subject = ${`user:${person.id}`} and action = ${action}`;
			expect(await update()).toMatchObject({ status: 429, error: { code: "PT429" } });
		},
	);

	test("a vote on a review, which changes the review's counts, is not counted as an update", async () => {
		const [author, voter] = [await newcomer(fixture), await newcomer(fixture)];
		const script = await save(fixture.people.owner);
		await author.hub
			.from("bookmarklet_reviews")
			.insert({ bookmarklet_id: script.id, rating: 3, comment: "It does what it says." });
		const { data } = await author.hub.from("bookmarklet_reviews").select("id").eq("user_id", author.id).single();
		await voter.hub.from("review_votes").insert({ review_id: data?.id ?? "", is_helpful: true });
		const buckets =
			await sql`select action from private.rate_buckets where subject = ${`user:${voter.id}`} order by action`;
		expect(buckets).toEqual([{ action: "review_vote" }]);
	});
});

test("docs/limits.md lists every limit of the database as it is", async () => {
	const number = new Intl.NumberFormat("en-US");
	const limits = await sql<{ name: string; amount: string; unit: string }[]>`select * from private.limits`;
	const rates = await sql<{ action: string; capacity: number; per_hour: number }[]>`
		select action, capacity, round(refill_per_second * 3600)::integer as per_hour from private.rate_limits`;
	const timeouts = await sql<{ role: string; limit: string }[]>`
		select rolname as role, substring(setting from 'statement_timeout=(.*)') as limit
		from pg_db_role_setting join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
		where setdatabase = 0 and setting like 'statement_timeout=%'`;
	const texts = await sql<{ name: string; bytes: string }[]>`
		select replace(replace(conname, 'versions_', ''), 'action_recordings_data', 'recording_data') as name,
			substring(pg_get_constraintdef(oid) from '([0-9]{7,8})') as bytes
		from pg_constraint where conname in ('versions_code', 'versions_flow', 'action_recordings_data')`;
	const sizes = [{ name: "body", bytes: MAX_BODY_BYTES }, ...texts];
	const expected = [
		...sizes.map(({ name, bytes }) => [name, `${Number(bytes) / MEGABYTE} MB`]),
		...limits.map(({ name, amount, unit }) => [name, `${number.format(Number(amount))} ${unit}`]),
		...rates.map(({ action, capacity, per_hour }) => [action, number.format(capacity), number.format(per_hour)]),
		...timeouts.map(({ role, limit }) => [role, limit.replace(/s$/, " s")]),
	].map((cells) => [`\`${cells[0]}\``, ...cells.slice(1)].join(" | "));
	const documented = readFileSync(new URL("../../../docs/limits.md", import.meta.url), "utf8")
		.split("\n")
		// The limits of test runs are compared in test-runs.test.ts.
		.filter((line) => line.startsWith("| `") && !line.startsWith("| `testRunLimits."))
		.map((line) => {
			const cells = line.split("|").map((cell) => cell.trim());
			// The last cell describes the purpose.
			return cells.slice(1, -2).join(" | ");
		});
	expect(documented.toSorted()).toEqual(expected.toSorted());
});
