-- As before, with plans that are kept.
create or replace function public.list_script_addresses(p_after uuid default null, p_limit integer default 1000)
returns table (id uuid, username text, slug text, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
	return query
		select script.id, author.username::text, script.slug, script.updated_at
		from public.bookmarklets as script left join public.profiles as author on author.user_id = script.owner_id
		where script.is_visible and script.id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
		order by script.id limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end $$;
