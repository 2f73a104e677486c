-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.former_usernames (
	username extensions.citext not null,
	user_id uuid not null,
	given_up_at timestamp with time zone default now() not null,
	constraint former_usernames_pkey PRIMARY KEY (username)
);
CREATE INDEX former_usernames_by_user ON private.former_usernames USING btree (user_id, given_up_at);

create table public.profiles (
	user_id uuid not null,
	username extensions.citext not null,
	display_name text not null,
	avatar_url text,
	bio text,
	website_url text,
	github_url text,
	email text,
	edited_fields text[] default '{}'::text[] not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	constraint profiles_pkey PRIMARY KEY (user_id),
	constraint profiles_avatar_url CHECK ((avatar_url ~ '^/avatars/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{32}$'::text)),
	constraint profiles_bio CHECK ((char_length(bio) <= 500)),
	constraint profiles_display_name CHECK (((private.trimmed_length(display_name) >= 2) AND (char_length(display_name) <= 80) AND private.is_plain_line(display_name))),
	constraint profiles_edited_fields CHECK (private.fits_text_array(edited_fields, 10, 20)),
	constraint profiles_email CHECK ((char_length(email) <= 320)),
	constraint profiles_github_url CHECK (private.is_web_url(github_url)),
	constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint profiles_username_form CHECK (((username)::text ~ '^[A-Za-z0-9_-]{3,30}$'::text)),
	constraint profiles_username_key UNIQUE (username),
	constraint profiles_website_url CHECK (private.is_web_url(website_url))
);
alter table public.profiles enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.profiles to service_role;
grant select (user_id, username, display_name, avatar_url, bio, website_url, github_url, created_at, updated_at) on public.profiles to anon;
grant select (user_id, username, display_name, avatar_url, bio, website_url, github_url, created_at, updated_at) on public.profiles to authenticated;
grant update (username, display_name, bio, website_url, github_url) on public.profiles to authenticated;
CREATE INDEX profiles_by_time ON public.profiles USING btree (created_at);
CREATE INDEX profiles_by_username_beginning ON public.profiles USING btree (lower((username)::text) text_pattern_ops);
CREATE INDEX profiles_display_name_trigrams ON public.profiles USING gin (display_name extensions.gin_trgm_ops);
CREATE INDEX profiles_username_lower ON public.profiles USING btree (lower((username)::text));
create policy profiles_edit_own on public.profiles for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy profiles_read on public.profiles for select to anon, authenticated
	using (true);
CREATE TRIGGER acquire_counted_rows BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.lock_counted_by_leaver();
CREATE TRIGGER drop_drafts_of_leaver BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.drop_drafts_of_leaver();
CREATE TRIGGER keep_author_name AFTER UPDATE ON public.profiles FOR EACH ROW WHEN (((old.username IS DISTINCT FROM new.username) OR (old.display_name IS DISTINCT FROM new.display_name))) EXECUTE FUNCTION private.keep_author_name();
CREATE TRIGGER keep_former_username BEFORE INSERT OR DELETE OR UPDATE OF username ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_former_username();
CREATE TRIGGER keep_name_skeletons AFTER INSERT OR UPDATE OF username, display_name ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_name_skeletons();
CREATE TRIGGER limit_updates AFTER UPDATE ON public.profiles FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('profile');
CREATE TRIGGER note_profile_edits BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.note_profile_edits();
CREATE TRIGGER refuse_changed_lookalike BEFORE UPDATE OF username ON public.profiles FOR EACH ROW WHEN (((char_length((new.username)::text) <= 30) AND (lower((old.username)::text) <> lower((new.username)::text)))) EXECUTE FUNCTION private.refuse_lookalike_username();
CREATE TRIGGER refuse_lookalike_name BEFORE UPDATE OF display_name ON public.profiles FOR EACH ROW WHEN (((char_length(new.display_name) <= 80) AND (CURRENT_USER = 'authenticated'::name) AND (old.display_name IS DISTINCT FROM new.display_name))) EXECUTE FUNCTION private.refuse_lookalike_name();
CREATE TRIGGER refuse_lookalike_username BEFORE INSERT ON public.profiles FOR EACH ROW WHEN ((char_length((new.username)::text) <= 30)) EXECUTE FUNCTION private.refuse_lookalike_username();
CREATE TRIGGER refuse_reserved_username AFTER INSERT OR UPDATE OF username ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.refuse_reserved_username();
CREATE TRIGGER replace_lookalike_name BEFORE UPDATE OF display_name ON public.profiles FOR EACH ROW WHEN (((char_length(new.display_name) <= 80) AND (CURRENT_USER <> 'authenticated'::name) AND (old.display_name IS DISTINCT FROM new.display_name))) EXECUTE FUNCTION private.replace_lookalike_name();
CREATE TRIGGER replace_new_lookalike BEFORE INSERT ON public.profiles FOR EACH ROW WHEN ((char_length(new.display_name) <= 80)) EXECUTE FUNCTION private.replace_lookalike_name();

