-- Related scripts are searched for with the words that the search has read already, and, without further conditions, by statements with
-- one plan each.

-- As before, with a plan that is kept: matches documents that match at least `needed` of these queries.
create or replace function private.at_least(queries tsquery[], needed integer) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return (
		with recursive chosen (query, last, taken) as (
			select queries[place], place, 1 from generate_subscripts(queries, 1) as place
			union all
			select chosen.query && queries[place], place, chosen.taken + 1
			from chosen, generate_subscripts(queries, 1) as place
			where place > chosen.last and chosen.taken < needed
		)
		select string_agg('(' || query::text || ')', ' | ')::tsquery from chosen where taken = needed
	);
end $$;

-- Up to 2,000 visible scripts among those with at least `installs` installs (0, or those of an index: 8, 64, 512) that match the words, but
-- not those of `other_than`; of these the `max_found` most installed ones. Bitmap scans only, as in find_scripts().
create function private.installed_by_words(
	installs integer, words tsquery, other_than uuid[], max_found integer,
	out ids uuid[], out titles text[], out ranks integer[], out documents tsvector[]
)
language plpgsql stable set search_path = extensions, pg_temp
	set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
	select array_agg(best.id), array_agg(best.title), array_agg(best.rank_installs), array_agg(best.search_document)
	into ids, titles, ranks, documents
	from (
		select * from (
			(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
			where installs = 512 and script.is_visible and script.rank_installs >= 512 and script.search_document @@ words and script.id <> all (other_than)
			limit 2000)
			union all
			(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
			where installs = 64 and script.is_visible and script.rank_installs >= 64 and script.search_document @@ words and script.id <> all (other_than)
			limit 2000)
			union all
			(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
			where installs = 8 and script.is_visible and script.rank_installs >= 8 and script.search_document @@ words and script.id <> all (other_than)
			limit 2000)
			union all
			(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
			where installs = 0 and script.is_visible and script.search_document @@ words and script.id <> all (other_than)
			limit 2000)
		) as gathered
		order by gathered.rank_installs desc, gathered.id limit max_found
	) as best;
end $$;

drop function private.related_scripts(text, uuid[], jsonb, text, text, text[], text, uuid);

-- Up to 100 scripts that match at least half of the words, in their own or a related form, most relevant first; without those in `exact_ids`.
--
-- Ranked are at most 300 candidates, the most installed ones. A word counts by its rarity among the candidates and by the place where it
-- was found: title, tags, description; a related word counts half. Reads only the columns that it ranks by: a whole row can contain a
-- report of 256 kB. Volatile, because it reads with planner settings of its own.
--
-- words, stems, own: as read_words(term) returns them.
create function private.related_scripts(
	term text, words text[], stems text[], own tsquery[], exact_ids uuid[], conditions jsonb, category text, tag text, risks text[],
	script_kind text, owner uuid
)
returns uuid[]
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set work_mem = '16MB' as $$
declare
	search_term text := btrim(term);
	search_conditions jsonb := private.check_conditions(conditions);
	known_category text := case when category is not null then private.category_of(category) end;
	is_text_only boolean := search_conditions = '[]' and category is null and tag is null and risks is null and script_kind is null and owner is null;
	max_candidates constant integer := 300;
	max_found constant integer := 100;
	own_queries tsquery[] := own[1:8];
	related_queries tsquery[];
	weights double precision[];
	strong tsquery[];
	wanted tsquery;
	where_sql text;
	installs integer;
	ids uuid[];
	titles text[];
	ranks integer[];
	documents tsvector[];
