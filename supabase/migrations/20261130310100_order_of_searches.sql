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

drop function private.search_page(text, jsonb, text, text, text[], text, uuid, text, integer, integer);

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