CREATE OR REPLACE FUNCTION private.create_profile(person uuid, address text, metadata jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	shown text := private.display_name_of(metadata, address);
begin
	-- Two concurrent sign-ups with the same name may choose the same username, or two that look alike: the later one tries again.
	for attempt in 1..10 loop
		begin
			insert into public.profiles (user_id, username, display_name, email)
			values (person, private.free_username(shown)::extensions.citext, shown, left(address, 320))
			on conflict (user_id) do nothing;
			return;
		exception when unique_violation or sqlstate 'PT409' then
			if attempt = 10 then
				raise;
			end if;
		end;
	end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.display_name_of(metadata jsonb, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN COALESCE((SELECT cleaned.name FROM (SELECT "left"(btrim(regexp_replace(given.candidate, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+'::text, ' '::text, 'g'::text)), 80) AS name, given.place FROM unnest(ARRAY[(display_name_of.metadata ->> 'name'::text), (display_name_of.metadata ->> 'full_name'::text), split_part(display_name_of.email, '@'::text, 1)]) WITH ORDINALITY given(candidate, place)) cleaned WHERE (private.trimmed_length(cleaned.name) >= 2) ORDER BY cleaned.place LIMIT 1), 'User'::text);

CREATE OR REPLACE FUNCTION private.free_username(display_name text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	base text := btrim(regexp_replace(lower(extensions.unaccent(display_name)), '[^a-z0-9]+', '-', 'g'), '-');
	candidate text;
begin
	base := rtrim(left(base, 22), '-');
	if char_length(base) < 3 or private.is_reserved_username(base) or private.suggests_office(base) then
		base := rtrim('writer-' || left(base, 15), '-');
	end if;
	if private.suggests_office(base) then
		base := 'author';
	end if;
	for number in 1..20 loop
		candidate := case when number = 1 then base else base || '-' || number end;
		if not exists (select from public.profiles where lower(username::text) = candidate)
			and not private.is_former_username(candidate, null) and not private.is_lookalike_username(candidate, null) then
			return candidate;
		end if;
	end loop;
	return base || '-' || encode(extensions.gen_random_bytes(3), 'hex');
end $function$;

CREATE OR REPLACE FUNCTION private.is_former_username(wanted text, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.former_usernames former WHERE ((former.username OPERATOR(extensions.=) (is_former_username.wanted)::extensions.citext) AND (former.user_id IS DISTINCT FROM is_former_username.person) AND (former.given_up_at > private.reserved_since()))));

CREATE OR REPLACE FUNCTION private.is_reserved_username(value text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	return exists (select from private.reserved_usernames as reserved where reserved.name = lower(value));
end $function$;

CREATE OR REPLACE FUNCTION private.keep_former_username()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	names text[] := array(
		select distinct lower(name) from unnest(array[
			case when tg_op <> 'INSERT' then old.username::text end, case when tg_op <> 'DELETE' then new.username::text end
		]) as name where name is not null order by 1
	);
	name text;
begin
	if tg_op = 'UPDATE' and cardinality(names) = 1 then
		return new; -- only the letter case has changed
	end if;
	-- Serializes taking and giving up the same name.
	foreach name in array names loop
		perform pg_advisory_xact_lock(hashtextextended('username:' || name, 0));
	end loop;
	if tg_op <> 'DELETE' then
		if private.is_former_username(new.username::text, new.user_id) then
			raise sqlstate 'PT409' using
				message = 'This username belonged to somebody else until recently. Please choose another one.',
				hint = 'A username is reserved for its former owner for 90 days.';
		end if;
		delete from private.former_usernames as former where former.username operator(extensions.=) new.username;
	end if;
	if tg_op = 'UPDATE' and (
		select count(*) from private.former_usernames as former
		where former.user_id = old.user_id and former.given_up_at > private.reserved_since()
	) >= 10 then
		raise sqlstate 'PT409' using
			message = 'You have changed your username 10 times in 90 days. Please wait before you change it again, or take back a former one.';
	end if;
	if tg_op <> 'INSERT' then
		insert into private.former_usernames as former (username, user_id)
		values (old.username, old.user_id)
		on conflict (username) do update set user_id = excluded.user_id, given_up_at = excluded.given_up_at;
	end if;
	if tg_op = 'DELETE' then
		-- Names of deleted accounts are deleted when their reservation ends.
		delete from private.former_usernames as former where former.given_up_at <= private.reserved_since()
			and not exists (select from public.profiles as profile where profile.user_id = former.user_id);
		return old;
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_profile_edits()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	new.updated_at := now();
	if current_user = 'authenticated' then
		new.edited_fields := array(
			select field from unnest(old.edited_fields) as field
			union select 'display_name' where new.display_name is distinct from old.display_name
		);
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.person_at(wanted text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT profile.user_id FROM public.profiles profile WHERE (lower((profile.username)::text) = lower(person_at.wanted))), (SELECT former.user_id FROM private.former_usernames former WHERE (former.username OPERATOR(extensions.=) (person_at.wanted)::extensions.citext)));

CREATE OR REPLACE FUNCTION private.profile_for_new_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.create_profile(new.id, new.email, new.raw_user_meta_data);
	return new;
end $function$;
CREATE TRIGGER create_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.profile_for_new_user();

CREATE OR REPLACE FUNCTION private.reserved_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (now() - '90 days'::interval);

CREATE OR REPLACE FUNCTION public.sync_profile()
 RETURNS TABLE(user_id uuid, username text, display_name text, avatar_url text, created boolean, wants_picture boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
	caller uuid := auth.uid();
	account record;
	is_new boolean;
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('sync_profile');
	select email, raw_user_meta_data as metadata into strict account from auth.users where id = caller;
	is_new := not exists (select from public.profiles as profile where profile.user_id = caller);
	if is_new then
		perform private.create_profile(caller, account.email, account.metadata);
	end if;

	update public.profiles as profile set
		email = left(account.email, 320),
		display_name = case when 'display_name' = any (profile.edited_fields) then profile.display_name
			else private.display_name_of(account.metadata, account.email) end
	where profile.user_id = caller and (
		profile.email is distinct from left(account.email, 320)
		or (not 'display_name' = any (profile.edited_fields) and profile.display_name is distinct from private.display_name_of(account.metadata, account.email))
	);
	return query
		select profile.user_id, profile.username::text, profile.display_name, profile.avatar_url, is_new,
			profile.avatar_url is null and not 'avatar_url' = any (profile.edited_fields)
		from public.profiles as profile where profile.user_id = caller;
end $function$;
grant execute on function public.sync_profile() to authenticated;
grant execute on function public.sync_profile() to service_role;

CREATE OR REPLACE FUNCTION public.username_available(p_username text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('username_available');
	return p_username ~ '^[A-Za-z0-9_-]{3,30}$'
		and not private.is_reserved_username(p_username)
		and not exists (select from public.profiles where lower(username::text) = lower(p_username) and user_id <> auth.uid())
		and not private.is_former_username(p_username, auth.uid())
		and not private.is_lookalike_username(p_username, auth.uid());
end $function$;
grant execute on function public.username_available(text) to authenticated;
grant execute on function public.username_available(text) to service_role;
