-- The addresses for the sitemaps, in pages by key, so that a page costs the same wherever it is.
create function public.list_script_addresses(p_after uuid default null, p_limit integer default 1000)
returns table (id uuid, username text, slug text, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
	return query
		select script.id, author.username::text, script.slug, script.updated_at
		from public.bookmarklets as script left join public.profiles as author on author.user_id = script.owner_id
		where script.is_visible and script.id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
		order by script.id limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end $$;

-- Only people who have published something: having an account is no reason to be listed in search engines. Without sequential scans,
-- because the planner would read all profiles for the join.
create function public.list_author_addresses(p_after uuid default null, p_limit integer default 1000)
returns table (id uuid, username text, updated_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off
begin atomic
	select author.user_id, author.username::text, greatest(author.updated_at, published.updated_at)
	from (
		select owner_id, max(updated_at) as updated_at from public.bookmarklets
		where is_visible and owner_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
		group by owner_id order by owner_id limit least(greatest(coalesce(p_limit, 1000), 1), 1000)
	) as published
	join public.profiles as author on author.user_id = published.owner_id
	order by author.user_id;
end;

-- Where each page of `p_size` addresses begins (after which id; null for the first one), and when one of its addresses last changed. The
-- end of a page is found by counting along the index, its last change by reading the same part of the index a second time.
create function public.list_address_pages(p_kind text, p_size integer default 10000)
returns table (starts_after uuid, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
	size integer := least(greatest(coalesce(p_size, 10000), 1000), 50000);
	before uuid := '00000000-0000-0000-0000-000000000000';
	last uuid;
begin
	if p_kind is distinct from 'scripts' and p_kind is distinct from 'authors' then
		raise sqlstate '22023' using message = 'Unknown kind of address.', hint = 'Use scripts or authors.';
	end if;
	loop
		-- The first page begins after the smallest possible id, the last page ends at the largest possible one.
		if p_kind = 'scripts' then
			last := coalesce((
				select script.id from public.bookmarklets as script where script.is_visible and script.id > before
				order by script.id limit 1 offset size - 1
			), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
			updated_at := (
				select max(script.updated_at) from public.bookmarklets as script
				where script.is_visible and script.id > before and script.id <= last
			);
		else
			last := coalesce((
				select distinct script.owner_id from public.bookmarklets as script where script.is_visible and script.owner_id > before
				order by script.owner_id limit 1 offset size - 1
			), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
			updated_at := (
				select max(script.updated_at) from public.bookmarklets as script
				where script.is_visible and script.owner_id > before and script.owner_id <= last
			);
		end if;
		exit when updated_at is null;
		return next;
		starts_after := last;
		before := last;
	end loop;
end $$;

-- The present address of the profile or script that was at /{username} or /{username}/{slug}; no row if the address has not changed, or
-- if there is nothing that the caller may see.
create function public.resolve_address(p_username text, p_slug text default null) returns table (username text, slug text)
language sql stable security definer set search_path = ''
begin atomic
	select profile.username::text, script.slug
	from public.profiles as profile
	left join public.bookmarklets as script on p_slug is not null and script.id = coalesce(
		(select live.id from public.bookmarklets as live where live.owner_id = profile.user_id and live.slug = lower(p_slug)),
		(select former.bookmarklet_id from private.former_slugs as former where former.owner_id = profile.user_id and former.slug = lower(p_slug))
	)
	where profile.user_id = private.person_at(p_username)
		and (p_slug is null or script.is_visible or (script.owner_id = auth.uid() and script.deleted_at is null))
		and (lower(profile.username::text) <> lower(p_username) or script.slug <> lower(p_slug));
end;
revoke all on function
	public.list_script_addresses(uuid, integer), public.list_author_addresses(uuid, integer), public.list_address_pages(text, integer),
	public.resolve_address(text, text)
from public, anon, authenticated;
grant execute on function
	public.list_script_addresses(uuid, integer), public.list_author_addresses(uuid, integer), public.list_address_pages(text, integer),
	public.resolve_address(text, text)
to anon, authenticated, service_role;
