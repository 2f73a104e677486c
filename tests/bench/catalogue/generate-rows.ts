import type { Sql } from "postgres";

/** Words that titles are made of, the first ones by far the most. */
const WORDS =
	"table button reader video image search copy page link dark theme export download text video column filter menu sort print note translate player comment price list map chart code image header cookie banner zebra scroll tab";

/** The functions that make rows out of their number. They live in the bench's own database and end with it. */
export async function makeGenerator(sql: Sql): Promise<void> {
	// Common words from the list, rare ones put together out of syllables: about twenty thousand.
	await sql.unsafe(`
		create function private.bench_word(n bigint) returns text language sql immutable parallel safe set search_path = '' return (
			with spread as (select ((n * 2654435761) % 1000003 + 1000003) % 1000003 / 1000003.0 as share),
				words as (select string_to_array('${WORDS}', ' ') as list)
			select case when share < 0.6 then list[1 + floor(power(share / 0.6, 2) * cardinality(list))::integer]
				else array_to_string(array(
					select substr('bakelomirutasenopiduvagohyzewicafujox', 1 + 2 * (((floor(share * 20000)::bigint * (place * place * 31 + 7)) / place) % 18)::integer, 2)
					from generate_series(1, 3 + floor(share * 10)::integer % 2) as place), '') end
			from spread, words
		);
		create function private.bench_scripts(first integer, last integer, authors integer)
		returns table (
			n integer, id uuid, title text, description text, category text, kind text, owner uuid, risk text, analysis jsonb,
			installs integer, rating double precision, tags text[], author text, runs_on text[], grants text[], connects text[]
		)
		language sql stable set search_path = '' as $$
			select made.n, md5('script ' || made.n)::uuid, made.title,
				'Helps with the ' || private.bench_word(made.n * 5) || ' of a page and keeps every ' || private.bench_word(made.n * 11 + 1) || ' as it was.',
				made.category, made.kind, made.owner, made.risk, made.analysis, made.installs,
				case when made.n % 3 = 0 then 1 + (made.n::bigint * 7919 % 4000) / 1000.0 else 0 end,
				made.tags, person.username || ' ' || person.display_name,
				private.runs_on_of(made.analysis, made.kind), private.grants_of(made.analysis), private.connects_of(made.analysis)
			from (
				select n, left(initcap(private.bench_word(n)) || ' ' || private.bench_word(n * 3 + 1) || ' for ' || private.bench_word(n * 13 + 5), 50) as title,
					(array['productivity', 'search', 'development', 'web', 'download', 'social', 'media', 'accessibility', 'shopping', 'security', 'utility'])[1 + n % 11] as category,
					case when n % 2 = 0 then 'userscript' else 'bookmarklet' end as kind,
					md5('person ' || (1 + n::bigint * 104729 % authors))::uuid as owner,
					case when n % 50 = 0 then 'red' when n % 9 = 0 then 'amber' when n % 101 = 0 then 'unrated' else 'green' end as risk,
					jsonb_build_object('capabilities', jsonb_build_object(
						'offline', n % 4 = 0,
						'runs_on', jsonb_build_array(jsonb_build_object('what', 'https://*.site' || floor(power(n::bigint * 7919 % 10007 / 10007.0, 2) * 5000) || '.example/*')),
						'grants', jsonb_build_array(jsonb_build_object('what', (array['GM_addStyle', 'GM_setValue', 'GM.xmlHttpRequest', 'GM_setClipboard'])[1 + n % 4])),
						'hosts', case when n % 4 = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('host', 'api.host' || n % 3000 || '.example')) end
					)) as analysis,
					floor(100000 / (1 + n::bigint * 15485863 % 99991))::integer as installs,
					array(select distinct 'tag' || floor(power((n::bigint * 31 + place * 7907) % 10007 / 10007.0, 3) * 2000) from generate_series(1, 3) as place order by 1) as tags
				from generate_series(first, last) as n
			) as made
			join public.profiles as person on person.user_id = made.owner
		$$`);
}
