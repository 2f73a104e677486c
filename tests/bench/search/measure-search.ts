import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSearch } from "@scriptorium/hub-data/search/parse-search";
import { startLocalBackend } from "@scriptorium/supabase/local/backend";
import postgres, { type Sql } from "postgres";
import { readWishes } from "../../fixtures/everyday-wishes/read-wishes.ts";
import { countedQueries, type SearchQuery, tuningQueries } from "./queries.ts";

/** The orders that are measured: what a typed query gets, and the order of lists without a query. */
const sorts = ["best_match", "popular"] as const;
export type MeasuredSort = (typeof sorts)[number];

/** `wishes`: searches of laypeople, written without knowledge of the catalog (`tests/fixtures/everyday-wishes`). */
export type SearchSet = "tuning" | "counted" | "wishes";

export interface MeasuredQuery extends SearchQuery {
	readonly set: SearchSet;
	readonly sort: MeasuredSort;
	/** Slugs of the first three results. */
	readonly found: readonly string[];
	/** Place of the first wanted script, from 1; null if it is not among the first three. */
	readonly place: number | null;
}

/** Starts a backend with the seeds in a folder of its own, searches, and removes it. */
export async function measureSearch(): Promise<readonly MeasuredQuery[]> {
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const backend = await startLocalBackend({
		dataDir,
		origin: "http://localhost:1",
		log: () => undefined,
		seed: true,
		canary: null,
	});
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	try {
		return await searchAll(sql);
	} finally {
		await sql.end();
		await backend.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** @param sql a connection to a database with the seeded scripts */
export async function searchAll(sql: Sql): Promise<readonly MeasuredQuery[]> {
	const measured: MeasuredQuery[] = [];
	const wishes = readWishes().map(({ query, fitting }) => ({ text: query, wanted: fitting }));
	const sets = [["tuning", tuningQueries] as const, ["counted", countedQueries] as const, ["wishes", wishes] as const];
	for (const [set, queries] of sets) {
		for (const query of queries) {
			for (const sort of sorts) {
				const found = await firstThree(sql, query.text, sort);
				const index = found.findIndex((slug) => query.wanted.includes(slug));
				measured.push({ ...query, set, sort, found, place: index === -1 ? null : index + 1 });
			}
		}
	}
	return measured;
}

async function firstThree(sql: Sql, text: string, sort: MeasuredSort): Promise<readonly string[]> {
	const { term } = parseSearch(text);
	const rows = await sql<{ slug: string }[]>`
		select slug from public.search_scripts(p_term => ${term}, p_sort => ${sort}, p_limit => 3)`;
	return rows.map(({ slug }) => slug);
}
