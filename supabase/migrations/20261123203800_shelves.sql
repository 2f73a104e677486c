-- High Risk scripts are on no shelf: lists that recommend scripts which nobody asked for. People find them by searching and browsing,
-- with their badge. Other shelves are calls of list_scripts() with p_risks; these functions had no such condition.

-- The visible scripts that a person has starred, newest star first. Only the person sees the High Risk ones among them.
create or replace function public.list_favorites(p_user_id uuid, p_limit integer default 24, p_offset integer default 0)
returns setof public.script_card
language sql stable security definer set search_path = ''
begin atomic
	with page as (
		select star.created_at as starred_at, script
		from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
		where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or p_user_id = auth.uid())
		order by star.created_at desc, star.bookmarklet_id
		limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
	),
	total as (
		select count(*)::integer as number
		from (
			select from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or p_user_id = auth.uid()) limit 1001
		) as counted
	)
	select card.* from page cross join total cross join lateral private.script_card_of(page.script, total.number) as card
	order by page.starred_at desc, card.id;
end;

-- The visible scripts of the people whom the caller follows, newest first; none that is High Risk.
create or replace function public.followed_feed(p_limit integer default 24, p_offset integer default 0)
returns setof public.script_card
language sql stable security definer set search_path = ''
begin atomic
	with followed as materialized (
		select followed_id as author from public.follows where follower_id = auth.uid()
	),
	page as (
		select newest.script
		-- Reads no more scripts of an author than the page can need, so that authors with many scripts do not cost more.
		from followed cross join lateral (
			select script from public.bookmarklets as script
			where script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red'
			order by script.created_at desc, script.id
			limit private.page_size_of(p_limit) + private.page_start_of(p_offset)
		) as newest
		order by (newest.script).created_at desc, (newest.script).id
		limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
	),
	total as (
		select count(*)::integer as number
		from (
			select from followed join public.bookmarklets as script on script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red' limit 1001
		) as counted
	)
	select card.* from page cross join total cross join lateral private.script_card_of(page.script, total.number) as card
	order by card.created_at desc, card.id;
end;

-- The numbers of a profile page; scripts and favorites are counted as its lists show them. Who follows whom is private; how many is public.
create or replace function public.profile_counts(p_user_id uuid)
returns table (bookmarklets integer, favorites integer, followers integer, following integer)
language sql stable security definer set search_path = ''
begin atomic
	select
		(select count(*)::integer from public.bookmarklets where owner_id = p_user_id and is_visible and risk_level <> 'red'),
		(
			select count(*)::integer from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or p_user_id = auth.uid())
		),
		(select count(*)::integer from public.follows where followed_id = p_user_id),
		(select count(*)::integer from public.follows where follower_id = p_user_id);
end;
