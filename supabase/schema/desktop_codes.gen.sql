-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.device_sessions (
	device_id uuid not null,
	session_id uuid not null,
	constraint device_sessions_pkey PRIMARY KEY (device_id),
	constraint device_sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.devices(id) ON DELETE CASCADE
);

create table public.desktop_codes (
	code_hash text not null,
	code_challenge text not null,
	user_id uuid not null,
	expires_at timestamp with time zone not null,
	used_at timestamp with time zone,
	created_at timestamp with time zone default now() not null,
	redirect_uri text not null,
	session_id uuid,
	creator_session_id uuid not null,
	constraint desktop_codes_pkey PRIMARY KEY (code_hash),
	constraint desktop_codes_code_challenge CHECK ((code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text)),
	constraint desktop_codes_code_hash CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text)),
	constraint desktop_codes_redirect_uri CHECK (((char_length(redirect_uri) >= 1) AND (char_length(redirect_uri) <= 2048))),
	constraint desktop_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.desktop_codes enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.desktop_codes to service_role;
CREATE INDEX desktop_codes_by_user ON public.desktop_codes USING btree (user_id);
CREATE INDEX desktop_codes_expiry ON public.desktop_codes USING btree (expires_at);

CREATE OR REPLACE FUNCTION private.base64url(bytes bytea)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN translate(encode(bytes, 'base64'::text), '+/=
'::text, '-_'::text);

CREATE OR REPLACE FUNCTION private.end_device_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	delete from auth.sessions as session using private.device_sessions as link
	where link.device_id = old.id and session.id = link.session_id and session.user_id = old.user_id;
	return old;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_creator_session(code public.desktop_codes)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform from auth.sessions as session
	where session.id = code.creator_session_id and session.user_id = code.user_id and (session.not_after is null or session.not_after > now())
	for share;
	return found;
end $function$;

CREATE OR REPLACE FUNCTION public.create_desktop_code(p_code_challenge text, p_redirect_uri text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.create_desktop_code(text,text) to authenticated;
grant execute on function public.create_desktop_code(text,text) to service_role;

CREATE OR REPLACE FUNCTION public.own_devices()
 RETURNS TABLE(id uuid, device_id text, name text, platform text, last_sync timestamp with time zone, created_at timestamp with time zone, is_connected boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.own_devices() to authenticated;
grant execute on function public.own_devices() to service_role;

CREATE OR REPLACE FUNCTION public.record_desktop_session(p_code text, p_session_id uuid, p_device_id text, p_name text, p_platform text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.record_desktop_session(text,uuid,text,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.redeem_desktop_code(p_code text, p_code_verifier text, p_redirect_uri text, p_headers jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(user_id uuid, email text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.redeem_desktop_code(text,text,text,jsonb) to service_role;
