import type { Sql, TransactionSql } from "postgres";

const CHUNK = 50_000;
const NEWEST = "2026-11-01T00:00:00Z";

/**
 * Fills the catalog with scripts that are alike in what matters to its indexes: a few words in very many titles and very
 * many words in a few, three tags of 2,000 each, hosts and grants as reports name them, installs with a long tail. The same
 * rows every time. Triggers and checks rest meanwhile; what triggers would keep is worked out by the functions that they call,
 * for all scripts at once, and indexes are made when the rows are there.
 */
export async function seedCatalogue(sql: Sql, rows: number, log: (line: string) => void): Promise<void> {
	const authors = Math.max(100, Math.round(rows / 20));
	await sql`alter system set max_wal_size = '16GB'`;
	await sql`select pg_reload_conf()`;
	await sql`set maintenance_work_mem = '1GB'`;
	await seedPeople(sql, authors);
	const indexes = await dropIndexes(sql);
	const checks = await dropChecks(sql);
	// A function with a setting of its own is called for each row; without one it becomes part of the query.
	await sql`alter function private.search_document_of reset search_path`;
	for (let from = 1; from <= rows; from += CHUNK) {
		const to = Math.min(rows, from + CHUNK - 1);
		await seedScripts(sql, from, to, authors);
		log(`Seeded ${to} scripts.`);
	}
	await sql`alter function private.search_document_of set search_path = ''`;
	for (const { name, definition } of checks)
		await sql.unsafe(`alter table public.bookmarklets add constraint ${name} ${definition} not valid`);
	await seedTags(sql);
	log("Seeded the tags; making indexes.");
	for (const { definition } of indexes) await sql.unsafe(definition);
	await sql`
		insert into private.search_words (word)
		select word from ts_stat('select search_document from public.bookmarklets') where char_length(word) >= 4
		on conflict do nothing`;
	await sql`select private.recount_scripts()`;
	await sql`vacuum analyze`;
	// As a server that has run for a while: nothing of the seeding is left to be written.
	await sql`checkpoint`;
}

async function seedPeople(sql: Sql, authors: number): Promise<void> {
	await withoutTriggers(sql, async (transaction) => {
		const made = transaction`select n, md5('person ' || n)::uuid as id from generate_series(1, ${authors}) as n`;
		await transaction`
			insert into auth.users (id, email, raw_user_meta_data)
			select id, 'p' || n || '@example.org', '{}' from (${made}) as person`;
		await transaction`
			insert into public.profiles (user_id, username, display_name)
			select id, 'author' || n, one.word || ' ' || other.word from (${made}) as person
			join private.bench_words as one on one.slot = private.bench_slot(n::bigint * 7)
			join private.bench_words as other on other.slot = private.bench_slot(n)`;
		await transaction`insert into public.tags (name) select 'tag' || n from generate_series(0, 1999) as n`;
	});
	await sql`analyze public.profiles`;
}

/** Returns how to make them again. */
async function dropIndexes(sql: Sql): Promise<readonly { name: string; definition: string }[]> {
	const indexes = await sql<{ name: string; definition: string }[]>`
		select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
		from pg_index where indrelid in ('public.bookmarklets'::regclass, 'public.bookmarklet_tags'::regclass) and not indisunique`;
	for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
	return indexes;
}

/** Returns how to make them again; what was seeded without them is not checked afterwards, as it is only read. */
async function dropChecks(sql: Sql): Promise<readonly { name: string; definition: string }[]> {
	const checks = await sql<{ name: string; definition: string }[]>`
		select conname as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where conrelid = 'public.bookmarklets'::regclass and contype = 'c'`;
	for (const { name } of checks) await sql.unsafe(`alter table public.bookmarklets drop constraint ${name}`);
	return checks;
}

async function seedScripts(sql: Sql, from: number, to: number, authors: number): Promise<void> {
	await withoutTriggers(sql, async (transaction) => {
		await transaction`
			insert into public.bookmarklets (
				id, title, short_description, slug, category, kind, owner_id, is_published, risk_level, security_analysis, install_count,
				rank_installs, rank_rating, created_at, tag_names, author_name, runs_on, grants, connects, reach, search_document
			)
			select id, title, description, 'script-' || n, category, kind, owner, true, risk, analysis, installs, installs, rating,
				${NEWEST}::timestamptz - n * interval '7 minutes', tags, author, runs_on, grants, connects, reach,
				private.search_document_of(title, description, tags, author, grants, runs_on || connects)
			from private.bench_scripts(${from}, ${to}, ${authors})
			order by id`;
	});
}

/** In the order of their key, which so grows at its end alone. */
async function seedTags(sql: Sql): Promise<void> {
	await withoutTriggers(sql, async (transaction) => {
		await transaction`
			insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
			select script.id, tag.id from public.bookmarklets as script cross join unnest(script.tag_names) as name
			join public.tags as tag on tag.name = name.name
			order by 1, 2`;
	});
}

async function withoutTriggers(sql: Sql, seed: (transaction: TransactionSql) => Promise<void>): Promise<void> {
	await sql
		.begin(async (transaction) => {
			await transaction`set local session_replication_role = replica`;
			await seed(transaction);
		})
		.catch((thrown: unknown) => {
			throw new Error("The catalog could not be seeded.", { cause: thrown });
		});
}