begin
	-- Words that say nothing have no related scripts.
	if coalesce(stems[1], '') = '' then
		return '{}';
	end if;
	related_queries := private.related_queries(words[1:8], stems[1:8], own_queries);
	-- Words that most scripts could have in their description are not needed to find related scripts.
	select array_agg(case when word.is_weak then 0.25 else 1 end order by word.place),
		(array_agg(related_queries[word.place] order by word.place) filter (where not word.is_weak or word.are_all_weak))[1:6]
	into weights, strong
	from (
		select part.place, part.is_weak, bool_and(part.is_weak) over () as are_all_weak
		from (
			select shown.place, shown.word in (
				'page', 'pages', 'webpage', 'webpages', 'site', 'sites', 'website', 'websites', 'web', 'internet', 'online', 'browser', 'script',
				'scripts', 'userscript', 'userscripts', 'bookmarklet', 'bookmarklets', 'extension', 'plugin', 'addon', 'tool', 'tools', 'app', 'way',
				'want', 'need', 'please', 'help', 'make', 'makes', 'get', 'use', 'using', 'without', 'within', 'inside', 'via', 'like', 'something',
				'anything', 'everything', 'automatically', 'easily', 'quickly', 'simple', 'easy', 'free', 'best', 'good', 'possible', 'one'
			) as is_weak
			from unnest(words[1:8]) with ordinality as shown (word, place)
		) as part
	) as word;
	for needed in reverse (cardinality(strong) + 1) / 2 .. 1 loop
		wanted := private.at_least(strong, needed);
		if not is_text_only then
			where_sql := (private.search_sql(search_conditions, search_term, wanted, category, tag, risks, script_kind, owner, false)).by_words;
		end if;
		-- The smallest index of much installed scripts that has enough of them; from all scripts only a limited number is read.
		foreach installs in array array(select level.installs from private.known_levels(400) as level) || 0 loop
			if is_text_only then
				select level.ids, level.titles, level.ranks, level.documents into ids, titles, ranks, documents
				from private.installed_by_words(installs, wanted, exact_ids, max_candidates) as level;
			else
				execute format(
					'select array_agg(best.id), array_agg(best.title), array_agg(best.rank_installs), array_agg(best.search_document) from ('
					|| 'select * from (select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script'
					|| ' where script.rank_installs >= %s and script.id <> all ($10) and %s limit 2000) as gathered'
					|| ' order by gathered.rank_installs desc, gathered.id limit %s) as best', installs, where_sql, max_candidates
				)
				into ids, titles, ranks, documents
				using search_conditions, search_term, wanted, null::text, known_category, lower(btrim(tag)), risks, script_kind, owner, exact_ids;
			end if;
			exit when cardinality(ids) >= max_found;
		end loop;
		exit when cardinality(ids) > 0;
	end loop;
	return array(
		with script as materialized (
			select candidate.*, ts_filter(candidate.document, '{a}') as title_words, ts_filter(candidate.document, '{b}') as tag_words
			from unnest(ids, titles, ranks, documents) as candidate (id, title, rank_installs, document)
		),
		match as (
			select script.id, part.number, case
				when title_words @@ own_queries[part.number] then 1.0 when tag_words @@ own_queries[part.number] then 0.7
				when document @@ own_queries[part.number] then 0.5
				when title_words @@ related_queries[part.number] then 0.5 when tag_words @@ related_queries[part.number] then 0.35
				when document @@ related_queries[part.number] then 0.2 else 0 end as strength
			from script, generate_subscripts(own_queries, 1) as part (number)
		),
		rarity as (
			select number, weights[number] * ln(1 + count(*) / (1.0 + count(*) filter (where strength > 0))) as weight from match group by number
		),
		score as (
			select match.id, sum(match.strength * rarity.weight) as score from match join rarity using (number) group by match.id
		)
		select script.id from script join score using (id)
		order by score.score + word_similarity(search_term, script.title) / 5 + ln(1 + script.rank_installs) / 50 desc, script.id
		limit max_found
	);
end $$;

-- The ids of a page of a search. Scripts whose title contains the term or that have all of its words come first, in the chosen order. If
-- those are fewer than ten, related scripts come after them, in the chosen order as well.
-- total_count, exact_count: how many scripts the whole list has, and how many of them match all words, both counted up to 1,001.
create function private.search_page(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, sort text, page_rows integer,
	first_row integer, out ids uuid[], out total_count integer, out exact_count integer
)
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	few constant integer := 10;
	read record;
	first record;
	all_ids uuid[];
