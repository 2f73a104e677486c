-- Saves the caller's profile and preferences together, or neither. Runs with the caller's privileges, so policies, constraints, rate
-- limits and the record of edited fields apply as for writes to the tables. Empty optional texts are stored as null.
create function public.save_account(
	p_display_name text, p_username text, p_bio text default null, p_website_url text default null, p_github_url text default null,
	p_full_name text default null, p_preferred_language text default 'javascript', p_preferred_model text default null,
	p_theme text default 'system'
) returns void
language plpgsql security invoker set search_path = '' as $$
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
end $$;

-- The caller's sessions: the present one first, then the most recently used. An access token stays valid until it expires (jwt_expiry),
-- also when its session has ended. Where the auth service does not note the browser of a session (supabase/local), the present one's is
-- noted here. Sessions of devices have their device's name, as their user agent is that of the edge function.
create function public.own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, user_agent text, device_name text, is_current boolean)
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Ends one of the caller's sessions: its refresh tokens are deleted with it.
create function public.end_session(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	delete from auth.sessions where id = p_id and user_id = auth.uid();
	if not found then
		raise sqlstate 'PT404' using message = 'This session has ended already.';
	end if;
end $$;

-- Deletes the caller's account with all personal data. Published scripts stay without an owner, drafts and deleted scripts go
-- (drop_drafts_of_leaver()), reviews become anonymous. `p_username`: typed by the person to confirm the deletion. An
-- account is deleted at once, with its scripts detached in the same statement; PostgREST applies a function's time limit to the request
-- that calls it.
create function public.delete_account(p_username text) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
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
end $$;

revoke all on function
	public.save_account(text, text, text, text, text, text, text, text, text),
	public.own_sessions(), public.end_session(uuid), public.delete_account(text)
from public, anon, authenticated;
grant execute on function
	public.save_account(text, text, text, text, text, text, text, text, text),
	public.own_sessions(), public.end_session(uuid), public.delete_account(text)
to authenticated, service_role;
