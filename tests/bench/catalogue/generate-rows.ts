import type { Sql } from "postgres";

/** Words that titles are made of, the first ones by far the most. */
const WORDS =
	"table button reader video image search copy page link dark theme export download text video column filter menu sort print note translate player comment price list map chart code image header cookie banner zebra scroll tab";

/**
 * What makes rows out of their number. It lives in the bench's own database and ends with it. Functions without settings of
 * their own, so that the planner makes one query of them: a million rows are a matter of minutes.
 */
export async function makeGenerator(sql: Sql): Promise<void> {
	// The bench asks more often than anybody types.
	await sql`update private.rate_limits set capacity = 1000000 where action = 'suggest_search'`;
	// Common words from the list in six slots of ten, rare ones put together out of syllables in the others: eight thousand.
	await sql.unsafe(`
		create table private.bench_words as
			select slot, case when share < 0.6 then list[1 + floor(power(share / 0.6, 2) * cardinality(list))::integer]
				else array_to_string(array(
					select substr('bakelomirutasenopiduvagohyzewicafujox', 1 + 2 * (((slot::bigint * (place * place * 31 + 7)) / place) % 18)::integer, 2)
					from generate_series(1, 3 + floor(share * 10)::integer % 2) as place), '') end as word
			from (select slot, (slot + 0.5) / 20000 as share, string_to_array('${WORDS}', ' ') as list from generate_series(0, 19999) as slot) as slots;
		alter table private.bench_words add primary key (slot);
		analyze private.bench_words;
		create function private.bench_report(number integer) returns jsonb language sql immutable return jsonb_build_object('capabilities', jsonb_build_object(
			'offline', number % 4 = 0,
			'runs_on', jsonb_build_array(jsonb_build_object('what', 'https://*.site' || floor(power(number::bigint * 7919 % 5003 / 5003.0, 2) * 5000) || '.example/*')),
			'grants', jsonb_build_array(jsonb_build_object('what', (array['GM_addStyle', 'GM_setValue', 'GM.xmlHttpRequest', 'GM_setClipboard'])[1 + number % 4])),
			'hosts', case when number % 4 = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('host', 'api.host' || number % 3000 || '.example')) end
		));
		create table private.bench_facts as
			select number, kind, report as analysis, private.runs_on_of(report, kind) as runs_on, private.grants_of(report) as grants,
				private.connects_of(report) as connects, private.reach_of(report, kind) as reach
			from generate_series(0, 11999) as number, unnest('{userscript,bookmarklet}'::text[]) as kind, private.bench_report(number) as report;
		analyze private.bench_facts;
		create function private.bench_slot(n bigint) returns integer language sql immutable parallel safe
			return (((n * 2654435761) % 1000003) * 20000 / 1000003)::integer;
		create function private.bench_scripts(first integer, last integer, authors integer)
		returns table (
			n integer, id uuid, title text, description text, category text, kind text, owner uuid, risk text, analysis jsonb,
			runs_on text[], grants text[], connects text[], reach jsonb, installs integer, rating double precision, tags text[], author text
		)
		language sql stable as $$
			select n, md5('script ' || n)::uuid,
				left(initcap(first_word.word) || ' ' || second_word.word || ' for ' || third_word.word, 50),
				'Helps with the ' || fourth_word.word || ' of a page and keeps every ' || fifth_word.word || ' as it was.',
				(array['productivity', 'search', 'development', 'web', 'download', 'social', 'media', 'accessibility', 'shopping', 'security', 'utility'])[1 + n % 11],
				facts.kind,
				person.user_id,
				case when n % 50 = 0 then 'red' when n % 9 = 0 then 'amber' when n % 101 = 0 then 'unrated' else 'green' end,
				facts.analysis, facts.runs_on, facts.grants, facts.connects, facts.reach,
				floor(100000 / (1 + n::bigint * 15485863 % 99991))::integer,
				case when n % 3 = 0 then 1 + (n::bigint * 7919 % 4000) / 1000.0 else 0 end,
				array(select distinct 'tag' || floor(power((n::bigint * 31 + place * 7907) % 10007 / 10007.0, 3) * 2000) from generate_series(1, 3) as place order by 1),
				person.username || ' ' || person.display_name
			from generate_series(first, last) as n
			join private.bench_words as first_word on first_word.slot = private.bench_slot(n)
			join private.bench_words as second_word on second_word.slot = private.bench_slot(n::bigint * 3 + 1)
			join private.bench_words as third_word on third_word.slot = private.bench_slot(n::bigint * 13 + 5)
			join private.bench_words as fourth_word on fourth_word.slot = private.bench_slot(n::bigint * 5)
			join private.bench_words as fifth_word on fifth_word.slot = private.bench_slot(n::bigint * 11 + 1)
			join private.bench_facts as facts on facts.number = n % 12000 and facts.kind = case when n % 2 = 0 then 'userscript' else 'bookmarklet' end
			join public.profiles as person on person.user_id = md5('person ' || (1 + n::bigint * 104729 % authors))::uuid
		$$`);
}
