-- A visitor is an address: what a browser says of itself costs nothing to change. Of IPv6 the first 56 bits count, because a
-- connection is given all addresses behind them (RFC 6177).
create function private.visitor_of(address inet) returns text
language sql immutable set search_path = ''
return case
	when address is null then 'unknown'
	when family(address) = 4 then host(address)
	else network(set_masklen(address, 56))::text
end;

-- Counts an install once per person (visitor), script and day. True when it was counted now.
create or replace function private.count_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	today date := (now() at time zone 'utc')::date;
	script public.bookmarklets;
	hash text;
begin
	perform private.take_token('record_install');
	select * into script from public.bookmarklets where id = p_bookmarklet_id and (is_visible or owner_id = caller);
	if not found then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	if p_version_id is not null and not exists (
		select from public.versions where id = p_version_id and bookmarklet_id = p_bookmarklet_id
	) then
		raise sqlstate '22023' using message = 'This version belongs to another script.';
	end if;
	if not script.is_visible then
		return false; -- an author trying out a draft
	end if;

	if caller is null then
		insert into private.visitor_salts (day) values (today) on conflict do nothing;
		delete from private.visitor_salts where day < today - 1;
		select encode(extensions.hmac(convert_to(private.visitor_of(private.caller_address()), 'UTF8'), salt, 'sha256'), 'hex')
		into strict hash from private.visitor_salts where day = today;
	end if;
	insert into public.bookmarklet_installs (bookmarklet_id, version_id, user_id, visitor_hash, day, source)
	values (p_bookmarklet_id, coalesce(p_version_id, script.latest_version_id), caller, hash, today, p_source)
	on conflict do nothing;
	return found;
end $$;

-- What a page itself sees: a link that was dragged or copied. A file that was fetched, and an install that the extension has
-- completed, are seen by the hub's server alone.
create or replace function public.record_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	if p_source in ('user.js', 'extension') then
		raise sqlstate '22023' using message = 'This kind of install is counted by the hub''s server.', hint = 'Use drag or copy.';
	end if;
	return private.count_install(p_bookmarklet_id, p_source, p_version_id);
end $$;

-- Counts an install that the hub's server has seen: a fetched file ('user.js'), or one that the extension has completed. To the
-- database every such call comes from the server's address; the visitor's is signed (HMAC-SHA-256 of the lines below), so that
-- nobody else can name one.
drop function public.record_file_install(uuid, text, text, bigint, text);
create function public.record_served_install(
	p_bookmarklet_id uuid, p_source text, p_address text, p_asked_at bigint, p_signature text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	signed text := concat_ws(E'\n', 'record_served_install', p_bookmarklet_id, p_source, p_asked_at, p_address);
	expected text;
begin
	select encode(extensions.hmac(convert_to(signed, 'UTF8'), convert_to(counting_key, 'UTF8'), 'sha256'), 'hex')
	into strict expected from private.hub_server;
	if num_nulls(p_bookmarklet_id, p_source, p_address, p_asked_at, p_signature) > 0
		or p_signature <> expected
		or p_source not in ('user.js', 'extension')
		or abs(extract(epoch from now()) - p_asked_at) > 300
		or not pg_input_is_valid(p_address, 'inet') then
		raise sqlstate '42501' using message = 'Only the hub''s server counts these installs.';
	end if;
	-- From here on the request is the visitor's: limits and the hash of the day follow from this header.
	perform set_config('request.headers', json_build_object('cf-connecting-ip', p_address)::text, true);
	return private.count_install(p_bookmarklet_id, p_source);
end $$;
revoke all on function public.record_served_install(uuid, text, text, bigint, text) from public, anon, authenticated;
grant execute on function public.record_served_install(uuid, text, text, bigint, text) to anon, authenticated, service_role;
