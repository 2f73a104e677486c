-- How the words of a search are read: endings (table, tables), words that say nothing (how, do, the), and related words (csv,
-- spreadsheet). A hosted project cannot install dictionary files, so synonyms are rows of a table, and endings are looked up in the
-- list of words in use instead of being stored in each script's document (docs/decisions/0027-search.md).

alter table private.search_words
	add column stem text generated always as ((ts_lexize('pg_catalog.english_stem', word))[1]) stored;
create index search_words_stems on private.search_words (stem);

-- The stem of a word; '' for an English word that says nothing by itself (the, how, from).
create function private.stem_of(word text) returns text
language sql immutable parallel safe set search_path = ''
return case when word ~ '^[[:alpha:]]+$' then coalesce((ts_lexize('pg_catalog.english_stem', lower(word)))[1], '') else lower(word) end;

-- The form in which terms of the synonyms are compared: the stems of their words, without words that say nothing.
create function private.stems_of(term text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select coalesce(string_agg(stem, ' ' order by place), '')
	from (
		select place, private.stem_of(word) as stem
		from regexp_split_to_table(lower(btrim(term)), '\s+') with ordinality as split (word, place)
	) as stemmed
	where stem <> ''
);

-- Who searches for `term` may also mean `synonym`. Both may have several words.
create table private.search_synonyms (
	term text not null check (term = lower(btrim(term)) and char_length(term) between 2 and 40),
	synonym text not null check (synonym = lower(btrim(synonym)) and char_length(synonym) between 2 and 40),
	term_stems text generated always as (private.stems_of(term)) stored,
	primary key (term, synonym),
	check (term <> synonym)
);
create index search_synonyms_by_stems on private.search_synonyms (term_stems);

create function private.as_lexeme(word text) returns tsquery
language sql immutable parallel safe set search_path = ''
return ('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery;

-- Matches a word and up to ten words in use with the same stem. Words of three letters are not in the list of words: they are looked for
-- as they are.
create function private.word_forms(word text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
	typed text := lower(word);
	known_stem text := private.stem_of(typed);
begin
	return (
		select string_agg(private.as_lexeme(form)::text, ' | ')::tsquery
		from (
			select typed as form
			union select known_stem where char_length(known_stem) = 3
			union (select known.word from private.search_words as known where known.stem = known_stem limit 10)
		) as forms
	);
end $$;

-- Matches what is related to a term of one or two words; null if nothing is.
create function private.synonyms_query(term text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
	stems text := private.stems_of(term);
	known record;
	forms tsquery;
	whole tsquery;
begin
	if stems = '' then
		return null;
	end if;
	for known in select distinct other.synonym from private.search_synonyms as other where other.term_stems = stems order by other.synonym limit 20 loop
		forms := case when known.synonym ~ '^[[:alpha:]]+$' then private.word_forms(known.synonym) else phraseto_tsquery('simple', known.synonym) end;
		continue when numnode(forms) = 0;
		whole := coalesce(whole || forms, forms);
	end loop;
	return whole;
end $$;

-- Words that most scripts could have in their description. A search does not need them to find related scripts.
create function private.is_weak_word(word text) returns boolean
language sql immutable parallel safe set search_path = ''
return word in (
	'page', 'pages', 'webpage', 'webpages', 'site', 'sites', 'website', 'websites', 'web', 'internet', 'online', 'browser', 'script',
	'scripts', 'userscript', 'userscripts', 'bookmarklet', 'bookmarklets', 'extension', 'plugin', 'addon', 'tool', 'tools', 'app', 'way',
	'want', 'need', 'please', 'help', 'make', 'makes', 'get', 'use', 'using', 'without', 'within', 'inside', 'via', 'like', 'something',
	'anything', 'everything', 'automatically', 'easily', 'quickly', 'simple', 'easy', 'free', 'best', 'good', 'possible', 'one'
);

-- The words of a term in their order, up to 20, each as a query.
-- own: the word as it is, with another ending, as the beginning of a word, or, if hardly any script has it, as a similar word.
-- related: also its synonyms, and those of the two words that it forms with the next one or the one before ('right click').
-- is_empty: says nothing by itself. is_weak: not needed to find related scripts.
create function private.read_words(term text)
returns table (word text, own tsquery, related tsquery, is_empty boolean, is_weak boolean)
language plpgsql stable set search_path = '' as $$
declare
	parts text[] := array(
		select trimmed from regexp_split_to_table(lower(btrim(term)), '\s+') with ordinality as split (part, place),
			lateral (select btrim(part, '?!,;:()"') as trimmed) as cut
		where numnode(plainto_tsquery('simple', trimmed)) > 0 order by place limit 20
	);
	similar_words tsquery;
begin
	for part in 1 .. cardinality(parts) loop
		word := parts[part];
		is_empty := private.stem_of(word) = '';
		is_weak := is_empty or private.is_weak_word(word);
		own := plainto_tsquery('simple', word);
		related := null;
		if word ~ '^\w{3,}$' then
			-- Text that the parser does not read as a single word ('my_word') is not in the list of words.
			own := coalesce(
				case when own::text = quote_literal(word) then private.begun_words(word) end,
				own || to_tsquery('simple', quote_literal(word) || ':*')
			);
		end if;
		if not is_empty then
			own := case when word ~ '^[[:alpha:]]{3,30}$' then own || private.word_forms(word) else own end;
			select string_agg('(' || synonyms::text || ')', ' | ')::tsquery into related
			from (
				select private.synonyms_query(word) as synonyms
				-- The nearest words before and after it, past words such as 'of'.
				union all (select private.synonyms_query(parts[near] || ' ' || word) from generate_series(part - 1, 1, -1) as near
					where private.stem_of(parts[near]) <> '' order by near desc limit 1)
				union all (select private.synonyms_query(word || ' ' || parts[near]) from generate_series(part + 1, cardinality(parts)) as near
					where private.stem_of(parts[near]) <> '' order by near limit 1)
			) as terms
			where synonyms is not null;
			-- A word with synonyms is a word of the language, not a typing error.
			if related is null and word ~ '^[[:alpha:]]{4,30}$' and private.is_rare(own) then
				select string_agg(private.as_lexeme(near)::text, ' | ')::tsquery into similar_words from unnest(private.near_words(word)) as near;
				own := coalesce(similar_words || own, own);
			end if;
		end if;
		related := coalesce(own || related, own);
		return next;
	end loop;
end $$;

-- Matches all words of a term but those that say nothing, each in one of its own forms. Null for a term without words.
create or replace function private.words_query(term text) returns tsquery
language sql stable set search_path = ''
return (
	select string_agg('(' || read.own::text || ')', ' & ')::tsquery
	from (select own, is_empty, bool_and(is_empty) over () as are_all_empty from private.read_words(term)) as read
	where not read.is_empty or read.are_all_empty
);
