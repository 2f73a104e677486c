-- As before, without demonstrations, unless the term asks for them.
create or replace function public.suggest_search(p_term text)
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
		select 'script', script.title, script.id, author.username::text, script.slug, script.risk_level, null::integer
		from private.search_page(p_term, null, null, null, null, null, null, 'best_match', 5, 0) as page,
			unnest(page.ids) with ordinality as shown (id, place)
		join public.bookmarklets as script on script.id = shown.id
		left join public.profiles as author on author.user_id = script.owner_id
		where page.wants_demonstrations or not private.is_demonstration(script.tag_names)
		order by shown.place;
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
				(select 'site', 2, row_number() over (order by counted.scripts desc, char_length(counted.site), counted.site), counted.site, null, null, counted.scripts
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
