-- The addresses that search engines may list, in pages by key: a page costs the same at the first script and at the
-- millionth. The functions run with their owner's rights, as the lists do: each repeats the condition "is_visible".

-- They hold all that the boundaries of the pages need, so a million scripts are counted off without reading one of them.
create index bookmarklets_site_addresses on public.bookmarklets (id) include (updated_at) where is_visible;
create index bookmarklets_site_authors on public.bookmarklets (owner_id) include (updated_at) where is_visible;

create function public.list_script_addresses(p_after uuid default null, p_limit integer default 1000)
returns table (id uuid, username text, slug text, updated_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
	select script.id, author.username::text, script.slug, script.updated_at
	from public.bookmarklets as script left join public.profiles as author on author.user_id = script.owner_id
	where script.is_visible and script.id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
	order by script.id limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end;

-- Only people who have published something: nobody is put before a search engine for having an account.
create function public.list_author_addresses(p_after uuid default null, p_limit integer default 1000)
returns table (id uuid, username text, updated_at timestamptz)
language sql stable security definer set search_path = ''
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

-- Where each page of `p_size` addresses begins (after which id; null for the first), and when one of them last changed.
create function public.list_address_pages(p_kind text, p_size integer default 10000)
returns table (starts_after uuid, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
	size integer := least(greatest(coalesce(p_size, 10000), 1000), 50000);
	page record;
begin
	if p_kind is distinct from 'scripts' and p_kind is distinct from 'authors' then
		raise sqlstate '22023' using message = 'Unknown kind of address.', hint = 'Use scripts or authors.';
	end if;
	loop
		-- Ids are random, so the first page of a table begins after the smallest id there can be.
		if p_kind = 'scripts' then
			select max(part.updated_at) as changed, (array_agg(part.id order by part.id desc))[1] as last into page
			from (
				select script.id, script.updated_at from public.bookmarklets as script
				where script.is_visible and script.id > coalesce(starts_after, '00000000-0000-0000-0000-000000000000')
				order by script.id limit size
			) as part;
		else
			select max(part.updated_at) as changed, (array_agg(part.owner_id order by part.owner_id desc))[1] as last into page
			from (
				select script.owner_id, max(script.updated_at) as updated_at from public.bookmarklets as script
				where script.is_visible and script.owner_id > coalesce(starts_after, '00000000-0000-0000-0000-000000000000')
				group by script.owner_id order by script.owner_id limit size
			) as part;
		end if;
		exit when page.last is null;
		updated_at := page.changed;
		return next;
		starts_after := page.last;
	end loop;
end $$;

-- As script_was_removed(), for the address /{username}/{slug}.
create function public.script_address_was_removed(p_username text, p_slug text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script join public.profiles as author on author.user_id = script.owner_id
		where author.username operator(extensions.=) p_username::extensions.citext and script.slug = lower(p_slug)
			and script.moderation_status = 'removed'
	);
end;

revoke all on function
	public.list_script_addresses(uuid, integer), public.list_author_addresses(uuid, integer), public.list_address_pages(text, integer),
	public.script_address_was_removed(text, text)
from public, anon, authenticated;
grant execute on function
	public.list_script_addresses(uuid, integer), public.list_author_addresses(uuid, integer), public.list_address_pages(text, integer),
	public.script_address_was_removed(text, text)
to anon, authenticated, service_role;
