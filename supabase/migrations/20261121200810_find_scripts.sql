-- Search and lists that stay quick with a million scripts.
--
-- Two ways lead to a page of a sorted list: gather all that fits and sort it, or walk along the sort's index until the page is
-- full. The first is quick when little fits, the second when much does; each is very slow in the other's case, and the planner
-- guesses wrongly about words and substrings. So this counts: it gathers as many as are worth sorting, and walks when there are more.

drop function public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer);
drop function public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer);
drop function private.find_scripts(text, text, text, text[], text, uuid, boolean, text, integer, integer);

-- The keys of `runs_on` that take a host: itself, and wildcards of the domains it lies in.
create function private.site_keys(host text) returns text[]
language sql immutable set search_path = ''
return (
	select array[key] || (
		select coalesce(array_agg('*.' || array_to_string(labels[place:], '.')), '{}')
		from generate_series(1, cardinality(labels)) as place
	)
	from (select bare as key, string_to_array(bare, '.') as labels from (select regexp_replace(private.host_key(host), '^\*\.', '') as bare) as cut) as split
);

-- What the planner expects: exact enough to tell a common word from others, and free.
create function private.planned_rows(plan json) returns double precision
language sql immutable set search_path = ''
return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::double precision;

-- Whether hardly anybody writes this: then it may be a slip. Counted in the index, whatever the planner thinks of the limit.
-- Volatile, here and below, because EXPLAIN runs in no other; it changes nothing.
create function private.is_rare(words tsquery) returns boolean
language plpgsql volatile set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
declare
	plan json;
	seen integer;
begin
	execute 'explain (format json) select from public.bookmarklets as script where script.search_document @@ $1' into plan using words;
	if private.planned_rows(plan) > 2000 then
		return false;
	end if;
	execute 'select count(*) from (select from public.bookmarklets as script where script.is_visible and script.search_document @@ $1 limit 5) as few'
	into seen using words;
	return seen < 5;
end $$;

-- Words in use that are at most one (from five letters on: two) slips away from this one, the nearest first.
create function private.near_words(word text) returns text[]
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.25
return (
	select coalesce(array_agg(near.word), '{}') from (
		select known.word
		from private.search_words as known,
			lateral (select extensions.levenshtein_less_equal(known.word, $1, 2) as slips) as distance
		where known.word operator(extensions.%) $1 and distance.slips between 1 and case when char_length($1) < 5 then 1 else 2 end
		order by distance.slips, extensions.similarity(known.word, $1) desc, known.word
		limit 4
	) as near
);

-- All words of a term: each as it is, as the beginning of a word (the last one may not be typed to its end), or, when hardly
-- anybody uses it, as what it was meant to be. Null for a term without words.
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
			wanted := wanted || to_tsquery('simple', quote_literal(typed) || ':*');
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

-- Scripts whose title contains a text: by trigrams, or by letter pairs when it has no three letters in a row. Row by row
-- the pairs would only cost.
create function private.title_condition(text_param text, pattern_param text, value text, row_by_row boolean) returns text
language sql immutable set search_path = ''
return case when row_by_row or value ~ '[[:alnum:]]{3}' then format('script.title ilike %s', pattern_param)
	else format('(private.short_parts(script.title) @> private.letter_pairs(%s) and script.title ilike %s)', text_param, pattern_param) end;

create function private.letter_pairs(value text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
	select array_agg(distinct substr(lower(value), place, least(2, char_length(value))))
	from generate_series(1, greatest(1, char_length(value) - 1)) as place
);

-- Refuses conditions that no parser of ours makes, so that nothing is ignored in silence.
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

