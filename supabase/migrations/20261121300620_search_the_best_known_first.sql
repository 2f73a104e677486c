-- Search and lists again, over the indexes of the best known.
--
-- Before, two ways led to a page: gather all that fits and sort it, or walk along the sort's index; a word in some percent of a
-- million scripts was slow in both. Now it is counted among the best known first, in an index alone. A thousand there: then the
-- page is near the beginning of every order. Fewer: then so few fit that they can be gathered and sorted.

drop function private.search_sql(jsonb, text, tsquery, text, text, text[], text, uuid, boolean, boolean);
drop function private.title_condition(text, text, text, boolean);
drop function private.is_rare(tsquery);
drop function private.planned_rows(json);

-- Whether hardly anybody writes this: then it may be a slip.
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

-- Scripts whose title contains a text, or that have these words (null for none); `by_words`: by their words alone, if there are any. For an index: by trigrams, or by letter pairs when
-- there are no three letters in a row; the pairs stand alone, so that they are never worked out again for a row. Row by row, small
-- letters are compared, which costs least.
create function private.text_condition(text_param text, pattern_param text, value text, words text, row_by_row boolean, by_words boolean) returns text
language sql immutable set search_path = ''
return case
	when by_words and words is not null then words
	when row_by_row then format('(%slower(script.title) like lower(%s))', words || ' or ', pattern_param)
	when value ~ '[[:alnum:]]{3}' then format('(%sscript.title ilike %s)', words || ' or ', pattern_param)
	else format('(%sprivate.short_parts(script.title) @> private.letter_pairs(%s)) and (%slower(script.title) like lower(%s))',
		words || ' or ', text_param, words || ' or ', pattern_param)
end;
