-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.hub_server (
	only_one boolean default true not null,
	counting_key text default encode(extensions.gen_random_bytes(32), 'hex'::text) not null,
	constraint hub_server_pkey PRIMARY KEY (only_one),
	constraint hub_server_counting_key_check CHECK ((char_length(counting_key) >= 64)),
	constraint hub_server_only_one_check CHECK (only_one)
);

create table private.visitor_salts (
	day date not null,
	salt bytea default extensions.gen_random_bytes(32) not null,
	constraint visitor_salts_pkey PRIMARY KEY (day)
);

create table public.bookmarklet_installs (
	id bigint generated always as identity not null,
	bookmarklet_id uuid not null,
	version_id uuid,
	user_id uuid,
	visitor_hash text,
	day date default ((now() AT TIME ZONE 'utc'::text))::date not null,
	source text not null,
	created_at timestamp with time zone default now() not null,
	constraint bookmarklet_installs_pkey PRIMARY KEY (id),
	constraint bookmarklet_installs_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint bookmarklet_installs_one_identity CHECK ((num_nonnulls(user_id, visitor_hash) <= 1)),
	constraint bookmarklet_installs_source CHECK ((source = ANY (ARRAY['drag'::text, 'extension'::text, 'user.js'::text, 'copy'::text]))),
	constraint bookmarklet_installs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint bookmarklet_installs_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE SET NULL,
	constraint bookmarklet_installs_visitor_hash CHECK ((visitor_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.bookmarklet_installs enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_installs to service_role;
grant select (id, bookmarklet_id, version_id, user_id, day, source, created_at) on public.bookmarklet_installs to authenticated;
CREATE INDEX bookmarklet_installs_by_day ON public.bookmarklet_installs USING btree (bookmarklet_id, day);
CREATE INDEX bookmarklet_installs_by_time ON public.bookmarklet_installs USING btree (created_at);
CREATE INDEX bookmarklet_installs_by_user ON public.bookmarklet_installs USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX bookmarklet_installs_by_version ON public.bookmarklet_installs USING btree (version_id) WHERE (version_id IS NOT NULL);
CREATE UNIQUE INDEX bookmarklet_installs_once_a_day ON public.bookmarklet_installs USING btree (bookmarklet_id, user_id, day) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX bookmarklet_installs_once_a_day_visitor ON public.bookmarklet_installs USING btree (bookmarklet_id, visitor_hash, day) WHERE (visitor_hash IS NOT NULL);
create policy bookmarklet_installs_read_own on public.bookmarklet_installs for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER count_installs AFTER INSERT ON public.bookmarklet_installs FOR EACH ROW EXECUTE FUNCTION private.count_installs();

CREATE OR REPLACE FUNCTION private.count_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.count_installs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update public.bookmarklets set
		install_count = install_count + 1,
		rank_installs = rank_installs + case when new.user_id is not distinct from owner_id and owner_id is not null then 0 else 1 end
	where id = new.bookmarklet_id;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.visitor_of(address inet)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (address IS NULL) THEN 'unknown'::text WHEN (family(address) = 4) THEN host(address) ELSE (network(set_masklen(address, 56)))::text END;

CREATE OR REPLACE FUNCTION public.record_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if p_source in ('user.js', 'extension') then
		raise sqlstate '22023' using message = 'This kind of install is counted by the hub''s server.', hint = 'Use drag or copy.';
	end if;
	return private.count_install(p_bookmarklet_id, p_source, p_version_id);
end $function$;
grant execute on function public.record_install(uuid,text,uuid) to anon;
grant execute on function public.record_install(uuid,text,uuid) to authenticated;
grant execute on function public.record_install(uuid,text,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.record_served_install(p_bookmarklet_id uuid, p_source text, p_address text, p_asked_at bigint, p_signature text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.record_served_install(uuid,text,text,bigint,text) to anon;
grant execute on function public.record_served_install(uuid,text,text,bigint,text) to authenticated;
grant execute on function public.record_served_install(uuid,text,text,bigint,text) to service_role;
