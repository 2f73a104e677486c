-- The caller's own scripts: public ones and drafts newest first, then deleted ones that can be restored, last deleted first.
create function public.list_own_scripts()
returns table (
	id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer, tags text[],
	is_published boolean, moderation_status text, moderation_reason text, has_flow boolean, semver text, install_count integer,
	star_count integer, review_count integer, average_rating double precision, featured boolean, created_at timestamptz,
	updated_at timestamptz, restorable_until timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	return query
		select
			script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,
			script.security_score, script.tag_names, script.is_published, script.moderation_status, script.moderation_reason,
			version.flow is not null, version.semver, script.install_count, script.star_count, script.review_count, script.average_rating,
			script.featured, script.created_at, script.updated_at,
			script.deleted_at + (now() - private.restorable_since())
		from public.bookmarklets as script left join public.versions as version on version.id = script.latest_version_id
		where script.owner_id = auth.uid() and (script.deleted_at is null or script.deleted_at > private.restorable_since())
		order by script.deleted_at desc nulls first, script.created_at desc, script.id
		limit 1000;
end $$;

-- For own_script_history(), which counts the installs of one script by day.
create index bookmarklet_installs_by_day on public.bookmarklet_installs (bookmarklet_id, day);

-- One row for each of the last `p_days` days (7 to 366, UTC) of a script of the caller, oldest first: installs of that day, stars given
-- that day and not withdrawn since, reviews written that day, and the average of all reviews until the end of that day (null before the
-- first). Installs are counted as in `install_count`, reviews as in `review_count`.
create function public.own_script_history(p_bookmarklet_id uuid, p_days integer default 90)
returns table (day date, installs integer, stars integer, reviews integer, average_rating double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
	today date := (now() at time zone 'utc')::date;
	first_day date := today + 1 - least(greatest(coalesce(p_days, 90), 7), 366);
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	if not exists (
		select from public.bookmarklets as script
		where script.id = p_bookmarklet_id and script.owner_id = auth.uid() and script.deleted_at is null
	) then
		raise sqlstate 'PT404' using message = 'This is not one of your scripts.';
	end if;
	return query
		with installed as (
			select install.day as on_day, count(*)::integer as number from public.bookmarklet_installs as install
			where install.bookmarklet_id = p_bookmarklet_id and install.day >= first_day group by install.day
		),
		starred as (
			select (star.created_at at time zone 'utc')::date as on_day, count(*)::integer as number from public.bookmarklet_stars as star
			where star.bookmarklet_id = p_bookmarklet_id group by 1
		),
		reviewed as (
			select (review.created_at at time zone 'utc')::date as on_day, count(*)::integer as number, sum(review.rating) as total
			from public.bookmarklet_reviews as review
			where review.bookmarklet_id = p_bookmarklet_id and not review.by_owner group by 1
		)
		select
			wanted.on_day, coalesce(installed.number, 0), coalesce(starred.number, 0), coalesce(reviewed.number, 0),
			(
				select round(sum(earlier.total)::numeric / sum(earlier.number), 2)::double precision
				from reviewed as earlier where earlier.on_day <= wanted.on_day
			)
		from (select first_day + place as on_day from generate_series(0, today - first_day) as place) as wanted
		left join installed on installed.on_day = wanted.on_day
		left join starred on starred.on_day = wanted.on_day
		left join reviewed on reviewed.on_day = wanted.on_day
		order by wanted.on_day;
end $$;
revoke all on function public.list_own_scripts(), public.own_script_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_own_scripts(), public.own_script_history(uuid, integer) to authenticated;
