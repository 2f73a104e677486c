-- The rows of a search say how many scripts have all of its words, so that the page can tell them from the related ones after them.

create type public.found_script as (
	id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer,
	install_count integer, star_count integer, average_rating double precision, review_count integer, featured boolean,
	created_at timestamptz, updated_at timestamptz, author jsonb, tags text[], forked_from jsonb, total_count integer, reach jsonb,
	-- Number of scripts at the start of the whole list that have all words, counted up to 1,001; the others are related.
	exact_count integer
);

drop function public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb);
drop function private.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb);

create function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.found_script
language sql stable security definer set search_path = ''
begin atomic
	select card.*, private.reach_of_script(card.id), found.exact_count
	from private.search_page(p_term, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_sort, p_limit, p_offset) as found,
		unnest(found.page) as card;
end;
revoke all on function public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb) from public, anon, authenticated;
grant execute on function public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb) to anon, authenticated, service_role;

-- As before, but of sites with equal numbers the one with the shortest name comes first: google.com before google.co.in.
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
