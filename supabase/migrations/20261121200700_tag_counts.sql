-- The tags that visible scripts carry, most used first. One that only drafts or removed scripts have is not named.
create function public.tag_counts(p_limit integer default 100, p_offset integer default 0)
returns table (tag text, count integer, total_count integer)
language sql stable security definer set search_path = ''
begin atomic
	select tag.name, count(*)::integer, (count(*) over ())::integer
	from public.bookmarklet_tags as link
	join public.tags as tag on tag.id = link.tag_id
	join public.bookmarklets as script on script.id = link.bookmarklet_id
	where script.is_visible
	group by tag.name
	order by count(*) desc, tag.name
	limit least(greatest(coalesce(p_limit, 100), 1), 100) offset least(greatest(coalesce(p_offset, 0), 0), 100000);
end;
revoke all on function public.tag_counts(integer, integer) from public, anon, authenticated;
grant execute on function public.tag_counts(integer, integer) to anon, authenticated, service_role;
