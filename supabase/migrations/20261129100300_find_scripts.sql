-- The ids of one page of scripts, and how many match in all (counted up to 1,001). Chooses and orders as find_scripts() did, which returned
-- whole cards; the public functions read the cards now.
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
