-- A search that finds few scripts with all of its words also shows those that have some of them, or related words.

-- Matches documents that match at least `needed` of these queries.
create function private.at_least(queries tsquery[], needed integer) returns tsquery
language sql immutable parallel safe set search_path = ''
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

-- Up to 100 scripts that match at least half of the words, in their own or a related form, most relevant first; without those in `exact_ids`.
--
-- Ranked are at most 300 candidates, the most installed ones. A word counts by its rarity among the candidates and by the place where it
-- was found: title, tags, description; a related word counts half. Volatile, because it reads with planner settings of its own.
create function private.related_scripts(
	term text, exact_ids uuid[], conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid
)
returns uuid[]
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set work_mem = '16MB' as $$
declare
	search_term text := btrim(term);
	search_conditions jsonb := private.check_conditions(conditions);
	max_candidates constant integer := 300;
	max_found constant integer := 100;
	own_queries tsquery[];
	related_queries tsquery[];
	weights double precision[];
	strong tsquery[];
	wanted tsquery;
	where_sql text;
	installs integer;
	candidates public.bookmarklets[];
begin
	select array_agg(read.own), array_agg(read.related), array_agg(case when read.is_weak then 0.25 else 1 end),
		(array_agg(read.related) filter (where not read.is_weak or read.are_all_weak))[1:6]
	into own_queries, related_queries, weights, strong
	from (
		select *, bool_and(word.is_weak) over () as are_all_weak
		from (select * from private.read_words(search_term) as read where not read.is_empty limit 8) as word
	) as read;
	if strong is null then
		return '{}';
	end if;
	for needed in reverse (cardinality(strong) + 1) / 2 .. 1 loop
		wanted := private.at_least(strong, needed);
		select sql.where_sql into where_sql
		from private.search_sql(search_conditions, search_term, wanted, category, tag, risks, script_kind, owner, false, false, true) as sql;
		-- The smallest index of much installed scripts that has enough of them; from all scripts only a limited number is read.
		foreach installs in array array(select level.installs from private.known_levels(400) as level) || 0 loop
			execute format(
				'select array_agg(best.script) from (select gathered.script from (select script from public.bookmarklets as script'
				|| ' where script.rank_installs >= %s and script.id <> all ($10) and %s limit 2000) as gathered'
				|| ' order by (gathered.script).rank_installs desc, (gathered.script).id limit %s) as best', installs, where_sql, max_candidates
			)
			into candidates using search_conditions, search_term, wanted, null::text, private.category_of(category), lower(btrim(tag)), risks, script_kind, owner, exact_ids;
			exit when cardinality(candidates) >= max_found;
		end loop;
		exit when cardinality(candidates) > 0;
	end loop;
	return array(
		with script as materialized (
			select candidate.id, candidate.title, candidate.rank_installs, candidate.search_document as document,
				ts_filter(candidate.search_document, '{a}') as title_words, ts_filter(candidate.search_document, '{b}') as tag_words
			from unnest(candidates) as candidate
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
		select id from script join score using (id)
		order by score.score + word_similarity(search_term, script.title) / 5 + ln(1 + script.rank_installs) / 50 desc, id
		limit max_found
	);
end $$;

-- A page of a search. Scripts whose title contains the term or that have all of its words come first, in the chosen order. If those are
-- fewer than ten, related scripts come after them, in the chosen order as well.
-- exact_count: how many scripts of the whole list match all words, counted up to 1,001.
create function private.search_page(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, sort text, page_size integer, skip integer,
	out page public.script_card[], out exact_count integer
)
language plpgsql volatile set search_path = '' as $$
declare
	few constant integer := 10;
	exact_ids uuid[];
	ids uuid[];
begin
	page := array(select card from private.find_scripts(term, conditions, category, tag, risks, script_kind, owner, false, sort, page_size, skip) as card);
	exact_count := page[1].total_count;
	if nullif(btrim(term), '') is null or exact_count >= few then
		return;
	end if;
	exact_ids := array(select shown.id from unnest(page) with ordinality as shown order by shown.ordinality);
	-- The page may be a later one, or smaller than what matches.
	if skip > 0 or cardinality(exact_ids) < exact_count then
		exact_ids := array(
			select card.id from private.find_scripts(term, conditions, category, tag, risks, script_kind, owner, false, sort, few, 0) with ordinality as card
			order by card.ordinality
		);
	end if;
	if cardinality(exact_ids) = few then
		return;
	end if;
	exact_count := cardinality(exact_ids);
	ids := exact_ids || private.related_scripts(term, exact_ids, conditions, category, tag, risks, script_kind, owner);
	if cardinality(ids) = exact_count then
		return;
	end if;
	page := array(
		select (
			script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level, script.security_score,
			script.install_count, script.star_count, script.average_rating, script.review_count, script.featured, script.created_at,
			script.updated_at,
			case when author.user_id is not null then jsonb_build_object(
				'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url
			) end,
			script.tag_names, case when fork.forked_bookmarklet_id is not null then private.card_origin(script.id) end, cardinality(ids)
		)::public.script_card
		from (
			select known.id, row_number() over (order by shown.place <= exact_count desc, case when shown.place <= exact_count then shown.place end,
				case sort when 'newest' then -extract(epoch from known.created_at) when 'popular' then -known.rank_installs when 'rating' then -known.rank_rating end,
				case sort when 'rating' then -known.rank_installs end, case sort when 'alphabetical' then lower(known.title) end, shown.place) as position
			from unnest(ids) with ordinality as shown (id, place) join public.bookmarklets as known on known.id = shown.id
		) as placed
		join public.bookmarklets as script on script.id = placed.id
		left join public.profiles as author on author.user_id = script.owner_id
		left join public.bookmarklet_forks as fork on fork.forked_bookmarklet_id = script.id
		where placed.position > private.page_start_of(skip) and placed.position <= private.page_start_of(skip) + private.page_size_of(page_size)
		order by placed.position
	);
end $$;

create or replace function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.script_card
language sql stable security definer set search_path = ''
begin atomic
	select card.*
	from private.search_page(p_term, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_sort, p_limit, p_offset) as found,
		unnest(found.page) as card;
end;
