-- Suggestions while a search is typed: scripts, tags, sites and authors.

create index tag_counts_by_beginning on private.tag_counts (tag text_pattern_ops) where scripts > 0;
create index profiles_by_username_beginning on public.profiles (lower(username::text) text_pattern_ops);

-- Numbers of visible scripts by the sites that they name, updated with every change.
create table private.site_counts (
	site text primary key,
	scripts integer not null
);
create index site_counts_by_beginning on private.site_counts (site text_pattern_ops) where scripts > 0;

-- The sites of a script without '*.' at their start; not those of scripts that run on every site.
create function private.named_sites(runs_on text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(
	select distinct regexp_replace(place, '^\*\.', '') from unnest(runs_on) as place where place <> '*' and char_length(place) <= 253
);

-- Sorted, so that two concurrent saves cannot deadlock.
create function private.count_sites(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	insert into private.site_counts as known (site, scripts)
	select name, sum(change)
	from (select unnest(came) as name, 1 as change union all select unnest(went), -1) as changed
	group by name having sum(change) <> 0 order by name
	on conflict (site) do update set scripts = known.scripts + excluded.scripts;
end;

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

create or replace function private.recount_scripts() returns void
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
select private.recount_scripts();

-- The texts that begin with `typed`, as a condition for an index with text_pattern_ops: from `typed` up to here.
create function private.end_of_prefix(typed text) returns text
language sql immutable parallel safe set search_path = ''
return typed || chr(1114111);

insert into private.rate_limits (action, capacity, refill_per_second) values ('suggest_search', 300, 5);

-- At most eight suggestions for what somebody has typed so far: up to five scripts, most relevant first, then tags, sites and authors.
-- Nothing for less than two characters. Errors: PT429 (bucket 'suggest_search'), 22023 for more than 200 characters.
--
-- kind: script, tag, site or author. label: title, tag, host or display name. id: of the script or of the author. username: of the
-- author. scripts: how many have this tag or name this site; null for the others.
create function public.suggest_search(p_term text)
returns table (kind text, label text, id uuid, username text, slug text, risk_level text, scripts integer)
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
	typed text := lower(btrim(p_term));
	typed_tag text := regexp_replace(typed, '\s+', '-', 'g');
	host text := regexp_replace(regexp_replace(typed, '^[a-z*]+://', ''), '^(\*\.)?www\.', '');
	found_scripts integer;
begin
	perform private.take_token('suggest_search');
	if char_length(coalesce(typed, '')) < 2 then
		return;
	end if;
	return query
		select 'script', card.title, card.id, card.author ->> 'username', card.slug, card.risk_level, null::integer
		from private.search_page(p_term, null, null, null, null, null, null, 'best_match', 5, 0) as found,
			unnest(found.page) with ordinality as card
		order by card.ordinality;
	get diagnostics found_scripts = row_count;
	return query
		select near.kind, near.label, near.id, near.username, null, null, near.scripts
		from (
			select other.*, 
				row_number() over (order by other.place, other.kind_place) as place_of_all
			from (
				(select 'tag' as kind, 1 as kind_place, row_number() over (order by counted.scripts desc, counted.tag) as place,
					counted.tag as label, null::uuid as id, null as username, counted.scripts
				from private.tag_counts as counted
				where counted.scripts > 0 and counted.tag operator(pg_catalog.~>=~) typed_tag
					and counted.tag operator(pg_catalog.~<~) private.end_of_prefix(typed_tag)
				limit 3)
				union all
				(select 'site', 2, row_number() over (order by counted.scripts desc, counted.site), counted.site, null, null, counted.scripts
				from private.site_counts as counted
				where counted.scripts > 0 and counted.site operator(pg_catalog.~>=~) host
					and counted.site operator(pg_catalog.~<~) private.end_of_prefix(host)
				limit 3)
				union all
				(select 'author', 3, row_number() over (order by person.display_name, person.username), coalesce(person.display_name, person.username::text),
					person.user_id, person.username::text, null
				from (
					(select * from public.profiles as named
					where lower(named.username::text) operator(pg_catalog.~>=~) typed
						and lower(named.username::text) operator(pg_catalog.~<~) private.end_of_prefix(typed) limit 20)
					union
					(select * from public.profiles as named
					where char_length(typed) >= 3 and named.display_name operator(pg_catalog.~~*) private.like_pattern(typed) limit 20)
				) as person
				where exists (select from public.bookmarklets as script where script.owner_id = person.user_id and script.is_visible)
				limit 3)
			) as other
		) as near
		where near.place_of_all <= 8 - found_scripts
		order by near.kind_place, near.place;
end $$;
revoke all on function public.suggest_search(text) from public, anon, authenticated;
grant execute on function public.suggest_search(text) to anon, authenticated, service_role;
