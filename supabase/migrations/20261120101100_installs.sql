-- Salts of the visitor hashes: a new one each day and only the newest two kept, so that no hash leads back to an address.
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

-- Counts an install once per person (visitor: address and browser), script and day. True when it was counted now.
create function public.record_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
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
		select encode(extensions.hmac(
			convert_to(concat_ws('|', private.caller_subject(), host(private.caller_address()),
				nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'), 'UTF8'),
			salt, 'sha256'), 'hex')
		into strict hash from private.visitor_salts where day = today;
	end if;
	insert into public.bookmarklet_installs (bookmarklet_id, version_id, user_id, visitor_hash, day, source)
	values (p_bookmarklet_id, coalesce(p_version_id, script.latest_version_id), caller, hash, today, p_source)
	on conflict do nothing;
	return found;
end $$;
revoke all on function public.record_install(uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.record_install(uuid, text, uuid) to anon, authenticated, service_role;
