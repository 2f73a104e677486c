import { isDeepStrictEqual } from "node:util";
import type postgres from "postgres";
import type { PersonName } from "../support/people.ts";
import { idOf, type Row, type World } from "../support/world.ts";

/**
 * The row as it is, past all policies; null when it is not there.
 * @param seenAs for views that ask who is looking: the one to whom they show it
 */
export async function trueRow(world: World, relation: string, key: Row, seenAs?: PersonName): Promise<Row | null> {
	const read = async (sql: postgres.ISql) => {
		const conditions = Object.entries(key).map(([column, value]) => sql`and ${sql(column)}::text = ${String(value)}`);
		const rows = await sql<{ row: Row }[]>`
			select to_jsonb(relation) as row from public.${sql(relation)} as relation where true ${conditions}`;
		return rows[0]?.row ?? null;
	};
	if (seenAs === undefined) return read(world.sql);
	return world.sql.begin(async (sql) => {
		await sql`select set_config('request.jwt.claim.sub', ${idOf(world, seenAs)}, true)`;
		return read(sql);
	});
}

export async function countRows(world: World, relation: string): Promise<number> {
	const [row] = await world.sql<{ count: number }[]>`select count(*)::integer from public.${world.sql(relation)}`;
	return row?.count ?? 0;
}

export const sameRow = (one: Row | null, other: Row | null): boolean => isDeepStrictEqual(one, other);

export function show(error: { code: string; message: string } | null): string {
	return error === null ? "no error" : `${error.code} ${error.message}`;
}

export function expectTrue(condition: boolean, message: string): asserts condition {
	if (!condition) throw new Error(message);
}

/** A missing privilege or a policy, or a view that cannot be written by anybody; any other error is not a refusal. */
export const isRefusal = (error: { code: string; message: string } | null): boolean =>
	error !== null && (error.code === "42501" || (error.code === "55000" && error.message.includes("view")));

export const title = (relation: string, sample: string, verb: string, person: PersonName, may: boolean): string =>
	`${relation} (${sample}): ${person} ${may ? "may" : "may not"} ${verb}`;
