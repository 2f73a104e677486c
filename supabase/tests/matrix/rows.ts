import { isDeepStrictEqual } from "node:util";
import type postgres from "postgres";
import { type Fixture, idOf, type Row } from "../support/fixture.ts";
import type { PersonName } from "../support/people.ts";

/**
 * Reads a row as the superuser, without policies; null when it does not exist.
 * @param seenAs for views that depend on the current user: a person who sees the row
 */
export async function rowPastPolicies(
	fixture: Fixture,
	relation: string,
	key: Row,
	seenAs?: PersonName,
): Promise<Row | null> {
	const read = async (sql: postgres.ISql) => {
		const conditions = Object.entries(key).map(([column, value]) => sql`and ${sql(column)}::text = ${String(value)}`);
		const rows = await sql<{ row: Row }[]>`
			select to_jsonb(relation) as row from public.${sql(relation)} as relation where true ${conditions}`;
		return rows[0]?.row ?? null;
	};
	if (seenAs === undefined) return read(fixture.sql);
	return fixture.sql.begin(async (sql) => {
		await sql`select set_config('request.jwt.claim.sub', ${idOf(fixture, seenAs)}, true)`;
		return read(sql);
	});
}

export async function countRows(fixture: Fixture, relation: string): Promise<number> {
	const [row] = await fixture.sql<{ count: number }[]>`select count(*)::integer from public.${fixture.sql(relation)}`;
	return row?.count ?? 0;
}

export const sameRow = (one: Row | null, other: Row | null): boolean => isDeepStrictEqual(one, other);

export function show(error: { code: string; message: string } | null): string {
	return error === null ? "no error" : `${error.code} ${error.message}`;
}

export function expectTrue(condition: boolean, message: string): asserts condition {
	if (!condition) throw new Error(message);
}

/** True for a missing privilege, a policy and a read-only view; other errors are no refusals. */
export const isRefusal = (error: { code: string; message: string } | null): boolean =>
	error !== null && (error.code === "42501" || (error.code === "55000" && error.message.includes("view")));

export const title = (relation: string, sample: string, verb: string, person: PersonName, may: boolean): string =>
	`${relation} (${sample}): ${person} ${may ? "may" : "may not"} ${verb}`;
