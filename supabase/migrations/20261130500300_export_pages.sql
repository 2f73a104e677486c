drop function if exists private.exported_rows(text, uuid);

-- Rows of a person's data in one part of the export, each with a key that sorts the rows of the part. Of the parts with large rows, only
-- the first max_rows with a key beyond `after` are read: all of them may have 256 MB.
create or replace function private.exported_rows(part text, person uuid, after text, max_rows integer) returns table (key text, content jsonb)
language plpgsql stable set search_path = '' as $$
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
end $$;

-- A page of one part of the caller's data: `rows`, and `next`, the key to continue after (null on the last page). A page has as many rows
-- as fit in 16 MB, and at least one: versions and synced scripts have up to 5 MB each, recordings 24 MB, messages of the assistant 3 MB.
create or replace function public.export_own_data(p_part text, p_after text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
revoke all on function public.export_own_data(text, text) from public, anon, authenticated;
grant execute on function public.export_own_data(text, text) to authenticated, service_role;
