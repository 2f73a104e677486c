import type postgres from "postgres";
import type { Fixture, Row } from "../support/fixture.ts";
import type { PersonName } from "../support/people.ts";
import { expectTrue, isRefusal, sameRow } from "./rows.ts";

/**
 * Writes to all rows of a relation as `person`, without a filter, and checks that the owner's row is unchanged.
 * A statement with a filter is also restricted by the policy for SELECT; one without is restricted by its own policy alone.
 * Bypasses the REST layer, which refuses writes without a filter, and is rolled back.
 */
export async function expectNoBlindWrite(
	fixture: Fixture,
	person: PersonName,
	relation: string,
	key: Row,
	patch: Row | null,
) {
	const undone = new Error("rolled back on purpose");
	const attempt = fixture.sql.begin(async (sql) => {
		const before = await rowWithin(sql, relation, key);
		// The statement also reaches the person's own rows, perhaps more than one may change in an hour.
		await sql`update private.rate_limits set capacity = 1000000`;
		await sql`delete from private.rate_buckets where subject = ${`user:${fixture.people[person].id}`}`;
		await sql`select set_config('request.jwt.claim.sub', ${fixture.people[person].id ?? ""}, true)`;
		await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: fixture.people[person].id })}, true)`;
		await sql.unsafe(`set local role ${person === "anon" ? "anon" : "authenticated"}`);
		if (patch === null) await sql`delete from public.${sql(relation)}`;
		else await sql`update public.${sql(relation)} set ${sql(patch as Record<string, string>)}`;
		await sql`reset role`;
		expectTrue(sameRow(before, await rowWithin(sql, relation, key)), `${person} changed it without naming it.`);
		throw undone;
	});
	await attempt.catch((thrown: unknown) => {
		const refused = thrown instanceof Error && "code" in thrown && typeof thrown.code === "string";
		if (thrown !== undone && !(refused && isRefusal({ code: String(thrown.code), message: thrown.message })))
			throw thrown;
	});
}

async function rowWithin(sql: postgres.TransactionSql, relation: string, key: Row): Promise<Row | null> {
	const conditions = Object.entries(key).map(([column, value]) => sql`and ${sql(column)}::text = ${String(value)}`);
	const rows = await sql<{ row: Row }[]>`
		select to_jsonb(relation) as row from public.${sql(relation)} as relation where true ${conditions}`;
	return rows[0]?.row ?? null;
}
