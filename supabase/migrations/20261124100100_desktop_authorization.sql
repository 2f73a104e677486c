-- The hand-off to a desktop app by a one-time code (RFC 7636): the hub's page makes a code for the app's challenge, the app redeems it
-- with its verifier through the edge function `desktop-session`, which alone can create sessions.
truncate public.desktop_codes;
alter table public.desktop_codes
	add column redirect_uri text not null constraint desktop_codes_redirect_uri check (char_length(redirect_uri) between 1 and 2048),
	-- The session that the code was redeemed for.
	add column session_id uuid;
create index desktop_codes_expiry on public.desktop_codes (expires_at);

-- The session of a device that was signed in by a one-time code. No foreign key to auth.sessions, which belongs to the auth service.
create table private.device_sessions (
	device_id uuid primary key references public.devices (id) on delete cascade,
	session_id uuid not null
);

-- Revoking a device deletes its row, and with it its session.
create function private.end_device_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from auth.sessions as session using private.device_sessions as link
	where link.device_id = old.id and session.id = link.session_id and session.user_id = old.user_id;
	return old;
end $$;
create trigger end_device_session before delete on public.devices
	for each row execute function private.end_device_session();

insert into private.rate_limits (action, capacity, refill_per_second) values
	('create_desktop_code', 30, 60 / 3600.0),
	('redeem_desktop_code', 60, 0.5);

-- Base64url without padding (RFC 4648 § 5).
create function private.base64url(bytes bytea) returns text
language sql immutable parallel safe set search_path = ''
return translate(encode(bytes, 'base64'), E'+/=\n', '-_');

-- Makes a one-time code for the caller, valid for 60 seconds. Only its hash is stored. `p_redirect_uri`: where the page is going to send
-- it; the app has to name the same address when it redeems the code.
create function public.create_desktop_code(p_code_challenge text, p_redirect_uri text) returns text
language plpgsql security definer set search_path = '' as $$
declare
	code text := private.base64url(extensions.gen_random_bytes(32));
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('create_desktop_code');
	delete from public.desktop_codes where expires_at < now() - interval '1 hour';
	insert into public.desktop_codes (code_hash, code_challenge, redirect_uri, user_id, expires_at)
	values (encode(sha256(convert_to(code, 'UTF8')), 'hex'), p_code_challenge, p_redirect_uri, auth.uid(), now() + interval '60 seconds');
	return code;
end $$;

-- Uses a code up, and returns the account that it was made for; no row when the code is unknown, used or expired, or verifier or address
-- are wrong. A wrong attempt uses the code up as well. When a code is presented again with the right verifier, two parties have both:
-- the session that it was redeemed for ends (RFC 6749 § 4.1.2). `p_headers`: with the address of the app, for the rate limit.
create function public.redeem_desktop_code(p_code text, p_code_verifier text, p_redirect_uri text, p_headers jsonb default '{}')
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
	if is_right and found_code.expires_at > now() then
		return query select account.id, account.email::text from auth.users as account where account.id = found_code.user_id;
	end if;
end $$;

-- Notes for which session a code was redeemed, and lists the app as a device of its owner. A device that is known keeps the name that
-- its owner has given it; its former session ends.
create function public.record_desktop_session(
	p_code text, p_session_id uuid, p_device_id text, p_name text, p_platform text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	owner uuid;
	device uuid;
begin
	update public.desktop_codes set session_id = p_session_id
	where code_hash = encode(sha256(convert_to(p_code, 'UTF8')), 'hex') and used_at is not null and session_id is null
	returning user_id into owner;
	if owner is null then
		raise sqlstate 'PT404' using message = 'This code was not redeemed.';
	end if;
	insert into public.devices as known (user_id, device_id, name, platform, last_sync)
	values (owner, p_device_id, p_name, p_platform, now())
	on conflict (user_id, device_id) do update set platform = excluded.platform, last_sync = excluded.last_sync
	returning id into device;
	delete from auth.sessions as session using private.device_sessions as link
	where link.device_id = device and session.id = link.session_id and session.id <> p_session_id;
	insert into private.device_sessions as link (device_id, session_id) values (device, p_session_id)
	on conflict (device_id) do update set session_id = excluded.session_id;
	return device;
end $$;

-- The caller's devices, the most recently used first. `is_connected`: its session has not ended.
create function public.own_devices()
returns table (
	id uuid, device_id text, name text, platform text, last_sync timestamptz, created_at timestamptz, is_connected boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	return query
		select device.id, device.device_id, device.name, device.platform, device.last_sync, device.created_at,
			exists (
				select from private.device_sessions as link join auth.sessions as session on session.id = link.session_id
				where link.device_id = device.id and session.user_id = device.user_id
			)
		from public.devices as device where device.user_id = auth.uid()
		order by coalesce(device.last_sync, device.created_at) desc, device.id
		limit 200;
end $$;

-- Sessions of devices are listed with their device's name, as their user agent is that of the edge function.
drop function public.own_sessions();
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

revoke all on function private.base64url(bytea), private.end_device_session() from public;
revoke all on function
	public.create_desktop_code(text, text), public.redeem_desktop_code(text, text, text, jsonb),
	public.record_desktop_session(text, uuid, text, text, text), public.own_devices(), public.own_sessions()
from public, anon, authenticated;
grant execute on function public.create_desktop_code(text, text), public.own_devices(), public.own_sessions() to authenticated, service_role;
grant execute on function public.redeem_desktop_code(text, text, text, jsonb), public.record_desktop_session(text, uuid, text, text, text)
to service_role;
