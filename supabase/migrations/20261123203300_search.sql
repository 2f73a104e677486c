-- An ILIKE pattern for texts that contain `term`.
create function private.like_pattern(term text) returns text
language sql immutable parallel safe set search_path = ''
return '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- The values of `runs_on` that match a host: the host itself, and wildcards of it and its parent domains.
create function private.site_keys(host text) returns text[]
language sql immutable set search_path = ''
return (
	select array[key] || (
		select coalesce(array_agg('*.' || array_to_string(labels[place:], '.')), '{}')
		from generate_series(1, cardinality(labels)) as place
	)
	from (select bare as key, string_to_array(bare, '.') as labels from (select regexp_replace(private.host_key(host), '^\*\.', '') as bare) as cut) as split
);

-- Whether fewer than five visible scripts match, so that the word may be a typing error. The smallest index is asked first.
create function private.is_rare(words tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
	return not (
		(select count(*) = 5 from (select from public.bookmarklets as script
			where script.is_visible and script.rank_installs >= 512 and script.search_document @@ words limit 5) as few)
		or (select count(*) = 5 from (select from public.bookmarklets as script
			where script.is_visible and script.rank_installs >= 64 and script.search_document @@ words limit 5) as few)
		or (select count(*) = 5 from (select from public.bookmarklets as script
			where script.is_visible and script.rank_installs >= 8 and script.search_document @@ words limit 5) as few)
		or (select count(*) = 5 from (select from public.bookmarklets as script
			where script.is_visible and script.search_document @@ words limit 5) as few)
	);
end $$;

-- Up to four words in use with an edit distance of at most 1 (2 for words of five letters or more), nearest first.
create function private.near_words(word text) returns text[]
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.25
return (
	select coalesce(array_agg(near.word), '{}') from (
		select known.word
		from private.search_words as known,
			lateral (select extensions.levenshtein_less_equal(known.word, $1, 2) as slips) as distance
		where known.word operator(extensions.%) $1 and known.word ~ '^[[:alpha:]]{4,30}$'
			and distance.slips between 1 and case when char_length($1) < 5 then 1 else 2 end
		order by distance.slips, extensions.similarity(known.word, $1) desc, known.word
		limit 4
	) as near
);

-- Matches a word and the words in use that begin with it; null when there are more than 40 of those. An index of words finds them faster
-- than a prefix query on the index of documents.
create function private.begun_words(typed text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
	words text[] := array(
		select known.word from private.search_words as known
		where known.word operator(pg_catalog.~>=~) typed and known.word operator(pg_catalog.~<~) (typed || chr(1114111))
		limit 41
	);
begin
	return case when cardinality(words) <= 40 then (
		select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', ' | ')
		from (select typed as word union select unnest(words)) as wanted
	)::tsquery end;
end $$;

-- Matches all words of a term: each as it is, as the beginning of a word, or, if hardly any script has it, as a similar word. Null for a
-- term without words.
create function private.words_query(term text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
	typed text;
	wanted tsquery;
	whole tsquery;
begin
	for typed in select part from regexp_split_to_table(lower(btrim(term)), '\s+') as part limit 20 loop
		wanted := plainto_tsquery('simple', typed);
		continue when numnode(wanted) = 0;
		if typed ~ '^\w{3,}$' then
			-- Text that the parser does not read as a single word ('my_word') is not in the list of words.
			wanted := coalesce(
				case when wanted::text = quote_literal(typed) then private.begun_words(typed) end,
				wanted || to_tsquery('simple', quote_literal(typed) || ':*')
			);
		end if;
		if typed ~ '^[[:alpha:]]{4,30}$' and private.is_rare(wanted) then
			wanted := coalesce((
				select to_tsquery('simple', string_agg(quote_literal(near), ' | ')) from unnest(private.near_words(typed)) as near
			) || wanted, wanted);
		end if;
		whole := case when whole is null then wanted else whole && wanted end;
	end loop;
	return whole;
end $$;

-- The letter pairs of a term, as private.short_parts() stores them for titles; the letter itself for a single one.
create function private.letter_pairs(value text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
	select array_agg(distinct substr(lower(value), place, least(2, char_length(value))))
	from generate_series(1, greatest(1, char_length(value) - 1)) as place
);

-- A condition as SQL: the title contains a text, or the script matches `words` (a condition as SQL, or null).
-- by_words: match the words only, if there are any.
-- row_by_row: the condition is evaluated on rows, where comparing lower case is fastest. Otherwise it is for an index: by trigrams, or by
-- letter pairs if there are no three consecutive letters. The letter pairs are a condition of their own, so that they are not computed
-- for each row.
create function private.text_condition(text_param text, pattern_param text, value text, words text, row_by_row boolean, by_words boolean) returns text
language sql immutable set search_path = ''
return case
	when by_words and words is not null then words
	when row_by_row then format('(%slower(script.title) like lower(%s))', words || ' or ', pattern_param)
	when value ~ '[[:alnum:]]{3}' then format('(%sscript.title ilike %s)', words || ' or ', pattern_param)
	else format('(%sprivate.short_parts(script.title) @> private.letter_pairs(%s)) and (%slower(script.title) like lower(%s))',
		words || ' or ', text_param, words || ' or ', pattern_param)
end;

-- Validates a list of conditions; errors instead of ignoring what is unknown.
create function private.check_conditions(conditions jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
	if conditions is null then
		return '[]';
	end if;
	if jsonb_typeof(conditions) <> 'array' or jsonb_array_length(conditions) > 20 then
		raise sqlstate '22023' using message = 'Conditions are a list of at most 20.';
	end if;
	if exists (
		select from jsonb_array_elements(conditions) as item
		where jsonb_typeof(item) <> 'object'
			or coalesce(item ->> 'field', '') not in ('word', 'phrase', 'site', 'tag', 'by', 'grants', 'connects', 'risk', 'kind')
			or coalesce(jsonb_typeof(item -> 'value'), '') <> 'string' or char_length(item ->> 'value') not between 1 and 200
			or coalesce(jsonb_typeof(item -> 'excluded'), 'boolean') <> 'boolean'
	) then
		raise sqlstate '22023' using message = 'A condition has a known field, a value of 1 to 200 characters, and may be excluded.';
	end if;
	return conditions;
end $$;

-- Ids of the people with this username, or whose display name contains it.
create function private.people_called(name text) returns uuid[]
language sql stable set search_path = ''
return array(
	select person.user_id from public.profiles as person
	where person.username = btrim(name)::extensions.citext
		or person.display_name operator(pg_catalog.~~*) private.like_pattern(btrim(name))
	limit 1000
);

-- One condition of a search as SQL over the parameter $1, the list of conditions. Every value stays a parameter.
--
-- `|| ''` after `risk_level` and `kind` excludes values that half of all scripts have from the index condition, where reading their long
-- lists costs more than comparing the column of each row. For a phrase the index is searched for its words only, which costs a quarter;
-- `is true` excludes the check of their order from the index condition.
create function private.condition_sql(item jsonb, place integer, row_by_row boolean, by_words boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
	value text := format('($1 -> %s ->> ''value'')', place);
	condition text;
begin
	condition := case item ->> 'field'
		when 'word' then format('script.search_document @@ plainto_tsquery(''simple'', %s)', value)
		when 'phrase' then private.text_condition(value, format('private.like_pattern(%s)', value), item ->> 'value',
			case when numnode(phraseto_tsquery('simple', item ->> 'value')) > 0
				then format('(script.search_document @@ plainto_tsquery(''simple'', %1$s) and (script.search_document @@ phraseto_tsquery(''simple'', %1$s)) is true)', value) end,
			row_by_row, by_words)
		when 'site' then case when item ->> 'value' = '*' then 'script.runs_on @> array[''*'']'
			else format('script.runs_on && private.site_keys(%s)', value) end
		when 'tag' then format('script.tag_names @> array[lower(btrim(%s))]', value)
		when 'by' then format('script.owner_id = any (private.people_called(%s))', value)
		when 'grants' then format('script.grants @> array[private.grant_key(%s)]', value)
		when 'connects' then format('script.connects @> array[coalesce(private.host_key(%s), '''')]', value)
		when 'risk' then format('script.risk_level%s = case lower(%s) when ''low'' then ''green'' when ''medium'' then ''amber'' when ''high'' then ''red'' else ''unrated'' end',
			case when not row_by_row and lower(item ->> 'value') = 'low' then ' || ''''' end, value)
		when 'kind' then format('script.kind%s = lower(%s)', case when not row_by_row then ' || ''''' end, value)
	end;
	return case when (item ->> 'excluded')::boolean then format('(%s) is not true', condition) else condition end;
end $$;

-- The whole search as a WHERE condition over the parameters that find_scripts() passes ($1 … $9).
-- row_by_row, by_words: as for text_condition(); words alone find most matches at half of the cost.
-- is_narrow: the search has a condition that few scripts may match. is_by_people: it is limited to some authors, who have an index.
create function private.search_sql(
	search_conditions jsonb, search_term text, words tsquery, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	row_by_row boolean, by_words boolean, out where_sql text, out is_narrow boolean, out is_by_people boolean
)
language plpgsql stable set search_path = '' as $$
declare
	conditions text[] := array['script.is_visible'];
	item jsonb;
	place integer := -1;
	choices jsonb := '{}';
	choice text;
begin
	is_narrow := search_term is not null or tag is not null or owner is not null;
	is_by_people := owner is not null;
	if search_term is not null then
		-- Scripts whose title contains the term match, and those that have its words, or similar ones, anywhere.
		conditions := conditions || private.text_condition('$2', '$4', search_term, case when words is not null then 'script.search_document @@ $3' end, row_by_row, by_words);
	end if;
	for item in select value from jsonb_array_elements(search_conditions) loop
		place := place + 1;
		if coalesce((item ->> 'excluded')::boolean, false) then
			conditions := conditions || private.condition_sql(item, place, true, false);
			continue;
		end if;
		is_narrow := is_narrow or item ->> 'field' not in ('risk', 'kind');
		is_by_people := is_by_people or item ->> 'field' = 'by';
		if item ->> 'field' in ('risk', 'kind', 'by') then
			-- Of several risk levels, kinds or people one has to match; of everything else all have to.
			choices := jsonb_set(choices, array[item ->> 'field'],
				coalesce(choices -> (item ->> 'field'), '[]') || to_jsonb(private.condition_sql(item, place, row_by_row, by_words)));
		else
			conditions := conditions || private.condition_sql(item, place, row_by_row, by_words);
		end if;
	end loop;
	for choice in select string_agg(fit, ' or ') from jsonb_each(choices) as chosen, jsonb_array_elements_text(chosen.value) as fit group by chosen.key loop
		conditions := conditions || format('(%s)', choice);
	end loop;
	if tag is not null then conditions := conditions || 'script.tag_names @> array[$6]'::text; end if;
	if owner is not null then conditions := conditions || 'script.owner_id = $9'::text; end if;
	if category is not null then conditions := conditions || 'script.category = $5'::text; end if;
	if risks is not null then conditions := conditions || format('script.risk_level%s = any ($7)', case when not row_by_row and 'green' = any (risks) then ' || ''''' end); end if;
	if script_kind is not null then conditions := conditions || format('script.kind%s = $8', case when not row_by_row then ' || ''''' end); end if;
	if only_featured then conditions := conditions || 'script.featured'::text; end if;
	where_sql := array_to_string(conditions, ' and ');
end $$;

-- The levels of installs with an index of their own (bookmarklets_found_*) that contains at least `at_least` scripts, smallest index
-- first. The number of scripts is that of the last vacuum or of the creation of the index.
create function private.known_levels(at_least integer) returns table (installs integer, scripts real)
language plpgsql stable set search_path = '' as $$
begin
	return query
		select level, class.reltuples from unnest(array[512, 64, 8]) as level join pg_class as class on class.relname = 'bookmarklets_found_' || level
		where class.relnamespace = 'public'::regnamespace and class.reltuples >= at_least
		order by level desc;
end $$;

-- Returns one page of scripts and how many match in all (counted up to 1,001).
--
-- sort: newest, popular, alphabetical, rating, or (with a term) best_match, which ranks at most 1,000 candidates. Only constant text
-- is put together to SQL; everything that a client has sent is a parameter. Volatile, because it changes planner settings.
create function private.find_scripts(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_size integer, skip integer
)
returns setof public.script_card
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = on set enable_indexscan = on set enable_indexonlyscan = on set enable_bitmapscan = on set enable_sort = on set jit = off
	set work_mem = '16MB' as $$
declare
	search_term text := nullif(btrim(term), '');
	search_conditions jsonb := private.check_conditions(conditions);
	pattern text := private.like_pattern(search_term);
	known_category text := private.category_of(category);
	known_tag text := lower(btrim(tag));
	words tsquery;
	indexed record;
	by_row record;
	by_words record;
	is_ranked boolean := sort = 'best_match' and search_term is not null;
	page_rows integer := least(greatest(coalesce(page_size, 24), 1), 100);
	first_row integer := least(greatest(coalesce(skip, 0), 0), 100000);
	all_scripts double precision;
	max_sorted_rows integer;
	level record;
	-- Estimated number of matches in all, projected from the levels that were counted.
	expected_matches double precision := 0;
	-- The level that contains all scripts that the page can show, and few enough to be sorted.
	sorted_level integer;
	prefer_index_scan boolean := false;
	match_count integer;
	page_ids uuid[];
	by_installs constant text := 'script.rank_installs desc, script.id';
	order_by text := case sort
		when 'newest' then 'script.created_at desc, script.id'
		when 'popular' then by_installs
		when 'alphabetical' then 'lower(script.title), script.id'
		when 'rating' then 'script.rank_rating desc, script.rank_installs desc, script.id'
		when 'best_match' then by_installs
	end;
	title_equals constant text := '(lower(script.title) = lower($2))';
	title_contains constant text := '(lower(script.title) like lower($4))';
	-- At most 1,000 are ranked: first those whose title is the term, then those whose title contains it, then the most installed ones.
	candidates constant text := '(select * from gathered as script order by ' || title_equals || ' desc, ' || title_contains || ' desc, ' || by_installs || ' limit 1000)';
	-- Number of matches, and the page if they are few enough to be sorted.
	gather_query constant text := 'with gathered as materialized (select %s from public.bookmarklets as script where %s limit %s),'
		|| ' number as (select count(*)::integer as rows from gathered)'
		|| ' select number.rows, array(select script.id from %s as script where number.rows <= %s order by %s limit $10 offset $11) from number';
	count_query constant text := 'select count(*) from (select from public.bookmarklets as script where script.rank_installs >= %s and %s limit 1001) as counted';
	column_list text := 'script.id, script.title, script.created_at, script.rank_installs, script.rank_rating';
	is_common boolean := false;
	-- Whether a tag is the only condition; then the number of matches is known (private.tag_counts).
	is_tag_only boolean := known_tag is not null and search_term is null and search_conditions = '[]' and category is null and risks is null
		and script_kind is null and owner is null and not coalesce(only_featured, false);
begin
	if order_by is null then
		raise sqlstate '22023' using message = 'Unknown sort order.', hint = 'Use newest, popular, alphabetical, rating or best_match.';
	end if;
	if char_length(search_term) > 200 then
		raise sqlstate '22023' using message = 'The search term is too long (at most 200 characters).';
	end if;
	if search_term is not null then
		words := private.words_query(search_term);
	end if;
	if is_ranked then
		column_list := column_list || ', script.search_document';
		order_by := title_equals || ' desc, ' || title_contains || ' desc, (case when $3 is null then 0 else ts_rank(script.search_document, $3) end'
			|| ' + word_similarity($2, script.title) + ln(1 + script.rank_installs) / 20) desc, script.id';
	end if;
	by_row := private.search_sql(search_conditions, search_term, words, category, tag, risks, script_kind, owner, only_featured, true, false);

	if by_row.is_narrow then
		indexed := private.search_sql(search_conditions, search_term, words, category, tag, risks, script_kind, owner, only_featured, false, false);
		-- Only bitmap scans: their cost grows with the number of matches. With a limit the planner would expect others to end early.
		perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
		-- An index scan in sort order reads about (rows needed × all scripts / matches) rows, sorting reads all matches. Both cost the
		-- same at the square root of (rows needed × all scripts).
		select greatest(class.reltuples, 0) into all_scripts from pg_class as class where class.oid = 'public.bookmarklets'::regclass;
		max_sorted_rows := least(greatest(sqrt(case when is_ranked then 1000 else first_row + page_rows end * all_scripts), 2000), 50000);
		if is_tag_only then
			select coalesce((select counted.scripts from private.tag_counts as counted where counted.tag = known_tag), 0) into expected_matches;
			is_common := expected_matches > max_sorted_rows;
			-- Searches a level of the most installed scripts if both a sort and an index scan of all scripts would be expensive.
			if order_by = by_installs and expected_matches > 1000 and (first_row + page_rows) * all_scripts > 2000 * expected_matches then
				for level in select * from private.known_levels(2000) loop
					continue when level.scripts * expected_matches / all_scripts < 2 * (first_row + page_rows);
					execute format(gather_query, column_list, format('script.rank_installs >= %s and %s', level.installs, indexed.where_sql), max_sorted_rows + 1,
						'gathered', max_sorted_rows, order_by)
					into match_count, page_ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
					exit when match_count between first_row + page_rows and max_sorted_rows;
					page_ids := null;
				end loop;
			end if;
			match_count := least(expected_matches, 1001);
		elsif not by_row.is_by_people then
			for level in select * from private.known_levels(case when is_ranked then 400 else 2000 end) loop
				-- If the matches fill the page already, a larger level is only counted if it probably has more than 1,000.
				continue when match_count >= first_row + page_rows and expected_matches * level.scripts / all_scripts < 1001;
				execute format(count_query, level.installs, indexed.where_sql)
				into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				is_common := match_count > 1000;
				if is_ranked then
					-- If every fourth script matches, an index scan soon finds 1,000; otherwise the matches of this level are sorted.
					prefer_index_scan := prefer_index_scan or match_count > level.scripts / 4;
					sorted_level := case when is_common and not prefer_index_scan then level.installs end;
				-- If very many match, an index scan is faster than sorting.
				elsif match_count between first_row + page_rows and 1000 and (first_row + page_rows) * level.scripts > match_count::double precision * match_count then
					sorted_level := coalesce(sorted_level, level.installs);
				end if;
				expected_matches := match_count * all_scripts / level.scripts;
				exit when is_common;
			end loop;
			if not is_common and (expected_matches > max_sorted_rows or order_by = by_installs and sorted_level is not null) then
				-- Counts the matches by words first, which are more than 1,000 in most cases.
				by_words := private.search_sql(search_conditions, search_term, words, category, tag, risks, script_kind, owner, only_featured, false, true);
				match_count := 0;
				if expected_matches > 1000 and by_words.where_sql <> indexed.where_sql then
					execute format(count_query, 0, by_words.where_sql)
					into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				if match_count <= 1000 then
					execute format(count_query, 0, indexed.where_sql)
					into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				is_common := match_count > 1000;
				sorted_level := case when is_ranked and is_common and not prefer_index_scan then 0 else sorted_level end;
			end if;
		end if;
		if sorted_level is not null and (is_ranked or order_by = by_installs) then
			execute format('with gathered as materialized (select %s from public.bookmarklets as script where script.rank_installs >= %s and %s%s)'
				|| ' select array(select script.id from %s as script order by %s limit $10 offset $11)', column_list, sorted_level, indexed.where_sql,
				case when is_ranked then format(' union all (select %s from public.bookmarklets as script where script.rank_installs < %s and %s and %s limit 100)',
					column_list, sorted_level, title_equals, by_row.where_sql) end,
				case when is_ranked then candidates else 'gathered' end, order_by)
			into page_ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
		elsif not is_common and page_ids is null then
			execute format(gather_query, column_list, indexed.where_sql, max_sorted_rows + 1, case when is_ranked then candidates else 'gathered' end, max_sorted_rows, order_by)
			into match_count, page_ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
			is_common := match_count > max_sorted_rows;
			page_ids := case when not is_common then page_ids end;
		end if;
		perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true);
	else
		execute 'select count(*)::integer from (select from public.bookmarklets as script where ' || by_row.where_sql || ' limit 1001) as counted'
		into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
	end if;
	if not by_row.is_narrow or is_common and page_ids is null then
		if is_common then
			perform set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
		end if;
		execute format('select array(select script.id from %s as script where %s order by %s limit $10 offset $11)',
			case when is_ranked then format('((select %1$s from public.bookmarklets as script where not %2$s and %3$s order by %4$s limit 900)'
				|| ' union all (select %1$s from public.bookmarklets as script where %2$s and %3$s limit 100))', column_list, title_equals, by_row.where_sql, by_installs)
				else 'public.bookmarklets' end,
			case when is_ranked then 'true' else by_row.where_sql end, order_by)
		into page_ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
	end if;
	perform set_config('enable_seqscan', 'on', true), set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
	return query
		select script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,
			script.security_score, script.install_count, script.star_count, script.average_rating, script.review_count, script.featured,
			script.created_at, script.updated_at,
			case when author.user_id is not null then jsonb_build_object(
				'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url
			) end,
			script.tag_names, case when fork.forked_bookmarklet_id is not null then private.card_origin(script.id) end, least(match_count, 1001)
		from unnest(page_ids) with ordinality as shown (id, place)
		join public.bookmarklets as script on script.id = shown.id
		left join public.profiles as author on author.user_id = script.owner_id
		left join public.bookmarklet_forks as fork on fork.forked_bookmarklet_id = script.id
		order by shown.place;
end $$;

-- p_conditions of both functions: [{"field": "site", "value": "example.org", "excluded": false}, …]. Fields: word, phrase, site, tag, by,
-- grants, connects, risk (low, medium, high, unrated), kind. packages/hub-data/src/search/parse-search.ts creates them from a text.
create function public.list_scripts(
	p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null, p_owner_id uuid default null,
	p_featured boolean default false, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.script_card
language sql stable security definer set search_path = ''
return private.find_scripts(null, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_featured, p_sort, p_limit, p_offset);

create function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.script_card
language sql stable security definer set search_path = ''
return private.find_scripts(p_term, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, false, p_sort, p_limit, p_offset);
revoke all on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb)
from public, anon, authenticated;
grant execute on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb)
to anon, authenticated, service_role;
