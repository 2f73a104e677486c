-- One search for lists, searches and suggestions. A term without further conditions, as nearly all searches are, is looked up by statements
-- with one plan each, which every connection makes once (count_by_text(), sort_by_text()). Before, every statement of every search was put
-- together and planned anew, which took longer than to execute it if few scripts match. Only searches with conditions still are.

create or replace function private.like_pattern(term text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end $$;

create or replace function private.text_condition(text_param text, pattern_param text, value text, words text, row_by_row boolean, by_words boolean) returns text
language plpgsql immutable set search_path = '' as $$
begin
	return case
		when by_words and words is not null then words
		when row_by_row then format('(%slower(script.title) like lower(%s))', words || ' or ', pattern_param)
		when value ~ '[[:alnum:]]{3}' then format('(%sscript.title ilike %s)', words || ' or ', pattern_param)
		else format('(%sprivate.short_parts(script.title) @> private.letter_pairs(%s)) and (%slower(script.title) like lower(%s))',
			words || ' or ', text_param, words || ' or ', pattern_param)
	end;
end $$;

-- The functions that prepare the values of conditions, as before. The planner calls them for each statement that is put together, which as
-- functions in SQL took as long as the rest of planning.
create or replace function private.grant_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return left(regexp_replace(lower(btrim(value)), '^gm[._]', ''), 60);
end $$;

create or replace function private.host_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
	host constant text := regexp_replace(regexp_replace(lower(btrim(value)), ':[0-9*]+$', ''), '^(\*\.)?www\.', '\1');
begin
	return case when char_length(host) <= 253 and host ~ '^(\*\.)?[^\s/?#@*]+$' then host end;
end $$;

create or replace function private.site_keys(host text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
	key constant text := regexp_replace(private.host_key(host), '^\*\.', '');
	labels constant text[] := string_to_array(key, '.');
	keys text[] := array[key];
begin
	for place in 1 .. coalesce(cardinality(labels), 0) loop
		keys := keys || ('*.' || array_to_string(labels[place:], '.'));
	end loop;
	return keys;
end $$;

create or replace function private.letter_pairs(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return (
		select array_agg(distinct substr(lower(value), place, least(2, char_length(value))))
		from generate_series(1, greatest(1, char_length(value) - 1)) as place
	);
end $$;

drop function private.search_sql(jsonb, text, tsquery, text, text, text[], text, uuid, boolean, boolean, boolean);

-- The whole search as WHERE conditions over the parameters that find_scripts() passes ($1 … $9), in three forms that match the same
-- scripts: by_row is evaluated on rows, indexed is for the indexes, and by_words is indexed, but for texts it matches the words only, which
-- finds most scripts at half of the cost.
-- is_narrow: the search has a condition that few scripts may match. is_by_people: it is limited to some authors, who have an index.
create function private.search_sql(
	search_conditions jsonb, search_term text, words tsquery, category text, tag text, risks text[], script_kind text, owner uuid,
	only_featured boolean, out by_row text, out indexed text, out by_words text, out is_narrow boolean, out is_by_people boolean
)
language plpgsql stable set search_path = '' as $$
declare
	for_words constant text := case when words is not null then 'script.search_document @@ $3' end;
	-- Conditions that are the same in all three forms.
	same text := case when tag is not null then ' and script.tag_names @> array[$6]' else '' end
		|| case when owner is not null then ' and script.owner_id = $9' else '' end
		|| case when category is not null then ' and script.category = $5' else '' end
		|| case when only_featured then ' and script.featured' else '' end;
	indexed_only text := '';
	item jsonb;
	field text;
	row_condition text;
	index_condition text;
	-- Of several risk levels, kinds or people one has to match; of everything else all have to.
	choices constant text[] := array['risk', 'kind', 'by'];
	row_choices text[] := array[null, null, null];
	index_choices text[] := array[null, null, null];
	choice integer;
begin
	is_narrow := search_term is not null or tag is not null or owner is not null;
	is_by_people := owner is not null;
	by_row := 'script.is_visible';
	indexed := 'script.is_visible';
	by_words := 'script.is_visible';
	if search_term is not null then
		-- Scripts whose title contains the term match, and those that have its words, or similar ones, anywhere.
		by_row := by_row || ' and ' || private.text_condition('$2', '$4', search_term, for_words, true, false);
		indexed := indexed || ' and ' || private.text_condition('$2', '$4', search_term, for_words, false, false);
		by_words := by_words || ' and ' || private.text_condition('$2', '$4', search_term, for_words, false, true);
	end if;
	for place in 0 .. jsonb_array_length(search_conditions) - 1 loop
		item := search_conditions -> place;
		field := item ->> 'field';
		row_condition := private.condition_sql(item, place, true, false);
		if coalesce((item ->> 'excluded')::boolean, false) then
			same := same || ' and ' || row_condition;
			continue;
		end if;
		is_narrow := is_narrow or field not in ('risk', 'kind');
		is_by_people := is_by_people or field = 'by';
		-- The others are written in one way only.
		index_condition := case when field in ('risk', 'kind', 'phrase') then private.condition_sql(item, place, false, false) else row_condition end;
		choice := array_position(choices, field);
		if choice is null then
			by_row := by_row || ' and ' || row_condition;
			indexed := indexed || ' and ' || index_condition;
			by_words := by_words || ' and ' || case when field = 'phrase' then private.condition_sql(item, place, false, true) else index_condition end;
		else
			row_choices[choice] := coalesce(row_choices[choice] || ' or ', '') || row_condition;
			index_choices[choice] := coalesce(index_choices[choice] || ' or ', '') || index_condition;
		end if;
	end loop;
	for choice in 1 .. 3 loop
		by_row := by_row || coalesce(' and (' || row_choices[choice] || ')', '');
		indexed_only := indexed_only || coalesce(' and (' || index_choices[choice] || ')', '');
	end loop;
	if risks is not null then
		by_row := by_row || ' and script.risk_level = any ($7)';
		-- `|| ''` excludes values that half of all scripts have from the index condition, as in condition_sql().
		indexed_only := indexed_only || case when 'green' = any (risks) then ' and script.risk_level || '''' = any ($7)' else ' and script.risk_level = any ($7)' end;
	end if;
	if script_kind is not null then
		by_row := by_row || ' and script.kind = $8';
		indexed_only := indexed_only || ' and script.kind || '''' = $8';
	end if;
	by_row := by_row || same;
	indexed := indexed || same || indexed_only;
	by_words := by_words || same || indexed_only;
end $$;

-- Number of visible scripts among those with at least `installs` installs (0, or those of an index: 8, 64, 512) that match the words or
-- whose title matches the pattern (none matches null), counted up to 1,001. Bitmap scans only, as in find_scripts().
create function private.count_by_text(installs integer, words tsquery, pattern text) returns integer
language plpgsql stable set search_path = extensions, pg_temp
	set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
	return case installs
		when 512 then (select count(*) from (select from public.bookmarklets as script where script.is_visible and script.rank_installs >= 512
			and (script.search_document @@ words or script.title ilike pattern) limit 1001) as counted)
		when 64 then (select count(*) from (select from public.bookmarklets as script where script.is_visible and script.rank_installs >= 64
			and (script.search_document @@ words or script.title ilike pattern) limit 1001) as counted)
		when 8 then (select count(*) from (select from public.bookmarklets as script where script.is_visible and script.rank_installs >= 8
			and (script.search_document @@ words or script.title ilike pattern) limit 1001) as counted)
		else (select count(*) from (select from public.bookmarklets as script where script.is_visible
			and (script.search_document @@ words or script.title ilike pattern) limit 1001) as counted)
	end;
end $$;

-- Sorts the scripts that count_by_text() counts for `installs`, if they are at most `max_rows` (any number without it): the ids of one page,
-- and how many there are; more than `max_rows` are counted as max_rows + 1.
-- sort: as for find_scripts(); best_match ranks the first 1,000, with scripts of fewer installs whose title is the term.
create function private.sort_by_text(
	installs integer, term text, words tsquery, pattern text, sort text, max_rows integer, page_rows integer, first_row integer,
	out match_count integer, out ids uuid[]
)
language plpgsql stable set search_path = extensions, pg_temp
	set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off set plan_cache_mode = force_generic_plan
	set work_mem = '16MB' as $$
declare
	lower_term constant text := lower(term);
	lower_pattern constant text := lower(pattern);
	is_ranked constant boolean := sort = 'best_match';
	has_titles constant boolean := sort in ('best_match', 'alphabetical');
begin
	with gathered as materialized (
		-- The documents, which are longer than everything else, are read of those that are ranked only.
		select found.id, found.place, found.rank_installs, found.rank_rating, found.created_at, case when has_titles then lower(found.title) end as title
		from (
			(select script.*, script.ctid as place from public.bookmarklets as script where installs = 512 and script.is_visible and script.rank_installs >= 512
				and (script.search_document @@ words or script.title ilike pattern) limit max_rows + 1)
			union all
			(select script.*, script.ctid as place from public.bookmarklets as script where installs = 64 and script.is_visible and script.rank_installs >= 64
				and (script.search_document @@ words or script.title ilike pattern) limit max_rows + 1)
			union all
			(select script.*, script.ctid as place from public.bookmarklets as script where installs = 8 and script.is_visible and script.rank_installs >= 8
				and (script.search_document @@ words or script.title ilike pattern) limit max_rows + 1)
			union all
			(select script.*, script.ctid as place from public.bookmarklets as script where installs = 0 and script.is_visible
				and (script.search_document @@ words or script.title ilike pattern) limit max_rows + 1)
			union all
			(select script.*, script.ctid as place from public.bookmarklets as script where installs > 0 and is_ranked and script.is_visible
				and script.rank_installs < installs and lower(script.title) = lower_term limit 100)
		) as found
	),
	number as (select count(*)::integer as rows from gathered)
	select number.rows, case when is_ranked then array(
		select script.id
		from (
			select gathered.place, gathered.title = lower_term as title_equals, gathered.title like lower_pattern as title_contains
			from gathered
			where number.rows <= coalesce(max_rows, number.rows)
			order by title_equals desc, title_contains desc, gathered.rank_installs desc, gathered.id limit 1000
		) as best join public.bookmarklets as script on script.ctid = best.place
		order by best.title_equals desc, best.title_contains desc,
			(ts_rank(script.search_document, words) + word_similarity(term, script.title) + ln(1 + script.rank_installs) / 20) desc, script.id
		limit page_rows offset first_row
	) else array(
		select script.id from gathered as script
		where number.rows <= coalesce(max_rows, number.rows)
		order by case when sort = 'newest' then script.created_at end desc, script.title,
			case when sort = 'rating' then script.rank_rating end desc, case when sort in ('popular', 'rating') then script.rank_installs end desc,
			script.id
		limit page_rows offset first_row
	) end
	into match_count, ids from number;
end $$;

-- One page of the scripts that count_by_text() counts for 0 installs, if they are so many that reading all scripts in the order of an
-- index soon finds enough of them. sort: as for find_scripts(); best_match ranks 1,000, the most installed ones and those whose title is the
-- term. They are sorted by title before they are ranked, so that only those are ranked that the page can show.
create function private.scan_by_text(term text, words tsquery, pattern text, sort text, page_rows integer, first_row integer) returns uuid[]
language plpgsql stable set search_path = extensions, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_indexscan = on
	set jit = off set plan_cache_mode = force_generic_plan as $$
declare
	lower_term constant text := lower(term);
	lower_pattern constant text := lower(pattern);
begin
	return case sort
		when 'newest' then array(select script.id from public.bookmarklets as script
			where script.is_visible and (script.search_document @@ words or lower(script.title) like lower_pattern)
			order by script.created_at desc, script.id limit page_rows offset first_row)
		when 'popular' then array(select script.id from public.bookmarklets as script
			where script.is_visible and (script.search_document @@ words or lower(script.title) like lower_pattern)
			order by script.rank_installs desc, script.id limit page_rows offset first_row)
		when 'alphabetical' then array(select script.id from public.bookmarklets as script
			where script.is_visible and (script.search_document @@ words or lower(script.title) like lower_pattern)
			order by lower(script.title), script.id limit page_rows offset first_row)
		when 'rating' then array(select script.id from public.bookmarklets as script
			where script.is_visible and (script.search_document @@ words or lower(script.title) like lower_pattern)
			order by script.rank_rating desc, script.rank_installs desc, script.id limit page_rows offset first_row)
		else array(
			select script.id
			from (
				select best.*, lower(best.title) = lower_term as title_equals, lower(best.title) like lower_pattern as title_contains
				from (
					(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
					where script.is_visible and (script.search_document @@ words or lower(script.title) like lower_pattern) and lower(script.title) <> lower_term
					order by script.rank_installs desc, script.id limit 900)
					union all
					(select script.id, script.title, script.rank_installs, script.search_document from public.bookmarklets as script
					where script.is_visible and lower(script.title) = lower_term limit 100)
				) as best
				order by title_equals desc, title_contains desc
			) as script
			order by script.title_equals desc, script.title_contains desc,
				(ts_rank(script.search_document, words) + word_similarity(term, script.title) + ln(1 + script.rank_installs) / 20) desc, script.id
			limit page_rows offset first_row
		)
	end;
end $$;
