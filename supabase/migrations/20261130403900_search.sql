-- One search for lists, searches and suggestions. A term without further conditions, as nearly all searches are, is looked up by statements
-- with one plan each, which every connection makes once (count_by_text(), sort_by_text()). To put every statement together and plan it anew
-- takes longer than to execute it if few scripts match; only searches with conditions do so. The functions that prepare the values of
-- conditions are PL/pgSQL: the planner calls them for each statement that is put together, which as functions in SQL would take as long as
-- the rest of planning. docs/decisions/0027-search.md, 0073-reach-as-columns.md and 0086-order-of-searches.md give the reasons.

-- An ILIKE pattern for texts that contain `term`.
create function private.like_pattern(term text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end $$;

-- The values of `runs_on` that match a host: the host itself, and wildcards of it and its parent domains.
create function private.site_keys(host text) returns text[]
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
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = 0.25 as $$
begin
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
end $$;

-- Matches each of these lexemes; null for none.
create function private.any_lexeme(lexemes text[]) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return (
		select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
		from (select distinct unnest(lexemes) as lexeme) as known
	);
end $$;

-- The words of a term in their order, up to 20, without those that say nothing by themselves (the, how, from), unless all of them do.
--
-- stems: '' for a word that says nothing. own: matches the word as it is, with another ending, as the beginning of a word, or, if hardly
-- any script has it, as a similar word. all_own: matches all words of the term; null for a term without words.
create function private.read_words(term text, out words text[], out stems text[], out own tsquery[], out all_own tsquery)
language plpgsql stable set search_path = '' as $$
declare
	typed text;
	stem text;
	wanted tsquery;
	similar_words tsquery;
	forms text[];
	begun text[];
begin
	select array_agg(part.word order by part.place), array_agg(part.stem order by part.place) into words, stems
	from (
		select every.*, bool_and(every.stem = '') over () as are_all_empty
		from (
			select cut.word, split.place, case when cut.word ~ '^[[:alpha:]]+$'
				then coalesce((ts_lexize('pg_catalog.english_stem', cut.word))[1], '') else cut.word end as stem
			from regexp_split_to_table(lower(btrim(term)), '\s+') with ordinality as split (part, place),
				lateral (select btrim(split.part, '?!,;:()"') as word) as cut
			where numnode(plainto_tsquery('pg_catalog.simple', cut.word)) > 0 order by split.place limit 20
		) as every
	) as part
	where part.stem <> '' or part.are_all_empty;
	for place in 1 .. coalesce(cardinality(words), 0) loop
		typed := words[place];
		stem := stems[place];
		wanted := plainto_tsquery('pg_catalog.simple', typed);
		forms := null;
		if typed ~ '^\w{3,}$' then
			-- An index of words finds those that begin with it faster than a prefix query on the index of documents, unless they are many. Text
			-- that the parser does not read as a single word ('my_word') is not in the list of words.
			if wanted::text = quote_literal(typed) then
				begun := array(
					select known.word from private.search_words as known
					where known.word operator(pg_catalog.~>=~) typed and known.word operator(pg_catalog.~<~) (typed || chr(1114111))
					limit 41
				);
				forms := case when cardinality(begun) <= 40 then typed || begun end;
			end if;
			if forms is null then
				wanted := wanted || to_tsquery('pg_catalog.simple', quote_literal(typed) || ':*');
			end if;
		end if;
		if stem <> '' and typed ~ '^[[:alpha:]]{3,30}$' then
			-- Up to ten words in use with the same stem. Words of three letters are not in the list: they are looked for as they are.
			begun := typed || array(select known.word from private.search_words as known where known.stem = stems[place] limit 10)
				|| case when char_length(stem) = 3 then stem end;
			if forms is null then
				wanted := wanted || private.any_lexeme(begun);
			else
				forms := forms || begun;
			end if;
		end if;
		if forms is not null then
			wanted := private.any_lexeme(forms);
		end if;
		-- A word with synonyms is a word of the language, not a typing error.
		if stem <> '' and typed ~ '^[[:alpha:]]{4,30}$' and not exists (
			select from private.search_synonyms as known
			where known.term_stems = any (array[stem, stems[place - 1] || ' ' || stem, stem || ' ' || stems[place + 1]])
				and (known.synonym_stem is not null or numnode(known.synonym_phrase) > 0)
		) and private.is_rare(wanted) then
			similar_words := private.any_lexeme(private.near_words(typed));
			wanted := coalesce(similar_words || wanted, wanted);
		end if;
		own[place] := wanted;
		all_own := coalesce(all_own && wanted, wanted);
	end loop;
end $$;

-- For each word, what matches the word itself or a synonym: of the word, or of the two words that it forms with the next one or the one
-- before ('right click'). Up to 20 synonyms of each, and up to ten forms of a synonym.
--
-- words, stems, own: as read_words() returns them.
create function private.related_queries(words text[], stems text[], own tsquery[]) returns tsquery[]
language plpgsql stable set search_path = '' as $$
begin
	return (
		with known as materialized (
			select part.place, other.synonym, other.synonym_stem, other.synonym_phrase
			from generate_subscripts(words, 1) as part (place)
			cross join unnest(array[
				stems[part.place], stems[part.place - 1] || ' ' || stems[part.place], stems[part.place] || ' ' || stems[part.place + 1]
			]) as term (stems)
			cross join lateral (
				select distinct on (listed.synonym) listed.synonym, listed.synonym_stem, listed.synonym_phrase
				from private.search_synonyms as listed where listed.term_stems = term.stems order by listed.synonym limit 20
			) as other
		),
		form (place, lexeme) as (
			select known.place, known.synonym from known where known.synonym_stem is not null
			union
			select known.place, known.synonym_stem from known where char_length(known.synonym_stem) = 3
			union
			select known.place, used.word
			from known cross join lateral (
				select other.word from private.search_words as other where other.stem = known.synonym_stem limit 10
			) as used
		),
		found as (
			select every.place, string_agg(every.query, ' | ')::tsquery as query
			from (
				select form.place, '''' || replace(replace(form.lexeme, '\', '\\'), '''', '''''') || '''' as query from form
				union all
				select known.place, '(' || known.synonym_phrase::text || ')' from known where numnode(known.synonym_phrase) > 0
			) as every
			group by every.place
		)
		select array_agg(coalesce(own[part.place] || found.query, own[part.place]) order by part.place)
		from generate_subscripts(words, 1) as part (place) left join found on found.place = part.place
	);
end $$;

-- The letter pairs of a term, as private.short_parts() stores them for titles; the letter itself for a single one.
create function private.letter_pairs(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return (
		select array_agg(distinct substr(lower(value), place, least(2, char_length(value))))
		from generate_series(1, greatest(1, char_length(value) - 1)) as place
	);
end $$;

-- A condition as SQL: the title contains a text, or the script matches `words` (a condition as SQL, or null).
-- by_words: match the words only, if there are any.
-- row_by_row: the condition is evaluated on rows, where comparing lower case is fastest. Otherwise it is for an index: by trigrams, or by
-- letter pairs if there are no three consecutive letters. The letter pairs are a condition of their own, so that they are not computed
-- for each row.
create function private.text_condition(text_param text, pattern_param text, value text, words text, row_by_row boolean, by_words boolean) returns text
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

-- The ids of one page of scripts, and how many match in all (counted up to 1,001).
--
-- words: all_own of read_words(term). sort: newest, popular, alphabetical, rating, or (with a term) best_match, which ranks at most 1,000
-- candidates. Only constant text is put together to SQL; everything that a client has sent is a parameter. Volatile, because it changes
-- planner settings.
create function private.find_scripts(
	term text, words tsquery, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_rows integer, first_row integer, out ids uuid[], out match_count integer
)
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = on set enable_indexscan = on set enable_indexonlyscan = on set enable_bitmapscan = on set enable_sort = on set jit = off
	set work_mem = '16MB' as $$
declare
	search_term text := nullif(btrim(term), '');
	search_conditions jsonb := private.check_conditions(conditions);
	pattern text := private.like_pattern(search_term);
	known_category text := case when category is not null then private.category_of(category) end;
	known_tag text := lower(btrim(tag));
	search record;
	is_ranked boolean := sort = 'best_match' and search_term is not null;
	all_scripts double precision;
	max_sorted_rows integer;
	level record;
	-- Estimated number of matches in all, projected from the levels that were counted.
	expected_matches double precision := 0;
	-- The level that contains all scripts that the page can show, and few enough to be sorted.
	sorted_level integer;
	-- The page in this level, if it was sorted when it was counted.
	sorted_ids uuid[];
	level_ids uuid[];
	prefer_index_scan boolean := false;
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
	titles_first constant text := ' order by title_equals desc, title_contains desc';
	-- At most 1,000 are ranked: first those whose title is the term, then those whose title contains it, then the most installed ones. Only
	-- the documents of these are read, at their places in the table. They are sorted by title before they are ranked, so that only those are
	-- ranked that the page can show.
	candidates constant text := format('(select ranked.*, best.title_equals, best.title_contains from (select place, %s as title_equals, %s as title_contains'
		|| ' from gathered as script%s, %s limit 1000) as best join public.bookmarklets as ranked on ranked.ctid = best.place)',
		title_equals, title_contains, titles_first, by_installs);
	-- Number of matches, and the page if they are few enough to be sorted.
	gather_query constant text := 'with gathered as materialized (select %s from public.bookmarklets as script where %s limit %s),'
		|| ' number as (select count(*)::integer as rows from gathered)'
		|| ' select number.rows, array(select script.id from %s as script where number.rows <= %s order by %s limit $10 offset $11) from number';
	count_query constant text := 'select count(*) from (select from public.bookmarklets as script where script.rank_installs >= %s and %s limit 1001) as counted';
	column_list constant text := 'script.id, script.ctid as place, script.title, script.created_at, script.rank_installs, script.rank_rating';
	ranked_columns constant text := 'script.id, script.title, script.rank_installs, script.search_document';
	is_common boolean := false;
	has_filters boolean := search_conditions <> '[]' or risks is not null or script_kind is not null or owner is not null
		or coalesce(only_featured, false);
	-- Whether a category or a tag is the only condition, or there is none; then the number of matches is known (private.category_counts,
	-- private.tag_counts).
	is_category_only boolean := search_term is null and known_tag is null and not has_filters;
	is_tag_only boolean := search_term is null and known_tag is not null and category is null and not has_filters;
	-- Whether a term is the only condition, and whether it has the three consecutive letters that an index of titles needs.
	is_text_only boolean := words is not null and known_tag is null and category is null and not has_filters;
	is_indexed_text boolean := is_text_only and search_term ~ '[[:alnum:]]{3}';
begin
	if order_by is null then
		raise sqlstate '22023' using message = 'Unknown sort order.', hint = 'Use newest, popular, alphabetical, rating or best_match.';
	end if;
	if char_length(search_term) > 200 then
		raise sqlstate '22023' using message = 'The search term is too long (at most 200 characters).';
	end if;
	if is_ranked then
		order_by := 'script.title_equals desc, script.title_contains desc, (case when $3 is null then 0 else ts_rank(script.search_document, $3) end'
			|| ' + word_similarity($2, script.title) + ln(1 + script.rank_installs) / 20) desc, script.id';
	end if;
	search := private.search_sql(search_conditions, search_term, words, category, tag, risks, script_kind, owner, only_featured);

	if search.is_narrow then
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
					execute format(gather_query, column_list, format('script.rank_installs >= %s and %s', level.installs, search.indexed), max_sorted_rows + 1,
						'gathered', max_sorted_rows, order_by)
					into match_count, ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
					exit when match_count between first_row + page_rows and max_sorted_rows;
					ids := null;
				end loop;
			end if;
			match_count := least(expected_matches, 1001);
		elsif not search.is_by_people then
			for level in select * from private.known_levels(case when is_ranked then 400 else 2000 end) loop
				-- If the matches fill the page already, a larger level is only counted if it probably has more than 1,000.
				continue when match_count >= first_row + page_rows and expected_matches * level.scripts / all_scripts < 1001;
				if is_indexed_text then
					match_count := private.count_by_text(level.installs, words, pattern);
				elsif search_term is not null and order_by = by_installs and (known_tag is not null or category is not null or has_filters) then
					-- Counts and sorts at once: a term with further conditions mostly reads the rows in any case.
					execute format(gather_query, column_list, format('script.rank_installs >= %s and %s', level.installs, search.indexed), 1001,
						'gathered', 1000, order_by)
					into match_count, level_ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
				else
					execute format(count_query, level.installs, search.indexed)
					into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				is_common := match_count > 1000;
				if is_ranked then
					-- If every fourth script matches, an index scan soon finds 1,000; otherwise the matches of this level are sorted.
					prefer_index_scan := prefer_index_scan or match_count > level.scripts / 4;
					sorted_level := case when is_common and not prefer_index_scan then level.installs end;
				-- If very many match, an index scan is faster than sorting.
				elsif match_count between first_row + page_rows and 1000 and (first_row + page_rows) * level.scripts > match_count::double precision * match_count then
					sorted_ids := case when sorted_level is null then level_ids else sorted_ids end;
					sorted_level := coalesce(sorted_level, level.installs);
				end if;
				expected_matches := match_count * all_scripts / level.scripts;
				exit when is_common;
			end loop;
			if not is_common and (expected_matches > max_sorted_rows or order_by = by_installs and sorted_level is not null) then
				-- Counts the matches by words first, which are more than 1,000 in most cases.
				match_count := 0;
				if expected_matches > 1000 and is_indexed_text then
					match_count := private.count_by_text(0, words, null);
				elsif expected_matches > 1000 and search.by_words <> search.indexed then
					execute format(count_query, 0, search.by_words)
					into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				if match_count <= 1000 and is_indexed_text then
					match_count := private.count_by_text(0, words, pattern);
				elsif match_count <= 1000 then
					execute format(count_query, 0, search.indexed)
					into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				is_common := match_count > 1000;
				sorted_level := case when is_ranked and is_common and not prefer_index_scan then 0 else sorted_level end;
			end if;
		end if;
		if sorted_ids is not null then
			ids := sorted_ids;
		elsif sorted_level is not null and (is_ranked or order_by = by_installs) and is_indexed_text then
			ids := (private.sort_by_text(sorted_level, search_term, words, pattern, sort, null, page_rows, first_row)).ids;
		elsif sorted_level is not null and (is_ranked or order_by = by_installs) then
			execute format('with gathered as materialized (select %s from public.bookmarklets as script where script.rank_installs >= %s and %s%s)'
				|| ' select array(select script.id from %s as script order by %s limit $10 offset $11)', column_list, sorted_level, search.indexed,
				case when is_ranked then format(' union all (select %s from public.bookmarklets as script where script.rank_installs < %s and %s and %s limit 100)',
					column_list, sorted_level, title_equals, search.by_row) end,
				case when is_ranked then candidates else 'gathered' end, order_by)
			into ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
		elsif not is_common and ids is null then
			if is_indexed_text then
				select sorted.match_count, sorted.ids into match_count, ids
				from private.sort_by_text(0, search_term, words, pattern, sort, max_sorted_rows, page_rows, first_row) as sorted;
			else
				execute format(gather_query, column_list, search.indexed, max_sorted_rows + 1, case when is_ranked then candidates else 'gathered' end, max_sorted_rows, order_by)
				into match_count, ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
			end if;
			is_common := match_count > max_sorted_rows;
			ids := case when not is_common then ids end;
		end if;
		perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true);
	elsif is_category_only then
		select coalesce(sum(counted.scripts), 0) into match_count from private.category_counts as counted
		where known_category is null or counted.category = known_category;
	else
		execute 'select count(*)::integer from (select from public.bookmarklets as script where ' || search.by_row || ' limit 1001) as counted'
		into match_count using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner;
	end if;
	if is_common and ids is null and is_text_only then
		ids := private.scan_by_text(search_term, words, pattern, sort, page_rows, first_row);
	elsif not search.is_narrow or is_common and ids is null then
		if is_common then
			perform set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
		end if;
		execute format('select array(select script.id from %s as script where %s order by %s limit $10 offset $11)',
			case when is_ranked then format('(select script.*, %1$s as title_equals, %2$s as title_contains from ('
				|| '(select %3$s from public.bookmarklets as script where not %1$s and %4$s order by %5$s limit 900)'
				|| ' union all (select %3$s from public.bookmarklets as script where %1$s and %4$s limit 100)) as script%6$s)',
				title_equals, title_contains, ranked_columns, search.by_row, by_installs, titles_first)
				else 'public.bookmarklets' end,
			case when is_ranked then 'true' else search.by_row end, order_by)
		into ids using search_conditions, search_term, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
	end if;
end $$;

-- A search for a site lists the scripts that name it. Scripts for every site, most of which work there, follow in the same list, in the
-- chosen order; their cards show 'Every site'.

-- The conditions that find the scripts for every site, without those that name the site as well. Null where nothing follows: no site, 'every
-- site' itself or its exclusion, what is no host name, several sites, or no room for another condition.
create function private.for_every_site(conditions jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
	sites constant jsonb[] := array(
		select item from jsonb_array_elements(conditions) as item
		where item ->> 'field' = 'site' and not coalesce((item ->> 'excluded')::boolean, false)
	);
begin
	if cardinality(sites) <> 1 or private.host_key(sites[1] ->> 'value') is null or jsonb_array_length(conditions) >= 20
		or conditions @> '[{"field": "site", "value": "*", "excluded": true}]' then
		return null;
	end if;
	return (
		select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(conditions) as item where item <> sites[1]
	) || jsonb_build_array(jsonb_build_object('field', 'site', 'value', '*'), sites[1] || '{"excluded": true}');
end $$;

-- As find_scripts(), and after the scripts for a site those for every site.
-- own_count: how many of match_count do not follow as scripts for every site.
create function private.find_with_every_site(
	term text, words tsquery, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_rows integer, first_row integer, out ids uuid[], out match_count integer, out own_count integer
)
language plpgsql volatile set search_path = '' as $$
declare
	found_rows record;
	every_site jsonb;
	missing integer;
begin
	found_rows := private.find_scripts(term, words, conditions, category, tag, risks, script_kind, owner, only_featured, sort, page_rows, first_row);
	ids := coalesce(found_rows.ids, '{}');
	match_count := coalesce(found_rows.match_count, 0);
	own_count := match_count;
	every_site := private.for_every_site(conditions);
	if every_site is null or match_count > 1000 then
		return;
	end if;
	missing := page_rows - cardinality(ids);
	found_rows := private.find_scripts(
		term, words, every_site, category, tag, risks, script_kind, owner, only_featured, sort, greatest(missing, 1), greatest(first_row - own_count, 0)
	);
	ids := ids || found_rows.ids[1:missing];
	match_count := match_count + coalesce(found_rows.match_count, 0);
end $$;

-- A page of the list, after the scripts for a site those for every site.
-- p_conditions of this function and of search_scripts(): [{"field": "site", "value": "example.org", "excluded": false}, …]. Fields: word,
-- phrase, site, tag, by, grants, connects, risk (low, medium, high, unrated), kind. packages/hub-data/src/search/parse-search.ts creates
-- them from a text.
create function public.list_scripts(
	p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null, p_owner_id uuid default null,
	p_featured boolean default false, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.listed_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	page record;
begin
	page := private.find_with_every_site(
		null, null, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_featured, p_sort, private.page_size_of(p_limit),
		private.page_start_of(p_offset)
	);
	return query
		select card.*, least(page.match_count, 1001)
		from unnest(page.ids) with ordinality as shown (id, place) join private.script_cards as card on card.id = shown.id
		order by shown.place;
end $$;

-- A search that finds few scripts with all of its words also shows those that have some of them, or related words: with the words that the
-- search has read already, and, without further conditions, by statements with one plan each.

-- Matches documents that match at least `needed` of these queries.
create function private.at_least(queries tsquery[], needed integer) returns tsquery
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

-- The best matches of a search for words: scripts that have the words in their title or tags come before those that have them in the
-- description, words that stand together as they were typed count more, and demonstrations come last (docs/decisions/0086-order-of-searches.md).

-- Tags of scripts that demonstrate a danger and are not meant to be installed.
create function private.is_demonstration(tag_names text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return coalesce(tag_names && '{demonstration}', false);
end $$;

-- Whether a term asks for demonstrations: one of its words is 'demonstration' or 'demo', or the beginning of it.
-- own: as read_words() returns them.
create function private.names_demonstrations(own tsquery[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return exists (select from unnest(own) as word (query) where '''demo'' ''demonstration'''::tsvector @@ word.query);
end $$;

-- For each two neighboring words of a term: matches documents in which they stand together in this order, each as it is or in the forms of
-- `own`. Words that say nothing count here: 'all links' is not 'the links'.
--
-- words, own: as read_words() returns them.
create function private.neighbor_queries(term text, words text[], own tsquery[]) returns tsquery[]
language plpgsql stable set search_path = '' as $$
declare
	typed text;
	current_query tsquery;
	previous_query tsquery;
	queries tsquery[] := '{}';
	place integer := 1;
begin
	for typed in
		select btrim(part, '?!,;:()"') from regexp_split_to_table(lower(btrim(term)), '\s+') as part limit 12
	loop
		if typed = words[place] then
			current_query := own[place];
			place := place + 1;
		else
			current_query := plainto_tsquery('pg_catalog.simple', typed);
		end if;
		continue when numnode(current_query) = 0;
		if previous_query is not null then
			queries := queries || (previous_query <-> current_query);
		end if;
		previous_query := current_query;
	end loop;
	return queries;
end $$;

-- Orders a few scripts that have all words of a term by the place in which they have them: title, tags, anything else.
--
-- words, own: as read_words() returns them.
create function private.rank_matches(script_ids uuid[], term text, words text[], own tsquery[]) returns uuid[]
language plpgsql stable set search_path = extensions, pg_temp as $$
declare
	typed constant text := lower(btrim(term));
	pattern constant text := lower(private.like_pattern(btrim(term)));
	neighbors constant tsquery[] := private.neighbor_queries(term, words, own);
begin
	return array(
		select script.id
		from (
			select known.id, known.title, known.rank_installs, known.search_document as document,
				ts_filter(known.search_document, '{a}') as title_words, ts_filter(known.search_document, '{b}') as tag_words
			from public.bookmarklets as known where known.id = any (script_ids)
		) as script,
			lateral (
				select coalesce(sum(case when script.title_words @@ word.query then 1.0 when script.tag_words @@ word.query then 0.7 else 0.4 end), 0) as strength
				from unnest(own) as word (query)
			) as by_word,
			lateral (
				select count(*) / 2.0 as strength from unnest(neighbors) as pair (query) where script.document @@ pair.query
			) as by_pair
		order by lower(script.title) = typed desc, lower(script.title) like pattern desc,
			by_word.strength + by_pair.strength + word_similarity(typed, script.title) / 5 + ln(1 + script.rank_installs) / 50 desc, script.id
	);
end $$;

-- The ids of a page of a search. Scripts whose title contains the term or that have all of its words come first, in the chosen order. If
-- those are fewer than ten, related scripts come after them, in the chosen order as well. Both have two parts if the search is for one site:
-- the scripts that name it, and those for every site. Among best matches demonstrations are the last of the list, or of the page if ten
-- scripts or more have all words, unless the term asks for them or nothing else has all words.
--
-- total_count, exact_count: how many scripts the whole list has, and how many of them match all words, both counted up to 1,001.
-- wants_demonstrations: whether demonstrations have their place among the others.
create function private.search_page(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, sort text, page_rows integer,
	first_row integer, out ids uuid[], out total_count integer, out exact_count integer, out wants_demonstrations boolean
)
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	few constant integer := 10;
	is_best constant boolean := sort = 'best_match';
	read record;
	first record;
	every_site jsonb;
	all_ids uuid[];
	demonstrations uuid[];
	-- Where the parts of the list end.
	own_count integer;
	related_own_count integer;
begin
	read := private.read_words(case when char_length(btrim(term)) <= 200 then term end);
	wants_demonstrations := not is_best or coalesce(private.names_demonstrations(read.own), false);
	first := private.find_with_every_site(term, read.all_own, conditions, category, tag, risks, script_kind, owner, false, sort, page_rows, first_row);
	ids := first.ids;
	total_count := least(first.match_count, 1001);
	exact_count := total_count;
	if nullif(btrim(term), '') is null or exact_count >= few then
		if not wants_demonstrations then
			ids := array(
				select shown.id from unnest(ids) with ordinality as shown (id, place) join public.bookmarklets as known on known.id = shown.id
				order by private.is_demonstration(known.tag_names), shown.place
			);
		end if;
		return;
	end if;
	all_ids := ids;
	-- The page may be a later one, or smaller than what matches.
	if first_row > 0 or cardinality(all_ids) < exact_count then
		first := private.find_with_every_site(term, read.all_own, conditions, category, tag, risks, script_kind, owner, false, sort, few, 0);
		all_ids := first.ids;
	end if;
	exact_count := cardinality(all_ids);
	own_count := least(first.own_count, exact_count);
	if is_best then
		all_ids := private.rank_matches(all_ids[1:own_count], term, read.words, read.own)
			|| private.rank_matches(all_ids[own_count + 1:], term, read.words, read.own);
	end if;
	all_ids := all_ids || private.related_scripts(
		term, read.words, read.stems, read.own, all_ids, conditions, category, tag, risks, script_kind, owner
	);
	related_own_count := cardinality(all_ids);
	every_site := private.for_every_site(conditions);
	if every_site is not null then
		all_ids := all_ids || private.related_scripts(
			term, read.words, read.stems, read.own, all_ids, every_site, category, tag, risks, script_kind, owner
		);
	end if;
	if not wants_demonstrations then
		demonstrations := array(
			select shown.id from unnest(all_ids) with ordinality as shown (id, place) join public.bookmarklets as known on known.id = shown.id
			where private.is_demonstration(known.tag_names) order by shown.place
		);
		if exact_count > 0 and all_ids[1:exact_count] <@ demonstrations then
			wants_demonstrations := true;
		elsif cardinality(demonstrations) > 0 then
			exact_count := (select count(*) from unnest(all_ids[1:exact_count]) as shown (id) where shown.id <> all (demonstrations));
			all_ids := array(
				select shown.id from unnest(all_ids) with ordinality as shown (id, place) order by shown.id = any (demonstrations), shown.place
			);
		end if;
	end if;
	total_count := cardinality(all_ids);
	ids := array(
		select placed.id
		from (
			select known.id, row_number() over (order by
				-- Best matches are in their order; other orders hold within each part of the list.
				case when not is_best then (shown.place > own_count)::integer + (shown.place > exact_count)::integer + (shown.place > related_own_count)::integer end,
				case when shown.place <= exact_count then shown.place end,
				case sort when 'newest' then -extract(epoch from known.created_at) when 'popular' then -known.rank_installs when 'rating' then -known.rank_rating end,
				case sort when 'rating' then -known.rank_installs end, case sort when 'alphabetical' then lower(known.title) end, shown.place) as position
			from unnest(all_ids) with ordinality as shown (id, place) join public.bookmarklets as known on known.id = shown.id
		) as placed
		where placed.position > first_row and placed.position <= first_row + page_rows
		order by placed.position
	);
end $$;

create function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.found_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	page record;
begin
	page := private.search_page(
		p_term, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_sort, private.page_size_of(p_limit),
		private.page_start_of(p_offset)
	);
	return query
		select card.*, page.total_count, page.exact_count
		from unnest(page.ids) with ordinality as shown (id, place) join private.script_cards as card on card.id = shown.id
		order by shown.place;
end $$;

-- The texts that begin with `typed`, as a condition for an index with text_pattern_ops: from `typed` up to here.
create function private.end_of_prefix(typed text) returns text
language sql immutable parallel safe set search_path = ''
return typed || chr(1114111);

-- At most eight suggestions for what somebody has typed so far: up to five scripts, most relevant first, then tags, sites and authors. Of
-- sites with equal numbers the one with the shortest name comes first: google.com before google.co.in. Demonstrations are left out, unless
-- the term asks for them. Nothing for less than two characters. Errors: PT429 (bucket 'suggest_search'), 22023 for more than 200 characters.
--
-- kind: script, tag, site or author. label: title, tag, host or display name. id: of the script or of the author. username: of the
-- author. scripts: how many have this tag or name this site; null for the others.
create function public.suggest_search(p_term text)
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
		where page.wants_demonstrations or not private.is_demonstration(script.tag_names)
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
revoke all on function public.suggest_search(text) from public, anon, authenticated;
grant execute on function public.suggest_search(text) to anon, authenticated, service_role;
revoke all on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb)
from public, anon, authenticated;
grant execute on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb)
to anon, authenticated, service_role;