begin
	read := private.read_words(case when char_length(btrim(term)) <= 200 then term end);
	first := private.find_scripts(term, read.all_own, conditions, category, tag, risks, script_kind, owner, false, sort, page_rows, first_row);
	ids := first.ids;
	total_count := least(first.match_count, 1001);
	exact_count := total_count;
	if nullif(btrim(term), '') is null or exact_count >= few then
		return;
	end if;
	all_ids := ids;
	-- The page may be a later one, or smaller than what matches.
	if first_row > 0 or cardinality(all_ids) < exact_count then
		first := private.find_scripts(term, read.all_own, conditions, category, tag, risks, script_kind, owner, false, sort, few, 0);
		all_ids := first.ids;
	end if;
	exact_count := cardinality(all_ids);
	all_ids := all_ids || private.related_scripts(
		term, read.words, read.stems, read.own, all_ids, conditions, category, tag, risks, script_kind, owner
	);
	if cardinality(all_ids) = exact_count then
		return;
	end if;
	total_count := cardinality(all_ids);
	ids := array(
		select placed.id
		from (
			select known.id, row_number() over (order by shown.place <= exact_count desc, case when shown.place <= exact_count then shown.place end,
				case sort when 'newest' then -extract(epoch from known.created_at) when 'popular' then -known.rank_installs when 'rating' then -known.rank_rating end,
				case sort when 'rating' then -known.rank_installs end, case sort when 'alphabetical' then lower(known.title) end, shown.place) as position
			from unnest(all_ids) with ordinality as shown (id, place) join public.bookmarklets as known on known.id = shown.id
		) as placed
		where placed.position > first_row and placed.position <= first_row + page_rows
		order by placed.position
	);
end $$;

-- As before, with the ids of search_page().
create or replace function public.suggest_search(p_term text)
returns table (kind text, label text, id uuid, username text, slug text, risk_level text, scripts integer)
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
	typed text := lower(btrim(p_term));
	typed_tag text := regexp_replace(typed, '\s+', '-', 'g');
	host text := regexp_replace(regexp_replace(typed, '^[a-z*]+://', ''), '^(\*\.)?www\.', '');
	found_scripts integer;
begin
	perform private.take_token('suggest_search');
	if char_length(coalesce(typed, '')) < 2 then
		return;
	end if;
	return query
		select 'script', script.title, script.id, author.username::text, script.slug, script.risk_level, null::integer
		from private.search_page(p_term, null, null, null, null, null, null, 'best_match', 5, 0) as page,
			unnest(page.ids) with ordinality as shown (id, place)
		join public.bookmarklets as script on script.id = shown.id
		left join public.profiles as author on author.user_id = script.owner_id
		order by shown.place;
	get diagnostics found_scripts = row_count;
	return query
		select near.kind, near.label, near.id, near.username, null, null, near.scripts
		from (
			select other.*, 
				row_number() over (order by other.place, other.kind_place) as place_of_all
			from (
				(select 'tag' as kind, 1 as kind_place, row_number() over (order by counted.scripts desc, counted.tag) as place,
					counted.tag as label, null::uuid as id, null as username, counted.scripts
				from private.tag_counts as counted
				where counted.scripts > 0 and counted.tag operator(pg_catalog.~>=~) typed_tag
					and counted.tag operator(pg_catalog.~<~) private.end_of_prefix(typed_tag)
				limit 3)
				union all
				(select 'site', 2, row_number() over (order by counted.scripts desc, char_length(counted.site), counted.site), counted.site, null, null, counted.scripts
				from private.site_counts as counted
				where counted.scripts > 0 and counted.site operator(pg_catalog.~>=~) host
					and counted.site operator(pg_catalog.~<~) private.end_of_prefix(host)
				limit 3)
				union all
				(select 'author', 3, row_number() over (order by person.display_name, person.username), coalesce(person.display_name, person.username::text),
					person.user_id, person.username::text, null
				from (
					(select * from public.profiles as named
					where lower(named.username::text) operator(pg_catalog.~>=~) typed
						and lower(named.username::text) operator(pg_catalog.~<~) private.end_of_prefix(typed) limit 20)
					union
					(select * from public.profiles as named
					where char_length(typed) >= 3 and named.display_name operator(pg_catalog.~~*) private.like_pattern(typed) limit 20)
				) as person
				where exists (select from public.bookmarklets as script where script.owner_id = person.user_id and script.is_visible)
				limit 3)
			) as other
		) as near
		where near.place_of_all <= 8 - found_scripts
		order by near.kind_place, near.place;
end $$;
