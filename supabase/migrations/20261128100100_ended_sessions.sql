-- An access token is valid for an hour (jwt_expiry), its session may end before: revoked as a device, signed out elsewhere, account deleted.
-- From then on the token is worth nothing, for reads and writes alike.

-- Whether the session of the caller's token exists and has not expired. Tokens of the auth service always name one; one without is refused.
create function private.has_live_session() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from auth.sessions as session
	where session.id = private.caller_session() and session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
);

create function private.require_live_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if not private.has_live_session() then
		raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
	end if;
end $$;

-- Called before each request: by PostgREST in a hosted project, by supabase/local/rest/session-context.ts locally.
create function public.check_request() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	perform public.refuse_estimated_counts();
	if auth.uid() is not null then
		perform private.require_live_session();
	end if;
end $$;

do $$ begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.check_request';
	end if;
end $$;
notify pgrst, 'reload config';

-- The session that made the code: the code is worth nothing once that has ended. No foreign key to auth.sessions, which belongs to the auth
-- service. Codes live for a minute, so those of before are dropped.
truncate public.desktop_codes;
alter table public.desktop_codes add column creator_session_id uuid not null;

-- Makes a one-time code for the caller, valid for 60 seconds and while the caller's session exists. Only its hash is stored. The session
-- of a device makes none: whoever has got hold of one could otherwise keep further sessions when the device is revoked.
-- `p_redirect_uri`: where the page is going to send it; the app has to name the same address when it redeems the code.
create or replace function public.create_desktop_code(p_code_challenge text, p_redirect_uri text) returns text
language plpgsql security definer set search_path = '' as $$
declare
	code text := private.base64url(extensions.gen_random_bytes(32));
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.require_live_session();
	if exists (select from private.device_sessions as link where link.session_id = private.caller_session()) then
		raise insufficient_privilege using
			message = 'A device cannot connect another device.', hint = 'Sign in to the hub in a browser, and connect the device there.';
	end if;
	perform private.take_token('create_desktop_code');
	delete from public.desktop_codes where expires_at < now() - interval '1 hour';
	insert into public.desktop_codes (code_hash, code_challenge, redirect_uri, user_id, creator_session_id, expires_at)
	values (encode(sha256(convert_to(code, 'UTF8')), 'hex'), p_code_challenge, p_redirect_uri, auth.uid(), private.caller_session(),
		now() + interval '60 seconds');
	return code;
end $$;

-- Whether the session that made a code has not ended. Locks it, so that it cannot end before this transaction does.
create function private.lock_creator_session(code public.desktop_codes) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	perform from auth.sessions as session
	where session.id = code.creator_session_id and session.user_id = code.user_id and (session.not_after is null or session.not_after > now())
	for share;
	return found;
end $$;

-- As before; a code whose creator's session has ended meanwhile is not accepted either.
create or replace function public.redeem_desktop_code(p_code text, p_code_verifier text, p_redirect_uri text, p_headers jsonb default '{}')
returns table (user_id uuid, email text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	hash text := encode(sha256(convert_to(p_code, 'UTF8')), 'hex');
	found_code public.desktop_codes;
	is_right boolean;
begin
	perform private.take_token_of(private.subject_of(null, private.address_of(p_headers)), 'redeem_desktop_code');
	select * into found_code from public.desktop_codes as code where code.code_hash = hash for update;
	if not found then
		return;
	end if;
	is_right := p_code_verifier ~ '^[A-Za-z0-9._~-]{43,128}$'
		and private.base64url(sha256(convert_to(p_code_verifier, 'UTF8'))) = found_code.code_challenge
		and p_redirect_uri = found_code.redirect_uri;
	if found_code.used_at is not null then
		if is_right then
			delete from public.devices as device using private.device_sessions as link
			where link.device_id = device.id and link.session_id = found_code.session_id;
			delete from auth.sessions as session where session.id = found_code.session_id;
		end if;
		return;
	end if;
	update public.desktop_codes as code set used_at = now() where code.code_hash = hash;
	if is_right and found_code.expires_at > now() and private.lock_creator_session(found_code) then
		return query select account.id, account.email::text from auth.users as account where account.id = found_code.user_id;
	end if;
end $$;

-- As before; refused when the creator's session ended after the code was redeemed, so that the edge function ends the new session.
create or replace function public.record_desktop_session(
	p_code text, p_session_id uuid, p_device_id text, p_name text, p_platform text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	redeemed public.desktop_codes;
	device uuid;
begin
	update public.desktop_codes set session_id = p_session_id
	where code_hash = encode(sha256(convert_to(p_code, 'UTF8')), 'hex') and used_at is not null and session_id is null
	returning * into redeemed;
	if redeemed.user_id is null then
		raise sqlstate 'PT404' using message = 'This code was not redeemed.';
	end if;
	if not private.lock_creator_session(redeemed) then
		raise sqlstate 'PT401' using message = 'The session that made this code has ended.';
	end if;
	insert into public.devices as known (user_id, device_id, name, platform, last_sync)
	values (redeemed.user_id, p_device_id, p_name, p_platform, now())
	on conflict (user_id, device_id) do update set platform = excluded.platform, last_sync = excluded.last_sync
	returning id into device;
	delete from auth.sessions as session using private.device_sessions as link
	where link.device_id = device and session.id = link.session_id and session.id <> p_session_id;
	insert into private.device_sessions as link (device_id, session_id) values (device, p_session_id)
	on conflict (device_id) do update set session_id = excluded.session_id;
	return device;
end $$;

revoke all on function
	private.has_live_session(), private.require_live_session(), private.lock_creator_session(public.desktop_codes)
from public;
revoke all on function public.check_request() from public, anon, authenticated;
grant execute on function public.check_request() to anon, authenticated, service_role;
