-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.lock_deleted_script(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	perform from public.bookmarklets as script
	where script.id = wanted and script.owner_id = auth.uid() and script.deleted_at > private.restorable_since() for no key update;
	if not found then
		raise sqlstate 'PT404' using
			message = 'This script cannot be restored anymore.', hint = 'Deleted scripts can be restored for 30 days.';
	end if;
end $function$;

CREATE OR REPLACE FUNCTION private.purge_deleted_scripts()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	delete from public.bookmarklets as script where script.id in (
		select expired.id from public.bookmarklets as expired
		where expired.deleted_at <= private.restorable_since() and not exists (
			select from public.moderation_reports as report
			where report.bookmarklet_id = expired.id and report.status in ('pending', 'reviewing')
		)
		order by expired.deleted_at limit 50 for update skip locked
	);
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_purged_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	insert into private.former_slugs as former (owner_id, slug)
	select old.owner_id, old.slug
	where exists (select from public.versions as version where version.bookmarklet_id = old.id and version.is_public)
	on conflict (owner_id, slug) do update set bookmarklet_id = null, given_up_at = excluded.given_up_at;
	return old;
end $function$;

CREATE OR REPLACE FUNCTION private.take_scripts(wanted uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	ids uuid[] := array(select distinct id from unnest(wanted) as id where id is not null order by id);
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	if cardinality(ids) = 0 then
		raise sqlstate '22023' using message = 'Choose at least one script.';
	end if;
	perform private.take_token('change_own_scripts', cardinality(ids));
	return ids;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_script(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform public.delete_scripts(array[p_id]);
end $function$;
grant execute on function public.delete_script(uuid) to authenticated;
grant execute on function public.delete_script(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.delete_scripts(p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_own_script(wanted);
		update public.bookmarklets set deleted_at = now() where id = wanted;
	end loop;
	perform private.purge_deleted_scripts();
end $function$;
grant execute on function public.delete_scripts(uuid[]) to authenticated;
grant execute on function public.delete_scripts(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION public.list_own_scripts()
 RETURNS TABLE(id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer, tags text[], is_published boolean, moderation_status text, moderation_reason text, has_flow boolean, semver text, install_count integer, star_count integer, review_count integer, average_rating double precision, featured boolean, created_at timestamp with time zone, updated_at timestamp with time zone, restorable_until timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.list_own_scripts() to authenticated;
grant execute on function public.list_own_scripts() to service_role;

CREATE OR REPLACE FUNCTION public.own_script_history(p_bookmarklet_id uuid, p_days integer DEFAULT 90)
 RETURNS TABLE(day date, installs integer, stars integer, reviews integer, average_rating double precision)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.own_script_history(uuid,integer) to authenticated;
grant execute on function public.own_script_history(uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.publish_script(p_id uuid, p_published boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform public.publish_scripts(array[p_id], p_published);
	-- Generated columns are as they are after all triggers.
	return (select script.is_visible from public.bookmarklets as script where script.id = p_id);
end $function$;
grant execute on function public.publish_script(uuid,boolean) to authenticated;
grant execute on function public.publish_script(uuid,boolean) to service_role;

CREATE OR REPLACE FUNCTION public.publish_scripts(p_ids uuid[], p_published boolean)
 RETURNS TABLE(id uuid, is_published boolean, moderation_status text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
	ids uuid[] := private.take_scripts(p_ids);
	new_ones uuid[];
	wanted uuid;
	script public.bookmarklets;
begin
	if p_published then
		new_ones := array(
			select script.id from public.bookmarklets as script join public.versions as version on version.id = script.latest_version_id
			where script.id = any (ids) and script.owner_id = auth.uid() and not version.is_public
		);
		if cardinality(new_ones) > 0 then
			perform private.take_token('publish_script', cardinality(new_ones));
		end if;
	end if;
	foreach wanted in array ids loop
		script := private.lock_own_script(wanted);
		if p_published and script.moderation_status = 'removed' then
			raise sqlstate 'PT409' using message = case when cardinality(ids) = 1
				then 'This script was removed by a moderator and cannot be published.'
				else format('Nothing was published: “%s” was removed by a moderator.', script.title) end;
		end if;
		return query
			update public.bookmarklets as target set is_published = p_published where target.id = wanted
			returning target.id, target.is_published, target.moderation_status;
	end loop;
end $function$;
grant execute on function public.publish_scripts(uuid[],boolean) to authenticated;
grant execute on function public.publish_scripts(uuid[],boolean) to service_role;

CREATE OR REPLACE FUNCTION public.purge_scripts(p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_deleted_script(wanted);
		update public.bookmarklets set deleted_at = private.restorable_since() where id = wanted;
	end loop;
	perform private.purge_deleted_scripts();
end $function$;
grant execute on function public.purge_scripts(uuid[]) to authenticated;
grant execute on function public.purge_scripts(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION public.undelete_scripts(p_ids uuid[])
 RETURNS TABLE(id uuid, is_published boolean, moderation_status text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_deleted_script(wanted);
		return query
			update public.bookmarklets as target set deleted_at = null where target.id = wanted
			returning target.id, target.is_published, target.moderation_status;
	end loop;
end $function$;
grant execute on function public.undelete_scripts(uuid[]) to authenticated;
grant execute on function public.undelete_scripts(uuid[]) to service_role;
