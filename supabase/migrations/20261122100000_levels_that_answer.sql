-- As before (20261121300660), but for phrases: the index is asked for their words alone, which costs it three quarters; whether they
-- follow each other is seen in the row in any case (`is true` keeps that from the index).
create or replace function private.condition_sql(item jsonb, place integer, row_by_row boolean, by_words boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
	value text := format('($1 -> %s ->> ''value'')', place);
	fits text;
begin
	fits := case item ->> 'field'
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
	return case when (item ->> 'excluded')::boolean then format('(%s) is not true', fits) else fits end;
end $$;

-- As before (20261121300720), but a level that is not expected to be enough is not asked, and what most scripts fit is not sorted.

create or replace function private.find_scripts(
	term text, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_size integer, skip integer
)
returns setof public.script_card
language plpgsql volatile set search_path = extensions, pg_temp
	set enable_seqscan = on set enable_indexscan = on set enable_indexonlyscan = on set enable_bitmapscan = on set enable_sort = on set jit = off
	set work_mem = '16MB' as $$
declare
	needle text := nullif(btrim(term), '');
	asked jsonb := private.check_conditions(conditions);
	pattern text := private.like_pattern(needle);
	known_category text := private.category_of(category);
	known_tag text := lower(btrim(tag));
	words tsquery;
	indexed record;
	by_row record;
	by_words record;
	ranked boolean := sort = 'best_match' and needle is not null;
	page_rows integer := least(greatest(coalesce(page_size, 24), 1), 100);
	first_row integer := least(greatest(coalesce(skip, 0), 0), 100000);
	all_scripts double precision;
	worth_sorting integer;
	level record;
	-- How many fit in all, by what fits among the best known.
	expected double precision := 0;
	-- The level that holds all that the page can show, and little enough to be sorted.
	sorted_level integer;
	to_walk boolean := false;
	found integer;
	ids uuid[];
	known constant text := 'script.rank_installs desc, script.id';
	ordered text := case sort
		when 'newest' then 'script.created_at desc, script.id'
		when 'popular' then known
		when 'alphabetical' then 'lower(script.title), script.id'
		when 'rating' then 'script.rank_rating desc, script.rank_installs desc, script.id'
		when 'best_match' then known
	end;
	named constant text := '(lower(script.title) = lower($2))';
	hit constant text := '(lower(script.title) like lower($4))';
	-- At most a thousand are ranked: those named like it, then titles that contain it, then the best known.
	candidates constant text := '(select * from gathered as script order by ' || named || ' desc, ' || hit || ' desc, ' || known || ' limit 1000)';
	-- What fits, where it is little enough to be sorted, and how much it is.
	gathering constant text := 'with gathered as materialized (select %s from public.bookmarklets as script where %s limit %s),'
		|| ' number as (select count(*)::integer as rows from gathered)'
		|| ' select number.rows, array(select script.id from %s as script where number.rows <= %s order by %s limit $10 offset $11) from number';
	counting constant text := 'select count(*) from (select from public.bookmarklets as script where script.rank_installs >= %s and %s limit 1001) as counted';
	columns text := 'script.id, script.title, script.created_at, script.rank_installs, script.rank_rating';
	is_common boolean := false;
	-- Whether nothing but a tag is asked, of which it is known how many scripts have it.
	is_of_tag boolean := known_tag is not null and needle is null and asked = '[]' and category is null and risks is null
		and script_kind is null and owner is null and not coalesce(only_featured, false);
begin
	if ordered is null then
		raise sqlstate '22023' using message = 'Unknown sort order.', hint = 'Use newest, popular, alphabetical, rating or best_match.';
	end if;
	if char_length(needle) > 200 then
		raise sqlstate '22023' using message = 'The search term is too long (at most 200 characters).';
	end if;
	if needle is not null then
		words := private.words_query(needle);
	end if;
	if ranked then
		columns := columns || ', script.search_document';
		ordered := named || ' desc, ' || hit || ' desc, (case when $3 is null then 0 else ts_rank(script.search_document, $3) end'
			|| ' + word_similarity($2, script.title) + ln(1 + script.rank_installs) / 20) desc, script.id';
	end if;
	by_row := private.search_sql(asked, needle, words, category, tag, risks, script_kind, owner, only_featured, true, false);

	if by_row.is_narrow then
		indexed := private.search_sql(asked, needle, words, category, tag, risks, script_kind, owner, only_featured, false, false);
		-- Only these plans cost what fits; a limit makes the planner hope for others.
		perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
		-- Walking reads about needed × all / fitting rows, sorting reads the fitting ones: they meet at the square root.
		select greatest(class.reltuples, 0) into all_scripts from pg_class as class where class.oid = 'public.bookmarklets'::regclass;
		worth_sorting := least(greatest(sqrt(case when ranked then 1000 else first_row + page_rows end * all_scripts), 2000), 50000);
		if is_of_tag then
			select coalesce((select counted.scripts from private.tag_counts as counted where counted.tag = known_tag), 0) into expected;
			is_common := expected > worth_sorting;
			-- Of the best known, where all would be many to sort and far to walk.
			if ordered = known and expected > 1000 and (first_row + page_rows) * all_scripts > 2000 * expected then
				for level in select * from private.known_levels(2000) loop
					continue when level.scripts * expected / all_scripts < 2 * (first_row + page_rows);
					execute format(gathering, columns, format('script.rank_installs >= %s and %s', level.installs, indexed.fits), worth_sorting + 1,
						'gathered', worth_sorting, ordered)
					into found, ids using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
					exit when found between first_row + page_rows and worth_sorting;
					ids := null;
				end loop;
			end if;
			found := least(expected, 1001);
		elsif not by_row.is_of_people then
			for level in select * from private.known_levels(case when ranked then 400 else 2000 end) loop
				-- Where what was found fills the page, the next level is only there to be enough for the number.
				continue when found >= first_row + page_rows and expected * level.scripts / all_scripts < 1001;
				execute format(counting, level.installs, indexed.fits)
				into found using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
				is_common := found > 1000;
				if ranked then
					-- Where every fourth fits, a thousand are soon walked; else they are sorted out of this level.
					to_walk := to_walk or found > level.scripts / 4;
					sorted_level := case when is_common and not to_walk then level.installs end;
				-- What so many fit is walked sooner than sorted.
				elsif found between first_row + page_rows and 1000 and (first_row + page_rows) * level.scripts > found::double precision * found then
					sorted_level := coalesce(sorted_level, level.installs);
				end if;
				expected := found * all_scripts / level.scripts;
				exit when is_common;
			end loop;
			if not is_common and (expected > worth_sorting or ordered = known and sorted_level is not null) then
				-- What the words find is counted first: mostly it is enough.
				by_words := private.search_sql(asked, needle, words, category, tag, risks, script_kind, owner, only_featured, false, true);
				found := 0;
				if expected > 1000 and by_words.fits <> indexed.fits then
					execute format(counting, 0, by_words.fits)
					into found using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				if found <= 1000 then
					execute format(counting, 0, indexed.fits)
					into found using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
				end if;
				is_common := found > 1000;
				sorted_level := case when ranked and is_common and not to_walk then 0 else sorted_level end;
			end if;
		end if;
		if sorted_level is not null and (ranked or ordered = known) then
			execute format('with gathered as materialized (select %s from public.bookmarklets as script where script.rank_installs >= %s and %s%s)'
				|| ' select array(select script.id from %s as script order by %s limit $10 offset $11)', columns, sorted_level, indexed.fits,
				case when ranked then format(' union all (select %s from public.bookmarklets as script where script.rank_installs < %s and %s and %s limit 100)',
					columns, sorted_level, named, by_row.fits) end,
				case when ranked then candidates else 'gathered' end, ordered)
			into ids using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
		elsif not is_common and ids is null then
			execute format(gathering, columns, indexed.fits, worth_sorting + 1, case when ranked then candidates else 'gathered' end, worth_sorting, ordered)
			into found, ids using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
			is_common := found > worth_sorting;
			ids := case when not is_common then ids end;
		end if;
		perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true);
	else
		execute 'select count(*)::integer from (select from public.bookmarklets as script where ' || by_row.fits || ' limit 1001) as counted'
		into found using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner;
	end if;
	if not by_row.is_narrow or is_common and ids is null then
		if is_common then
			perform set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
		end if;
		execute format('select array(select script.id from %s as script where %s order by %s limit $10 offset $11)',
			case when ranked then format('((select %1$s from public.bookmarklets as script where not %2$s and %3$s order by %4$s limit 900)'
				|| ' union all (select %1$s from public.bookmarklets as script where %2$s and %3$s limit 100))', columns, named, by_row.fits, known)
				else 'public.bookmarklets' end,
			case when ranked then 'true' else by_row.fits end, ordered)
		into ids using asked, needle, words, pattern, known_category, known_tag, risks, script_kind, owner, page_rows, first_row;
	end if;
	perform set_config('enable_seqscan', 'on', true), set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
	return query
		select script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,
			script.security_score, script.install_count, script.star_count, script.average_rating, script.review_count, script.featured,
			script.created_at, script.updated_at,
			case when author.user_id is not null then jsonb_build_object(
				'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url
			) end,
			script.tag_names, case when fork.forked_bookmarklet_id is not null then private.card_origin(script.id) end, least(found, 1001)
		from unnest(ids) with ordinality as shown (id, place)
		join public.bookmarklets as script on script.id = shown.id
		left join public.profiles as author on author.user_id = script.owner_id
		left join public.bookmarklet_forks as fork on fork.forked_bookmarklet_id = script.id
		order by shown.place;
end $$;
