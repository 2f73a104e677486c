-- Words, titles and facts in one index of each level instead of two: a term is found in a title or in words, and each of the two ways
-- must meet all other conditions in its index, or the rows that only one of them fits would be read.
do $$
declare
	known text;
begin
	foreach known in array '{0,8,64,512}'::text[] loop
		execute format('create index bookmarklets_found_%s on public.bookmarklets using gin ('
			|| 'search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level'
			|| ') with (fastupdate = off) where is_visible %s', known, case when known <> '0' then 'and rank_installs >= ' || known end);
		execute format('drop index public.bookmarklets_facts_%1$s, public.bookmarklets_titles_%1$s', known);
	end loop;
end $$;