-- One condition of the search as SQL over the parameter $1, the list of conditions. Every value stays a parameter.
create function private.condition_sql(item jsonb, place integer, row_by_row boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
	value text := format('($1 -> %s ->> ''value'')', place);
	fits text;
begin
	fits := case item ->> 'field'
		when 'word' then format('script.search_document @@ plainto_tsquery(''simple'', %s)', value)
		when 'phrase' then format('(%s%s)',
			private.title_condition(value, format('private.like_pattern(%s)', value), item ->> 'value', row_by_row),
			case when numnode(phraseto_tsquery('simple', item ->> 'value')) = 0 then ''
				else format(' or script.search_document @@ phraseto_tsquery(''simple'', %s)', value) end)
		when 'site' then case when item ->> 'value' = '*' then 'script.runs_on @> array[''*'']'
			else format('script.runs_on && private.site_keys(%s)', value) end
		when 'tag' then format('script.tag_names @> array[lower(btrim(%s))]', value)
		when 'by' then format('script.owner_id = any (private.people_called(%s))', value)
		when 'grants' then format('script.grants @> array[private.grant_key(%s)]', value)
		when 'connects' then format('script.connects @> array[coalesce(private.host_key(%s), '''')]', value)
		when 'risk' then format('script.risk_level = case lower(%s) when ''low'' then ''green'' when ''medium'' then ''amber'' when ''high'' then ''red'' else ''unrated'' end', value)
		when 'kind' then format('script.kind = lower(%s)', value)
	end;
	return case when (item ->> 'excluded')::boolean then format('(%s) is not true', fits) else fits end;
end $$;

-- People with this username, or whose name contains it.
create function private.people_called(name text) returns uuid[]
language sql stable set search_path = ''
return array(
	select person.user_id from public.profiles as person
	where person.username = btrim(name)::extensions.citext
		or person.display_name operator(pg_catalog.~~*) private.like_pattern(btrim(name))
	limit 1000
);

-- The whole search as SQL over the parameters that `find_scripts` gives. `narrow`: only the part that has an index of its own
-- and can be rare; empty when there is none.
create function private.search_sql(
	asked jsonb, needle text, words tsquery, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	row_by_row boolean, out fits text, out is_narrow boolean
)
language plpgsql stable set search_path = '' as $$
declare
	parts text[] := array['script.is_visible'];
	item jsonb;
	place integer := -1;
	choices jsonb := '{}';
	choice text;
begin
	is_narrow := needle is not null or tag is not null or owner is not null;
	if needle is not null then
		-- Every script whose title contains the term is in; its words found elsewhere and near misses come in addition.
		parts := parts || format('(%s%s)', private.title_condition('$2', '$4', needle, row_by_row),
			case when words is null then '' else ' or script.search_document @@ $3' end);
	end if;
	for item in select value from jsonb_array_elements(asked) loop
		place := place + 1;
		if coalesce((item ->> 'excluded')::boolean, false) then
			parts := parts || private.condition_sql(item, place, true);
			continue;
		end if;
		is_narrow := is_narrow or item ->> 'field' not in ('risk', 'kind');
		if item ->> 'field' in ('risk', 'kind', 'by') then
			-- Several risks, kinds or people are a choice; of everything else all must hold.
			choices := jsonb_set(choices, array[item ->> 'field'],
				coalesce(choices -> (item ->> 'field'), '[]') || to_jsonb(private.condition_sql(item, place, row_by_row)));
		else
			parts := parts || private.condition_sql(item, place, row_by_row);
		end if;
	end loop;
	for choice in select string_agg(fit, ' or ') from jsonb_each(choices) as chosen, jsonb_array_elements_text(chosen.value) as fit group by chosen.key loop
		parts := parts || format('(%s)', choice);
	end loop;
	if tag is not null then parts := parts || 'script.tag_names @> array[$6]'::text; end if;
	if owner is not null then parts := parts || 'script.owner_id = $9'::text; end if;
	if category is not null then parts := parts || 'script.category = $5'::text; end if;
	if risks is not null then parts := parts || 'script.risk_level = any ($7)'::text; end if;
	if script_kind is not null then parts := parts || 'script.kind = $8'::text; end if;
	if only_featured then parts := parts || 'script.featured'::text; end if;
	fits := array_to_string(parts, ' and ');
end $$;

-- p_sort: newest, popular, alphabetical, rating, or (with a term) best_match, which ranks at most 1,000 candidates.
-- Only fixed text is put together here; everything a client sent is a parameter.
create function private.find_scripts(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_size integer, skip integer
)
returns setof public.script_card
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = on set enable_indexscan = on set enable_indexonlyscan = on set enable_bitmapscan = on set enable_sort = on set jit = off as $$
declare
	needle text := nullif(btrim(term), '');
	asked jsonb := private.check_conditions(conditions);
	pattern text;
	known_category text := private.category_of(category);
	known_tag text := lower(btrim(tag));
	words tsquery;
	gathered record;
	walked record;
	ranked boolean := sort = 'best_match' and needle is not null;
	page_rows integer := least(greatest(coalesce(page_size, 24), 1), 100);
	first_row integer := least(greatest(coalesce(skip, 0), 0), 100000);
	all_scripts double precision;
	worth_sorting integer;
	plan json;
	found integer;
	ids uuid[];
	total integer;
	is_common boolean := false;
	hit constant text := '(script.title ilike $4)';
	known constant text := 'script.rank_installs desc';
	ordered text := case sort
		when 'newest' then 'script.created_at desc'
		when 'popular' then known
		when 'alphabetical' then 'lower(script.title)'
		when 'rating' then 'script.rank_rating desc, script.rank_installs desc'
		when 'best_match' then known
	end;
	by_score text := '(lower(script.title) = lower($2)) desc, ' || hit || ' desc, (case when $3 is null then 0 else ts_rank(script.search_document, $3) end'
		|| ' + word_similarity($2, script.title) + ln(1 + script.rank_installs) / 20) desc';
begin
	if ordered is null then
		raise sqlstate '22023' using message = 'Unknown sort order.', hint = 'Use newest, popular, alphabetical, rating or best_match.';
	end if;
	if char_length(needle) > 200 then
		raise sqlstate '22023' using message = 'The search term is too long (at most 200 characters).';
	end if;
	if needle is not null then
		words := private.words_query(needle);
		pattern := private.like_pattern(needle);
	end if;
	gathered := private.search_sql(asked, needle, words, category, tag, risks, script_kind, owner, only_featured, false);
	walked := private.search_sql(asked, needle, words, category, tag, risks, script_kind, owner, only_featured, true);

	if gathered.is_narrow then
		-- Walking reads about needed × all / fitting rows, sorting reads the fitting ones: they meet at the square root.
		select greatest(class.reltuples, 0) into all_scripts from pg_class as class where class.oid = 'public.bookmarklets'::regclass;
		worth_sorting := least(greatest(sqrt((case when ranked then 1000 else first_row + page_rows end) * all_scripts), 2000), 50000);
		execute 'explain (format json) select from public.bookmarklets as script where ' || walked.fits into plan
		using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
		if private.planned_rows(plan) > greatest(2 * worth_sorting, all_scripts / 20) then
			-- It looks common. A look at the best known scripts proves it without reading long lists of an index.
			execute 'select count(*) > 1000 from (select from (select * from public.bookmarklets as script where script.is_visible order by '
				|| known || ', script.id limit 30000) as script where ' || walked.fits || ' limit 1001) as counted'
			into is_common using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
		end if;
	end if;
	if gathered.is_narrow and not is_common then
		-- Only this plan costs what fits; a limit makes the planner hope for others.
		perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
		execute 'with gathered as materialized (select script.id, script.title, script.search_document, script.created_at, script.rank_installs, script.rank_rating'
			|| ' from public.bookmarklets as script where ' || gathered.fits || format(' limit %s)', worth_sorting + 1)
			|| ', number as (select count(*)::integer as rows from gathered)'
			|| ' select number.rows, array(select script.id from '
			|| case when ranked then '(select * from gathered as script order by ' || hit || ' desc, ' || known || ', script.id limit 1000)' else 'gathered' end
			|| ' as script where number.rows <= ' || worth_sorting
			|| ' order by ' || case when ranked then by_score else ordered end || ', script.id limit $10 offset $11) from number'
		into found, ids
		using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
		total := least(found, 1001);
		is_common := found > worth_sorting;
		perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true);
	elsif is_common then
		total := 1001;
	else
		execute 'select count(*)::integer from (select from public.bookmarklets as script where ' || walked.fits || ' limit 1001) as counted'
		into total using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
	end if;
	if is_common or not gathered.is_narrow then
		if is_common then
			perform set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
		end if;
		execute 'select array(select script.id from '
			|| case when ranked then '(select * from public.bookmarklets as script where ' || walked.fits || ' order by ' || known || ', script.id limit 1000)'
				else 'public.bookmarklets' end
			|| ' as script where ' || case when ranked then 'true' else walked.fits end
			|| ' order by ' || case when ranked then by_score else ordered end || ', script.id limit $10 offset $11)'
		into ids
		using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
	end if;
	perform set_config('enable_seqscan', 'on', true), set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
	return query
		select script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,
			script.security_score, script.install_count, script.star_count, script.average_rating, script.review_count, script.featured,
			script.created_at, script.updated_at, private.card_author(script.owner_id), script.tag_names,
			private.card_origin(script.id), total
		from unnest(ids) with ordinality as shown (id, place)
		join public.bookmarklets as script on script.id = shown.id
		order by shown.place;
end $$;

-- p_conditions of both: [{"field": "site", "value": "example.org", "excluded": false}, …]; fields: word, phrase, site, tag, by,
-- grants, connects, risk (low, medium, high, unrated), kind. `packages/hub-data/src/search/parse-search.ts` makes them of a text.
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
