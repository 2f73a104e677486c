-- Numbers of visible scripts by category, by tag, by the sites that they name, by risk level and featured, updated with every change.
-- Counting them for each visitor of the front page would read all scripts.
create table private.category_counts (
	category text primary key,
	scripts integer not null
);

create table private.tag_counts (
	tag text primary key,
	scripts integer not null
);
create index tag_counts_most_used on private.tag_counts (scripts desc, tag) where scripts > 0;

create index tag_counts_by_beginning on private.tag_counts (tag text_pattern_ops) where scripts > 0;

create table private.site_counts (
	site text primary key,
	scripts integer not null
);
create index site_counts_by_beginning on private.site_counts (site text_pattern_ops) where scripts > 0;

-- `all`, `featured`, and the risk levels; of visible scripts.
create table private.script_counts (
	name text primary key,
	scripts integer not null
);

-- Record changes of the counts of categories, tags, sites and script lists, by means of collect_count_changes().
create function private.count_categories(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	select private.collect_count_changes('category', came, went);
end;

create function private.count_tags(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	select private.collect_count_changes('tag', came, went);
end;

create function private.count_sites(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	select private.collect_count_changes('site', came, went);
end;

create function private.count_script_names(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	select private.collect_count_changes('script', came, went);
end;

-- Counts inserted or deleted scripts once per statement.
create function private.count_scripts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	categories text[] := array(select category from changed where is_visible);
	tags text[] := array(select tag from changed cross join unnest(tag_names) as tag where is_visible);
begin
	if tg_op = 'INSERT' then
		perform private.count_categories(categories, '{}'), private.count_tags(tags, '{}');
	else
		perform private.count_categories('{}', categories), private.count_tags('{}', tags);
	end if;
	return null;
end $$;
create trigger count_added_scripts after insert on public.bookmarklets
	referencing new table as changed for each statement execute function private.count_scripts();
create trigger count_removed_scripts after delete on public.bookmarklets
	referencing old table as changed for each statement execute function private.count_scripts();

create function private.count_changed_script() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.count_categories(
		case when new.is_visible then array[new.category] end, case when old.is_visible then array[old.category] end
	);
	perform private.count_tags(case when new.is_visible then new.tag_names end, case when old.is_visible then old.tag_names end);
	return null;
end $$;

-- Most updates of a script change no count.
create trigger count_changed_script after update on public.bookmarklets for each row
	when (
		old.is_visible is distinct from new.is_visible
		or old.category is distinct from new.category
		or old.tag_names is distinct from new.tag_names
	)
	execute function private.count_changed_script();

-- The sites of a script without '*.' at their start; not those of scripts that run on every site.
create function private.named_sites(runs_on text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(
	select distinct regexp_replace(place, '^\*\.', '') from unnest(runs_on) as place where place <> '*' and char_length(place) <= 253
);

create function private.count_sites_of_script() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.count_sites(
		case when tg_op <> 'DELETE' and new.is_visible then private.named_sites(new.runs_on) end,
		case when tg_op <> 'INSERT' and old.is_visible then private.named_sites(old.runs_on) end
	);
	return null;
end $$;
create trigger count_sites_of_added after insert on public.bookmarklets for each row
	when (new.is_visible and new.runs_on <> '{}') execute function private.count_sites_of_script();
create trigger count_sites_of_removed after delete on public.bookmarklets for each row
	when (old.is_visible and old.runs_on <> '{}') execute function private.count_sites_of_script();
create trigger count_sites_of_changed after update on public.bookmarklets for each row
	when (old.is_visible is distinct from new.is_visible or old.runs_on is distinct from new.runs_on)
	execute function private.count_sites_of_script();

create function private.counted_names(script public.bookmarklets) returns text[]
language sql immutable set search_path = ''
return case when script.is_visible
	then array['all', script.risk_level] || case when script.featured then array['featured'] else '{}'::text[] end
	else '{}'::text[] end;

-- After the row was written: generated columns are not computed earlier.
create function private.count_kinds_of_scripts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.count_script_names(
		case when tg_op <> 'DELETE' then private.counted_names(new) end, case when tg_op <> 'INSERT' then private.counted_names(old) end
	);
	return null;
end $$;
create trigger count_kinds_added after insert on public.bookmarklets
	for each row when (new.is_visible) execute function private.count_kinds_of_scripts();
create trigger count_kinds_removed after delete on public.bookmarklets
	for each row when (old.is_visible) execute function private.count_kinds_of_scripts();
create trigger count_kinds_changed after update on public.bookmarklets
	for each row when (
		(old.is_visible, old.risk_level, old.featured) is distinct from (new.is_visible, new.risk_level, new.featured)
	) execute function private.count_kinds_of_scripts();

-- Counts everything from the start, after rows were imported without triggers.
create function private.recount_scripts() returns void
language sql set search_path = ''
begin atomic
	delete from private.category_counts;
	delete from private.tag_counts;
	delete from private.site_counts;
	insert into private.category_counts (category, scripts)
	select category, count(*) from public.bookmarklets where is_visible group by category;
	insert into private.tag_counts (tag, scripts)
	select tag, count(*) from public.bookmarklets cross join unnest(tag_names) as tag where is_visible group by tag;
	insert into private.site_counts (site, scripts)
	select site, count(*) from public.bookmarklets cross join unnest(private.named_sites(runs_on)) as site where is_visible group by site;
end;

-- The tags of visible scripts, most used first.
create function public.tag_counts(p_limit integer default 100, p_offset integer default 0)
returns table (tag text, count integer, total_count integer)
language sql stable security definer set search_path = ''
begin atomic
	select counted.tag, counted.scripts, (select count(*)::integer from private.tag_counts as every where every.scripts > 0)
	from private.tag_counts as counted
	where counted.scripts > 0
	order by counted.scripts desc, counted.tag
	limit least(greatest(coalesce(p_limit, 100), 1), 100) offset least(greatest(coalesce(p_offset, 0), 0), 100000);
end;
revoke all on function public.tag_counts(integer, integer) from public, anon, authenticated;
grant execute on function public.tag_counts(integer, integer) to anon, authenticated, service_role;
