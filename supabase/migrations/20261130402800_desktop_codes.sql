-- The hand-off to a desktop app by a one-time code (RFC 7636): the hub's page makes a code for the app's challenge, the app redeems it
-- with its verifier through the edge function `desktop-session`, which alone can create sessions. Only hashes of codes are stored, and no
-- API role can read them.
create table public.desktop_codes (
	code_hash text primary key constraint desktop_codes_code_hash check (code_hash ~ '^[0-9a-f]{64}$'),
	code_challenge text not null constraint desktop_codes_code_challenge check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	expires_at timestamptz not null,
	used_at timestamptz,
	created_at timestamptz not null default now(),
	redirect_uri text not null constraint desktop_codes_redirect_uri check (char_length(redirect_uri) between 1 and 2048),
	-- The session that the code was redeemed for.
	session_id uuid,
	-- The session that made the code: the code is worth nothing once that has ended. No foreign key to auth.sessions, which belongs to the
	-- auth service.
	creator_session_id uuid not null
);

alter table public.desktop_codes enable row level security;
revoke all on public.desktop_codes from anon, authenticated;
grant all on public.desktop_codes to service_role;
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

-- Base64url without padding (RFC 4648 § 5).
create function private.base64url(bytes bytea) returns text
language sql immutable parallel safe set search_path = ''
return translate(encode(bytes, 'base64'), E'+/=\n', '-_');

-- Makes a one-time code for the caller, valid for 60 seconds and while the caller's session exists. Only its hash is stored. The session
-- of a device makes none: whoever has got hold of one could otherwise keep further sessions when the device is revoked.
-- `p_redirect_uri`: where the page is going to send it; the app has to name the same address when it redeems the code.
create function public.create_desktop_code(p_code_challenge text, p_redirect_uri text) returns text
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

-- Uses a code up, and returns the account that it was made for; no row when the code is unknown, used or expired, verifier or address are
-- wrong, or the session that made it has ended. A wrong attempt uses the code up as well. When a code is presented again with the right
-- verifier, two parties have both: the session that it was redeemed for ends (RFC 6749 § 4.1.2). `p_headers`: with the address of the app,
-- for the rate limit.
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
	if is_right and found_code.expires_at > now() and private.lock_creator_session(found_code) then
		return query select account.id, account.email::text from auth.users as account where account.id = found_code.user_id;
	end if;
end $$;

-- Notes for which session a code was redeemed, and lists the app as a device of its owner. A device that is known keeps the name that
-- its owner has given it; its former session ends. Refused when the creator's session ended after the code was redeemed, so that the edge
-- function ends the new session.
create function public.record_desktop_session(
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
revoke all on function
	public.create_desktop_code(text, text), public.redeem_desktop_code(text, text, text, jsonb),
	public.record_desktop_session(text, uuid, text, text, text), public.own_devices()
from public, anon, authenticated;
grant execute on function public.create_desktop_code(text, text), public.own_devices() to authenticated, service_role;
grant execute on function public.redeem_desktop_code(text, text, text, jsonb), public.record_desktop_session(text, uuid, text, text, text)
to service_role;
