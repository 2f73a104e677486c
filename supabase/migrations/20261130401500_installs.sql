-- Salts of the visitor hashes. There is a new one each day and only the newest two are kept, so that hashes cannot be traced back to
-- addresses.
create table private.visitor_salts (
	day date primary key,
	salt bytea not null default extensions.gen_random_bytes(32)
);

create table public.bookmarklet_installs (
	id bigint generated always as identity primary key,
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	version_id uuid references public.versions (id) on delete set null,
	user_id uuid references public.profiles (user_id) on delete set null,
	visitor_hash text constraint bookmarklet_installs_visitor_hash check (visitor_hash ~ '^[0-9a-f]{64}$'),
	day date not null default (now() at time zone 'utc')::date,
	source text not null constraint bookmarklet_installs_source check (source in ('drag', 'extension', 'user.js', 'copy')),
	created_at timestamptz not null default now(),
	constraint bookmarklet_installs_one_identity check (num_nonnulls(user_id, visitor_hash) <= 1)
);
create unique index bookmarklet_installs_once_a_day on public.bookmarklet_installs (bookmarklet_id, user_id, day) where user_id is not null;
create unique index bookmarklet_installs_once_a_day_visitor on public.bookmarklet_installs (bookmarklet_id, visitor_hash, day) where visitor_hash is not null;
create index bookmarklet_installs_by_time on public.bookmarklet_installs (created_at);
create index bookmarklet_installs_by_user on public.bookmarklet_installs (user_id) where user_id is not null;

-- For own_script_history(), which counts the installs of one script by day.
create index bookmarklet_installs_by_day on public.bookmarklet_installs (bookmarklet_id, day);

alter table public.bookmarklet_installs enable row level security;
revoke all on public.bookmarklet_installs from anon, authenticated;
grant select (id, bookmarklet_id, version_id, user_id, day, source, created_at) on public.bookmarklet_installs to authenticated;
grant all on public.bookmarklet_installs to service_role;

create policy bookmarklet_installs_read_own on public.bookmarklet_installs for select to authenticated
	using (user_id = (select auth.uid()));

create function private.count_installs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.bookmarklets set
		install_count = install_count + 1,
		rank_installs = rank_installs + case when new.user_id is not distinct from owner_id and owner_id is not null then 0 else 1 end
	where id = new.bookmarklet_id;
	return null;
end $$;
create trigger count_installs after insert on public.bookmarklet_installs
	for each row execute function private.count_installs();

-- Identifies a visitor by address only, because a User-Agent is easy to change. Of an IPv6 address the first 56 bits are used: one
-- connection has all addresses with the same prefix (RFC 6177).
create function private.visitor_of(address inet) returns text
language sql immutable set search_path = ''
return case
	when address is null then 'unknown'
	when family(address) = 4 then host(address)
	else network(set_masklen(address, 56))::text
end;

-- Counts an install once per person or visitor, script and day. Returns whether it was counted now. An install of a deleted script is
-- refused like one of an unknown script.
create function private.count_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	today date := (now() at time zone 'utc')::date;
	script public.bookmarklets;
	hash text;
begin
	perform private.take_token('record_install');
	select * into script from public.bookmarklets
	where id = p_bookmarklet_id and (is_visible or (owner_id = caller and deleted_at is null));
	if not found then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	if p_version_id is not null and not exists (
		select from public.versions where id = p_version_id and bookmarklet_id = p_bookmarklet_id
	) then
		raise sqlstate '22023' using message = 'This version belongs to another script.';
	end if;
	if not script.is_visible then
		return false; -- an author tests a draft
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

-- Counts an install that happens in the page: a link was dragged or copied. Only the hub's server can tell that a file was fetched or
-- that the extension has completed an install (record_served_install()).
create function public.record_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	if p_source in ('user.js', 'extension') then
		raise sqlstate '22023' using message = 'This kind of install is counted by the hub''s server.', hint = 'Use drag or copy.';
	end if;
	return private.count_install(p_bookmarklet_id, p_source, p_version_id);
end $$;

-- The key with which the hub's server signs the installs that it reports. It permits nothing else, so the server does not need the
-- service role. One row; the key is replaced by updating it.
create table private.hub_server (
	only_one boolean primary key default true check (only_one),
	counting_key text not null default encode(extensions.gen_random_bytes(32), 'hex') check (char_length(counting_key) >= 64)
);
insert into private.hub_server default values;

-- Counts an install that the hub's server has seen: a fetched file (`user.js`), or an install that the extension has completed.
-- `p_address`: the visitor's address; all these calls come from the server's. `p_asked_at`: time in seconds since 1970, at most five
-- minutes from now. `p_signature`: hexadecimal HMAC-SHA-256 of the lines joined below, with the key of `private.hub_server`.
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
	-- From here on the visitor's address counts, for the rate limit and for the visitor hash.
	perform set_config('request.headers', json_build_object('cf-connecting-ip', p_address)::text, true);
	return private.count_install(p_bookmarklet_id, p_source);
end $$;
revoke all on function
	public.record_install(uuid, text, uuid), public.record_served_install(uuid, text, text, bigint, text)
from public, anon, authenticated;
grant execute on function
	public.record_install(uuid, text, uuid), public.record_served_install(uuid, text, text, bigint, text)
to anon, authenticated, service_role;
