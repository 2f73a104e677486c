-- The beginning of a word is asked for as the words in use that begin so: for a beginning, an index of documents gathers what it
-- has of each of its words, every time; for words, it skips. The words in use are therefore all there are of four characters or
-- more; near misses are still looked for among those of letters.
alter table private.search_words drop constraint search_words_word_check, add check (char_length(word) >= 4);
drop index private.search_words_trigrams;
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops) where word ~ '^[[:alpha:]]{4,30}$';
create index search_words_beginnings on private.search_words (word text_pattern_ops);

create or replace function private.note_search_words(document tsvector) returns void
language sql set search_path = ''
begin atomic
	insert into private.search_words (word)
	select lexeme from unnest(document)
	where char_length(lexeme) >= 4 and not exists (select from private.search_words as known where known.word = lexeme)
	order by lexeme -- in one order everywhere, so that two savers cannot wait for each other
	on conflict do nothing;
end;

insert into private.search_words (word)
select word from ts_stat('select search_document from public.bookmarklets where is_visible') where char_length(word) >= 4
on conflict do nothing;

create or replace function private.near_words(word text) returns text[]
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

-- A word and the words in use that begin with it; null when those are more than 40.
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

create or replace function private.words_query(term text) returns tsquery
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
			-- What the parser takes for something else than one word ('my_word') is not among the words as it was typed.
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

-- What many words have in common is more than the usual 4 MB can tell row by row.
alter function private.find_scripts(text, jsonb, text, text, text[], text, uuid, boolean, text, integer, integer) set work_mem = '16MB';
