-- What the search stands on with a million scripts: indexes that answer for the best known scripts without reading the others.
--
-- A question that many scripts fit finds enough of them among the best known; only what is rare needs the index of all. Each index
-- holds an eighth of the one before, as installs have a long tail. All conditions meet in one index, so counting reads no row.

create extension if not exists btree_gin with schema extensions;

drop index
	public.bookmarklets_search, public.bookmarklets_title_trigrams, public.bookmarklets_short_parts, public.bookmarklets_tag_names,
	public.bookmarklets_runs_on, public.bookmarklets_grants, public.bookmarklets_connects;

-- Words, titles and facts in one index of each level: a term is found in a title or in words, and each of the two ways must meet all
-- other conditions in its index, or the rows that only one of them fits would be read. Without a list of pending entries, which every
-- question would have to read as well.
do $$
declare
	known text;
begin
	foreach known in array '{0,8,64,512}'::text[] loop
		execute format('create index bookmarklets_found_%s on public.bookmarklets using gin ('
			|| 'search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level'
			|| ') with (fastupdate = off) where is_visible %s', known, case when known <> '0' then 'and rank_installs >= ' || known end);
	end loop;
end $$;

-- No plan asks any more how common a word is, and to know it of a thousand words makes every plan slower.
alter table public.bookmarklets alter column search_document set statistics -1;
