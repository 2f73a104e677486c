-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.exported_rows(part text, person uuid, after text, max_rows integer)
 RETURNS TABLE(key text, content jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
	case part
	when 'account' then return query
		select profile.user_id::text, to_jsonb(profile) || jsonb_build_object(
			'preferences', (select to_jsonb(preference) from public.user_preferences as preference where preference.user_id = person),
			'picture', (select jsonb_build_object('media_type', avatar.media_type, 'base64', translate(encode(avatar.picture, 'base64'), E'\n', ''), 'saved_at', avatar.saved_at)
				from private.avatars as avatar where avatar.user_id = person),
			'former_usernames', (select coalesce(jsonb_agg(former.username order by former.given_up_at), '[]') from private.former_usernames as former where former.user_id = person),
			'roles', (select coalesce(jsonb_agg(admin_role.role order by admin_role.role), '[]') from public.admin_roles as admin_role where admin_role.user_id = person),
			'sign_in_provider', (select account.raw_user_meta_data from auth.users as account where account.id = person)
		) from public.profiles as profile where profile.user_id = person;
	when 'scripts' then return query
		select script.id::text, jsonb_build_object(
			'id', script.id, 'title', script.title, 'short_description', script.short_description, 'slug', script.slug, 'kind', script.kind,
			'category', script.category, 'risk_level', script.risk_level, 'security_score', script.security_score,
			'is_published', script.is_published, 'moderation_status', script.moderation_status, 'moderation_reason', script.moderation_reason,
			'star_count', script.star_count, 'install_count', script.install_count, 'average_rating', script.average_rating,
			'review_count', script.review_count, 'featured', script.featured, 'latest_version_id', script.latest_version_id,
			'created_at', script.created_at, 'updated_at', script.updated_at, 'deleted_at', script.deleted_at,
			'tags', (select coalesce(jsonb_agg(tag.name order by tag.name), '[]')
				from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id where link.bookmarklet_id = script.id)
		) from public.bookmarklets as script where script.owner_id = person;
	when 'versions' then return query
		select version.id::text, to_jsonb(version) from (
			select version.* from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
			where script.owner_id = person and (after is null or version.id::text > after collate "C")
			order by version.id::text collate "C" limit max_rows
		) as version;
	when 'forks' then return query
		select fork.forked_bookmarklet_id::text, to_jsonb(fork) from public.bookmarklet_forks as fork where fork.user_id = person;
	when 'stars' then return query
		select star.bookmarklet_id::text, to_jsonb(star) from public.bookmarklet_stars as star where star.user_id = person;
	when 'installs' then return query
		select lpad(install.id::text, 20, '0'), to_jsonb(install) from public.bookmarklet_installs as install where install.user_id = person;
	when 'reviews' then return query
		select review.id::text, to_jsonb(review) from public.bookmarklet_reviews as review where review.user_id = person;
	when 'review_votes' then return query
		select vote.review_id::text, to_jsonb(vote) from public.review_votes as vote where vote.user_id = person;
	when 'follows' then return query
		select follow.followed_id::text, to_jsonb(follow) from public.follows as follow where follow.follower_id = person;
	when 'collections' then return query
		select collection.id::text, to_jsonb(collection) || jsonb_build_object('items', (
			select coalesce(jsonb_agg(to_jsonb(item) order by item.position), '[]') from public.collection_items as item where item.collection_id = collection.id
		)) from public.collections as collection where collection.owner_id = person;
	when 'recordings' then return query
		select recording.id::text, to_jsonb(recording) from (
			select * from public.action_recordings where user_id = person and (after is null or id::text > after collate "C")
			order by id::text collate "C" limit max_rows
		) as recording;
	when 'synced_scripts' then return query
		select script.id::text, to_jsonb(script) from (
			select * from public.scripts where author_id = person and (after is null or id::text > after collate "C")
			order by id::text collate "C" limit max_rows
		) as script;
	when 'devices' then return query
		select device.id::text, to_jsonb(device) from public.devices as device where device.user_id = person;
	when 'sessions' then return query
		select session.id::text, jsonb_build_object('id', session.id, 'created_at', session.created_at, 'refreshed_at', session.refreshed_at,
			'user_agent', session.user_agent, 'ip', session.ip)
		from auth.sessions as session where session.user_id = person;
	-- Notes and names of moderators are not the reporter's data.
	when 'reports' then return query
		select report.id::text, to_jsonb(report) - '{moderator_notes,moderator_id}'::text[]
		from public.moderation_reports as report where report.reporter_id = person;
	when 'contact_messages' then return query
		select message.id::text, to_jsonb(message) from public.contact_messages as message where message.user_id = person;
	when 'usage_sessions' then return query
		select session.session_id::text, to_jsonb(session) from public.user_sessions as session where session.user_id = person;
	when 'usage_events' then return query
		select lpad(event.id::text, 20, '0'), to_jsonb(event) from public.user_sessions as session
		join public.user_events as event on event.session_id = session.session_id where session.user_id = person;
	when 'usage_journeys' then return query
		select lpad(journey.id::text, 20, '0'), to_jsonb(journey) from public.user_journey as journey where journey.user_id = person;
	when 'ai_usage' then return query
		select usage.day::text || ' ' || usage.function, to_jsonb(usage) from public.ai_usage as usage where usage.user_id = person;
	-- Names of moderators are not the author's data.
	when 'appeals' then return query
		select appeal.id::text, to_jsonb(appeal) - 'moderator_id' from public.moderation_appeals as appeal where appeal.user_id = person;
	when 'notifications' then return query
		select notification.id::text, to_jsonb(notification) from public.notifications as notification where notification.user_id = person;
	when 'usage_consent' then return query
		select consent.user_id::text, to_jsonb(consent) from public.usage_consents as consent where consent.user_id = person;
	when 'assistant_messages' then return query
		select message.id::text, to_jsonb(message) from public.assistant_messages as message where message.user_id = person;
	else raise sqlstate '22023' using message = 'There is no such part of the export.';
	end case;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_account(p_username text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '60s'
AS $function$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform from public.profiles where user_id = caller and lower(username::text) = lower(btrim(p_username)) for update;
	if not found then
		raise sqlstate '22023' using message = 'This is not your username. Nothing was deleted.';
	end if;
	delete from auth.users where id = caller;
end $function$;
grant execute on function public.delete_account(text) to authenticated;
grant execute on function public.delete_account(text) to service_role;

CREATE OR REPLACE FUNCTION public.end_session(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	delete from auth.sessions where id = p_id and user_id = auth.uid();
	if not found then
		raise sqlstate 'PT404' using message = 'This session has ended already.';
	end if;
end $function$;
grant execute on function public.end_session(uuid) to authenticated;
grant execute on function public.end_session(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.export_own_data(p_part text, p_after text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	max_rows integer := case
		when p_part in ('versions', 'synced_scripts', 'recordings') then 4
		when p_part = 'assistant_messages' then 8
		else 500
	end;
	max_bytes constant integer := 16777216;
	answer jsonb;
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('export_own_data');
	select jsonb_build_object(
		'rows', coalesce(jsonb_agg(content order by key) filter (where is_on_page), '[]'),
		'next', case when not bool_and(is_on_page) then max(key) filter (where is_on_page) end
	) into answer from (
		select key, content, row_number() over so_far = 1
			or (row_number() over so_far <= max_rows and sum(pg_column_size(content)) over so_far <= max_bytes) as is_on_page
		from (
			select key collate "C" as key, content from private.exported_rows(p_part, auth.uid(), p_after, max_rows + 1)
			where p_after is null or key collate "C" > p_after collate "C"
			order by 1 limit max_rows + 1
		) as candidate
		window so_far as (order by key)
	) as page;
	return answer;
end $function$;
grant execute on function public.export_own_data(text,text) to authenticated;
grant execute on function public.export_own_data(text,text) to service_role;

CREATE OR REPLACE FUNCTION public.own_sessions()
 RETURNS TABLE(id uuid, created_at timestamp with time zone, used_at timestamp with time zone, user_agent text, device_name text, is_current boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	update auth.sessions as session set user_agent = nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'
	where session.id = private.caller_session() and session.user_id = auth.uid() and session.user_agent is null;
	return query
		select session.id, session.created_at, greatest(session.created_at, session.refreshed_at at time zone 'utc') as used_at,
			left(session.user_agent, 512), device.name, session.id is not distinct from private.caller_session()
		from auth.sessions as session
		left join private.device_sessions as link on link.session_id = session.id
		left join public.devices as device on device.id = link.device_id and device.user_id = session.user_id
		where session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
		order by session.id is not distinct from private.caller_session() desc, 3 desc, session.id
		limit 200;
end $function$;
grant execute on function public.own_sessions() to authenticated;
grant execute on function public.own_sessions() to service_role;

CREATE OR REPLACE FUNCTION public.save_account(p_display_name text, p_username text, p_bio text DEFAULT NULL::text, p_website_url text DEFAULT NULL::text, p_github_url text DEFAULT NULL::text, p_full_name text DEFAULT NULL::text, p_preferred_language text DEFAULT 'javascript'::text, p_preferred_model text DEFAULT NULL::text, p_theme text DEFAULT 'system'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	update public.profiles set
		display_name = btrim(p_display_name),
		username = p_username::extensions.citext,
		bio = nullif(btrim(p_bio), ''),
		website_url = nullif(btrim(p_website_url), ''),
		github_url = nullif(btrim(p_github_url), '')
	where user_id = caller;
	if not found then
		raise sqlstate 'PT409' using message = 'Your profile does not exist yet.', hint = 'Call sync_profile first.';
	end if;
	insert into public.user_preferences as preference (user_id, full_name, preferred_language, preferred_model, theme)
	values (caller, nullif(btrim(p_full_name), ''), p_preferred_language, nullif(btrim(p_preferred_model), ''), p_theme)
	on conflict (user_id) do update set
		full_name = excluded.full_name, preferred_language = excluded.preferred_language,
		preferred_model = excluded.preferred_model, theme = excluded.theme;
end $function$;
grant execute on function public.save_account(text,text,text,text,text,text,text,text,text) to authenticated;
grant execute on function public.save_account(text,text,text,text,text,text,text,text,text) to service_role;
