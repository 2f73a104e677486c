-- Reading a term took a tenth to a third of a search: each word was expanded with all of its synonyms although only a search for related
-- scripts needs them, by functions in SQL, whose bodies are planned at each call. Now synonyms are read when related scripts are searched
-- for, from columns that are prepared when an operator adds a synonym, and each statement has a plan that the connection keeps.

-- What synonyms_query() worked out at each search. synonym_stem: of a synonym that is one word of letters; the words in use with this stem
-- match as well. synonym_phrase: the query of any other synonym.
alter table private.search_synonyms
	add column synonym_stem text generated always as (
		case when synonym ~ '^[[:alpha:]]+$' then coalesce((ts_lexize('pg_catalog.english_stem', synonym))[1], '') end
	) stored,
	add column synonym_phrase tsquery generated always as (
		case when synonym !~ '^[[:alpha:]]+$' then phraseto_tsquery('pg_catalog.simple', synonym) end
	) stored;

-- Matches each of these lexemes; null for none.
create function private.any_lexeme(lexemes text[]) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return (
		select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
		from (select distinct unnest(lexemes) as lexeme) as known
	);
end $$;

drop function private.words_query(text);
drop function private.read_words(text);
drop function private.synonyms_query(text);
drop function private.word_forms(text);
drop function private.begun_words(text);
drop function private.as_lexeme(text);
drop function private.is_weak_word(text);

-- As before, with a plan that is kept.
create or replace function private.near_words(word text) returns text[]
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
