-- Lists and searches are `security definer`: under row-level security ILIKE and @@ cannot use indexes, as they are not leakproof. Each
-- therefore repeats the condition `is_visible` and names its columns.

-- Author and tags of a script as a card shows them.
create function private.card_author(person uuid) returns jsonb
language sql stable set search_path = ''
return (
	select jsonb_build_object('user_id', user_id, 'username', username::text, 'display_name', display_name, 'avatar_url', avatar_url)
	from public.profiles where user_id = person
);

create function private.card_tags(script uuid) returns text[]
language sql stable set search_path = ''
return array(
	select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
	where link.bookmarklet_id = script order by tag.name
);

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
-- null if it is not public. `reach` says what the picture of the script is as well, so that the row type of lists has no column for it.
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
		script.reach || case when picture.hash is not null and script.is_visible and script.risk_level in ('green', 'amber')
			then jsonb_build_object('picture', picture.hash) else '{}' end as reach
	from public.bookmarklets as script
	left join public.profiles as author on author.user_id = script.owner_id
	left join public.bookmarklet_forks as fork on fork.forked_bookmarklet_id = script.id
	left join public.bookmarklets as original on original.id = fork.original_bookmarklet_id and original.is_visible
	left join public.profiles as writer on writer.user_id = original.owner_id
	left join private.script_pictures as picture on picture.version_id = script.latest_version_id and picture.state = 'made';

create function private.page_size_of(wanted integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return least(greatest(coalesce(wanted, 24), 1), 100);
end $$;

create function private.page_start_of(wanted integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return least(greatest(coalesce(wanted, 0), 0), 100000);
end $$;

-- The functions that clients call are PL/pgSQL, whose plans a connection keeps; the body of a function in SQL is planned at each call. The
-- setting `force_generic_plan` holds for all functions that they call: otherwise PostgreSQL compares the estimates for the first values that
-- happen to be asked for, and may plan each statement anew ever after. It does not change statements that are put together.
--
-- High Risk scripts are on no shelf: lists that recommend scripts which nobody asked for. People find them by searching and browsing, with
-- their badge. Other shelves are calls of list_scripts() with p_risks.

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

-- The numbers of a profile page; scripts and favorites are counted as its lists show them. Who follows whom is private; how many is public.
create function public.profile_counts(p_user_id uuid)
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
revoke all on function
	public.list_favorites(uuid, integer, integer), public.followed_feed(integer, integer), public.profile_counts(uuid)
from public, anon, authenticated;
grant execute on function public.list_favorites(uuid, integer, integer), public.profile_counts(uuid) to anon, authenticated, service_role;
grant execute on function public.followed_feed(integer, integer) to authenticated;

-- One script with its latest version, by id or by its address /{username}/{slug}. Subject to the caller's policies: the owner and
-- administrators see drafts, everybody else gets no row. `has_flow`: whether it was made in the builder; the flow itself can be as large as
-- the code, and every visitor would load it.
create function public.get_script(p_id uuid default null, p_username text default null, p_slug text default null)
returns table (
	id uuid, title text, short_description text, slug text, category text, kind text, owner_id uuid, risk_level text, security_score integer,
	security_analysis jsonb, last_security_scan timestamptz, install_count integer, star_count integer, average_rating double precision,
	review_count integer, featured boolean, is_published boolean, moderation_status text, created_at timestamptz, updated_at timestamptz,
	author jsonb, tags text[], forked_from jsonb, version_id uuid, semver text, code text, has_flow boolean, change_note text, published_at timestamptz
)
language sql stable security invoker set search_path = ''
begin atomic
	select
		script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.owner_id, script.risk_level,
		script.security_score, script.security_analysis, script.last_security_scan, script.install_count, script.star_count,
		script.average_rating, script.review_count, script.featured, script.is_published, script.moderation_status,
		script.created_at, script.updated_at,
		case when author.user_id is null then null else jsonb_build_object(
			'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url) end,
		array(
			select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
			where link.bookmarklet_id = script.id order by tag.name
		),
		(
			select jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug, 'author', case
				when writer.user_id is null then null else jsonb_build_object(
					'user_id', writer.user_id, 'username', writer.username::text, 'display_name', writer.display_name, 'avatar_url', writer.avatar_url) end)
			from public.bookmarklet_forks as fork
			join public.bookmarklets as original on original.id = fork.original_bookmarklet_id
			left join public.profiles as writer on writer.user_id = original.owner_id
			where fork.forked_bookmarklet_id = script.id
		),
		version.id, version.semver, version.code_blob_url, version.flow is not null, version.change_note, version.published_at
	from public.bookmarklets as script
	left join public.profiles as author on author.user_id = script.owner_id
	left join public.versions as version on version.id = script.latest_version_id
	where case
		when p_id is not null then script.id = p_id
		else lower(author.username::text) = lower(p_username) and script.slug = p_slug
	end;
end;
revoke all on function public.get_script(uuid, text, text) from public, anon, authenticated;
grant execute on function public.get_script(uuid, text, text) to anon, authenticated, service_role;

-- The flow of a script's newest version, with what the builder needs to save the next one. Subject to the caller's policies.
create function public.get_script_flow(p_id uuid)
returns table (
	id uuid, title text, short_description text, category text, tags text[], owner_id uuid, is_published boolean, version_id uuid, flow jsonb
)
language sql stable security invoker set search_path = ''
begin atomic
	select
		script.id, script.title, script.short_description, script.category,
		array(
			select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
			where link.bookmarklet_id = script.id order by tag.name
		),
		script.owner_id, script.is_published, version.id, version.flow
	from public.bookmarklets as script
	left join public.versions as version on version.id = script.latest_version_id
	where script.id = p_id;
end;
revoke all on function public.get_script_flow(uuid) from public, anon, authenticated;
grant execute on function public.get_script_flow(uuid) to authenticated;
