import type { Sql } from "postgres";

const CHUNK = 20_000;
const NEWEST = "2026-11-01T00:00:00Z";

/**
 * Fills the catalogue with scripts that are alike in what matters to its indexes: a few words in very many titles and very
 * many words in a few, three tags of 2,000 each, hosts and grants as reports name them, installs with a long tail. The same
 * rows every time. Triggers rest meanwhile; what they would keep is worked out by the functions that they call.
 */
export async function seedCatalogue(sql: Sql, rows: number, log: (line: string) => void): Promise<void> {
	const authors = Math.max(100, Math.round(rows / 20));
	await sql
		.begin(async (transaction) => {
			await transaction`select setseed(0.5)`;
			await transaction`set local session_replication_role = replica`;
			const made = transaction`select n, md5('person ' || n)::uuid as id from generate_series(1, ${authors}) as n`;
			await transaction`
			insert into auth.users (id, email, raw_user_meta_data)
			select id, 'p' || n || '@example.org', '{}' from (${made}) as person`;
			await transaction`
			insert into public.profiles (user_id, username, display_name)
			select id, 'author' || n, private.bench_word(n * 7) || ' ' || private.bench_word(n) from (${made}) as person`;
			await transaction`insert into public.tags (name) select 'tag' || n from generate_series(0, 1999) as n`;
		})
		.catch(failOn("people"));
	const indexes = await sql<{ name: string; definition: string }[]>`
		select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
		from pg_index where indrelid = 'public.bookmarklets'::regclass and not indisunique`;
	for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
	for (let from = 1; from <= rows; from += CHUNK) {
		await seedScripts(sql, from, Math.min(rows, from + CHUNK - 1), authors);
		if ((from - 1) % (CHUNK * 10) === 0) log(`Seeded ${Math.min(rows, from + CHUNK - 1)} scripts.`);
	}
	for (const { definition } of indexes) await sql.unsafe(definition);
	await sql`
		insert into private.search_words (word)
		select word from ts_stat('select search_document from public.bookmarklets')
		where char_length(word) between 4 and 30 and word ~ '^[[:alpha:]]+$' on conflict do nothing`;
	await sql`vacuum analyze`;
}

async function seedScripts(sql: Sql, from: number, to: number, authors: number): Promise<void> {
	await sql
		.begin(async (transaction) => {
			await transaction`set local session_replication_role = replica`;
			await transaction`
			insert into public.bookmarklets (
				id, title, short_description, slug, category, kind, owner_id, is_published, risk_level, security_analysis, install_count,
				rank_installs, rank_rating, created_at, tag_names, author_name, runs_on, grants, connects, search_document
			)
			select id, title, description, 'script-' || n, category, kind, owner, true, risk, analysis, installs, installs, rating,
				${NEWEST}::timestamptz - n * interval '7 minutes', tags, author, runs_on, grants, connects,
				private.search_document_of(title, description, tags, author, grants, runs_on || connects)
			from private.bench_scripts(${from}, ${to}, ${authors})`;
			await transaction`
			insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
			select script.id, tag.id from public.bookmarklets as script cross join unnest(script.tag_names) as name
			join public.tags as tag on tag.name = name.name
			where script.id in (select md5('script ' || n)::uuid from generate_series(${from}::integer, ${to}::integer) as n)`;
		})
		.catch(failOn("scripts"));
}

function failOn(what: string) {
	return (thrown: unknown): never => {
		throw new Error(`The ${what} could not be seeded.`, { cause: thrown });
	};
}
