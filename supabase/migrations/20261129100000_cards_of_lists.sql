-- A row of a list is one row of a view, read by the id of the script, with its stored reach. Before, three functions that called each
-- other copied every row, and the outermost one looked up the reach of each script once more (docs/decisions/0073-reach-as-columns.md).
--
-- The functions that clients call are PL/pgSQL, whose plans a connection keeps; the body of a function in SQL is planned at each call. The
-- setting `force_generic_plan` holds for all functions that they call: otherwise PostgreSQL compares the estimates for the first values that
-- happen to be asked for, and may plan each statement anew ever after. It does not change statements that are put together.

drop function public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb);
drop function public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb);
drop function public.list_favorites(uuid, integer, integer);
drop function public.followed_feed(integer, integer);
drop function private.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb);
drop function private.list_favorites(uuid, integer, integer);
drop function private.followed_feed(integer, integer);
drop function private.search_page(text, jsonb, text, text, text[], text, uuid, text, integer, integer);
drop function private.find_scripts(text, jsonb, text, text, text[], text, uuid, boolean, text, integer, integer);
drop function private.script_card_of(public.bookmarklets, integer);
drop function private.reach_of_script(uuid);
drop function private.card_origin(uuid);
drop type public.found_script;
drop type public.listed_script;
drop type public.script_card;

create type public.listed_script as (
	id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer,
	install_count integer, star_count integer, average_rating double precision, review_count integer, featured boolean,
	created_at timestamptz, updated_at timestamptz, author jsonb, tags text[], forked_from jsonb, reach jsonb,
	-- Number of scripts in the whole list, counted up to 1,001: pages show more than 1,000 as '1,000+'.
	total_count integer
);

create type public.found_script as (
	id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer,
	install_count integer, star_count integer, average_rating double precision, review_count integer, featured boolean,
	created_at timestamptz, updated_at timestamptz, author jsonb, tags text[], forked_from jsonb, reach jsonb, total_count integer,
	-- Number of scripts at the start of the whole list that have all words, counted up to 1,001; the others are related.
	exact_count integer
);

-- What lists say about each script, drafts included: who reads it restricts it to what the caller may see. The original of a fork is
-- null if it is not public.
create view private.script_cards as
	select
		script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,
		script.security_score, script.install_count, script.star_count, script.average_rating, script.review_count, script.featured,
		script.created_at, script.updated_at,
		case when author.user_id is not null then jsonb_build_object(
			'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url
		) end as author,
		script.tag_names as tags,
		case when original.id is not null then jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug,
			'author', case when writer.user_id is not null then jsonb_build_object(
				'user_id', writer.user_id, 'username', writer.username::text, 'display_name', writer.display_name, 'avatar_url', writer.avatar_url
			) end
		) end as forked_from,
		script.reach
	from public.bookmarklets as script
	left join public.profiles as author on author.user_id = script.owner_id
	left join public.bookmarklet_forks as fork on fork.forked_bookmarklet_id = script.id
	left join public.bookmarklets as original on original.id = fork.original_bookmarklet_id and original.is_visible
	left join public.profiles as writer on writer.user_id = original.owner_id;

create or replace function private.page_size_of(wanted integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return least(greatest(coalesce(wanted, 24), 1), 100);
end $$;

create or replace function private.page_start_of(wanted integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return least(greatest(coalesce(wanted, 0), 0), 100000);
end $$;

-- p_conditions of this function and of search_scripts(): [{"field": "site", "value": "example.org", "excluded": false}, …]. Fields: word,
-- phrase, site, tag, by, grants, connects, risk (low, medium, high, unrated), kind. packages/hub-data/src/search/parse-search.ts creates
-- them from a text.
create function public.list_scripts(
	p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null, p_owner_id uuid default null,
	p_featured boolean default false, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.listed_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	page record;
begin
	page := private.find_scripts(
		null, null, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_featured, p_sort, private.page_size_of(p_limit),
		private.page_start_of(p_offset)
	);
	return query
		select card.*, least(page.match_count, 1001)
		from unnest(page.ids) with ordinality as shown (id, place) join private.script_cards as card on card.id = shown.id
		order by shown.place;
end $$;

create function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0,
	p_conditions jsonb default null
)
returns setof public.found_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	page record;
begin
	page := private.search_page(
		p_term, p_conditions, p_category, p_tag, p_risks, p_kind, p_owner_id, p_sort, private.page_size_of(p_limit),
		private.page_start_of(p_offset)
	);
	return query
		select card.*, page.total_count, page.exact_count
		from unnest(page.ids) with ordinality as shown (id, place) join private.script_cards as card on card.id = shown.id
		order by shown.place;
end $$;

-- The visible scripts that a person has starred, newest star first. Only the person sees the High Risk ones among them.
create function public.list_favorites(p_user_id uuid, p_limit integer default 24, p_offset integer default 0)
returns setof public.listed_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
	is_own constant boolean := coalesce(p_user_id = auth.uid(), false);
begin
	return query
		with page as (
			select star.created_at as starred_at, script.id
			from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or is_own)
			order by star.created_at desc, star.bookmarklet_id
			limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
		),
		total as (
			select count(*)::integer as number
			from (
				select from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
				where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or is_own) limit 1001
			) as counted
		)
		select card.*, total.number
		from page join private.script_cards as card on card.id = page.id cross join total
		order by page.starred_at desc, card.id;
end $$;

-- The visible scripts of the people whom the caller follows, newest first; none that is High Risk.
create function public.followed_feed(p_limit integer default 24, p_offset integer default 0)
returns setof public.listed_script
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
	return query
		with followed as materialized (
			select follow.followed_id as author from public.follows as follow where follow.follower_id = auth.uid()
		),
		page as (
			select newest.id
			-- Reads no more scripts of an author than the page can need, so that authors with many scripts do not cost more.
			from followed cross join lateral (
				select script.id, script.created_at from public.bookmarklets as script
				where script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red'
				order by script.created_at desc, script.id
				limit private.page_size_of(p_limit) + private.page_start_of(p_offset)
			) as newest
			order by newest.created_at desc, newest.id
			limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
		),
		total as (
			select count(*)::integer as number
			from (
				select from followed join public.bookmarklets as script
					on script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red' limit 1001
			) as counted
		)
		select card.*, total.number
		from page join private.script_cards as card on card.id = page.id cross join total
		order by card.created_at desc, card.id;
end $$;

revoke all on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb),
	public.list_favorites(uuid, integer, integer), public.followed_feed(integer, integer)
from public, anon, authenticated;
grant execute on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer, jsonb),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer, jsonb),
	public.list_favorites(uuid, integer, integer)
to anon, authenticated, service_role;
grant execute on function public.followed_feed(integer, integer) to authenticated;
