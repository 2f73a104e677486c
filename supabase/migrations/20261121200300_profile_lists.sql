-- What a profile page lists. The functions run with their owner's rights, as the other lists do: each repeats the condition
-- "is_visible", names its columns and asks for a person by `owner_id`, `user_id` or the caller's own id.

create index bookmarklets_newest_of_owner on public.bookmarklets (owner_id, created_at desc, id) where is_visible;
create index bookmarklet_stars_newest_of_person on public.bookmarklet_stars (user_id, created_at desc, bookmarklet_id);

create function private.script_card_of(script public.bookmarklets, total integer) returns public.script_card
language sql stable set search_path = ''
return row(
	script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level, script.security_score,
	script.install_count, script.star_count, script.average_rating, script.review_count, script.featured, script.created_at, script.updated_at,
	private.card_author(script.owner_id), private.card_tags(script.id), private.card_origin(script.id), total
)::public.script_card;

create function private.page_size_of(wanted integer) returns integer
language sql immutable parallel safe set search_path = ''
return least(greatest(coalesce(wanted, 24), 1), 100);

create function private.page_start_of(wanted integer) returns integer
language sql immutable parallel safe set search_path = ''
return least(greatest(coalesce(wanted, 0), 0), 100000);

-- The visible scripts that a person has starred, the newest star first. Stars are public; a draft behind one is not.
create function public.list_favorites(p_user_id uuid, p_limit integer default 24, p_offset integer default 0)
returns setof public.script_card
language sql stable security definer set search_path = ''
begin atomic
	with page as (
		select star.created_at as starred_at, script
		from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
		where star.user_id = p_user_id and script.is_visible
		order by star.created_at desc, star.bookmarklet_id
		limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
	),
	total as (
		select count(*)::integer as number
		from (
			select from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible limit 1001
		) as counted
	)
	select card.* from page cross join total cross join lateral private.script_card_of(page.script, total.number) as card
	order by page.starred_at desc, card.id;
end;

-- The visible scripts of everybody the caller follows, the newest first. Nobody can ask for somebody else's feed.
create function public.followed_feed(p_limit integer default 24, p_offset integer default 0)
returns setof public.script_card
language sql stable security definer set search_path = ''
begin atomic
	with followed as materialized (
		select followed_id as author from public.follows where follower_id = auth.uid()
	),
	page as (
		select newest.script
		-- Of each author no more than the page can need, along the index: one with ten thousand scripts costs as one with ten.
		from followed cross join lateral (
			select script from public.bookmarklets as script
			where script.owner_id = followed.author and script.is_visible
			order by script.created_at desc, script.id
			limit private.page_size_of(p_limit) + private.page_start_of(p_offset)
		) as newest
		order by (newest.script).created_at desc, (newest.script).id
		limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
	),
	total as (
		select count(*)::integer as number
		from (
			select from followed join public.bookmarklets as script on script.owner_id = followed.author and script.is_visible limit 1001
		) as counted
	)
	select card.* from page cross join total cross join lateral private.script_card_of(page.script, total.number) as card
	order by card.created_at desc, card.id;
end;

-- One call for all numbers of a profile, instead of the two of `follow_counts`. Who follows whom stays private.
drop function public.follow_counts(uuid);
create function public.profile_counts(p_user_id uuid)
returns table (bookmarklets integer, favorites integer, followers integer, following integer)
language sql stable security definer set search_path = ''
begin atomic
	select
		(select count(*)::integer from public.bookmarklets where owner_id = p_user_id and is_visible),
		(
			select count(*)::integer from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible
		),
		(select count(*)::integer from public.follows where followed_id = p_user_id),
		(select count(*)::integer from public.follows where follower_id = p_user_id);
end;

revoke all on function
	public.list_favorites(uuid, integer, integer), public.followed_feed(integer, integer), public.profile_counts(uuid)
from public, anon, authenticated;
grant execute on function public.list_favorites(uuid, integer, integer), public.profile_counts(uuid) to anon, authenticated, service_role;
grant execute on function public.followed_feed(integer, integer) to authenticated;
