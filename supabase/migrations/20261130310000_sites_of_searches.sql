-- A search for a site showed the scripts that name it and left out those for every site, most of which work there. They follow now, in the
-- chosen order, as part of the same list; a card says 'Every site' of them.

-- The conditions that find the scripts for every site, without those that name the site as well. Null where nothing follows: no site, 'every
-- site' itself or its exclusion, what is no host name, several sites, or no room for another condition.
create function private.for_every_site(conditions jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
	sites constant jsonb[] := array(
		select item from jsonb_array_elements(conditions) as item
		where item ->> 'field' = 'site' and not coalesce((item ->> 'excluded')::boolean, false)
	);
begin
	if cardinality(sites) <> 1 or private.host_key(sites[1] ->> 'value') is null or jsonb_array_length(conditions) >= 20
		or conditions @> '[{"field": "site", "value": "*", "excluded": true}]' then
		return null;
	end if;
	return (
		select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(conditions) as item where item <> sites[1]
	) || jsonb_build_array(jsonb_build_object('field', 'site', 'value', '*'), sites[1] || '{"excluded": true}');
end $$;

-- As find_scripts(), and after the scripts for a site those for every site.
-- own_count: how many of match_count do not follow as scripts for every site.
create function private.find_with_every_site(
	term text, words tsquery, conditions jsonb, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	sort text, page_rows integer, first_row integer, out ids uuid[], out match_count integer, out own_count integer
)
language plpgsql volatile set search_path = '' as $$
declare
	found_rows record;
	every_site jsonb;
	missing integer;
begin
	found_rows := private.find_scripts(term, words, conditions, category, tag, risks, script_kind, owner, only_featured, sort, page_rows, first_row);
	ids := coalesce(found_rows.ids, '{}');
	match_count := coalesce(found_rows.match_count, 0);
	own_count := match_count;
	every_site := private.for_every_site(conditions);
	if every_site is null or match_count > 1000 then
		return;
	end if;
	missing := page_rows - cardinality(ids);
	found_rows := private.find_scripts(
		term, words, every_site, category, tag, risks, script_kind, owner, only_featured, sort, greatest(missing, 1), greatest(first_row - own_count, 0)
	);
	ids := ids || found_rows.ids[1:missing];
	match_count := match_count + coalesce(found_rows.match_count, 0);
end $$;

-- As before, with the scripts for every site after those for a site.
create or replace function public.list_scripts(
	p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null, p_owner_id uuid default null,
	p_featured boolean default false, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.listed_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	page record;
begin
	page := private.find_with_every_site(
		null, null, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_featured, p_sort, private.page_size_of(p_limit),
		private.page_start_of(p_offset)
	);
	return query
		select card.*, least(page.match_count, 1001)
		from unnest(page.ids) with ordinality as shown (id, place) join private.script_cards as card on card.id = shown.id
		order by shown.place;
end $$;
