import type { Fixture, Person } from "./fixture.ts";

/**
 * Publishes scripts that are in all four indexes of the search.
 * @param fixture the opened backend
 * @param author owner of the scripts
 * @param count number of scripts
 * @param size words of the description and hosts of the report, at least 2: with 60 of each, indexing a script takes up to 25 ms
 */
export async function publishMany(
	{ sql }: Fixture,
	author: Person & { readonly id: string },
	count: number,
	size = 2,
): Promise<void> {
	const hosts = Array.from({ length: size }, (_, at) => ({ host: `a${at}.b${at}.example-${at}.test` }));
	const analysis = { capabilities: { offline: false, runs_on: [], grants: [], hosts } };
	await sql`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, security_analysis, rank_installs)
		select 'Script number ' || number, (select string_agg(left(md5(number || '-' || word), 6), ' ') from generate_series(1, ${size}::integer) as word),
			'script-' || number, ${author.id}, true, ${sql.json(analysis)}, 600
		from generate_series(1, ${count}::integer) as number`;
}
