create table public.profiles (
	user_id uuid primary key references auth.users (id) on delete cascade,
	username extensions.citext not null unique
		constraint profiles_username_form check (username::text ~ '^[A-Za-z0-9_-]{3,30}$'),
	display_name text not null
		constraint profiles_display_name check (private.trimmed_length(display_name) >= 2 and char_length(display_name) <= 80 and private.is_plain_line(display_name)),
	avatar_url text constraint profiles_avatar_url
		check (avatar_url ~ '^/avatars/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{32}$'),
	bio text constraint profiles_bio check (char_length(bio) <= 500),
	website_url text constraint profiles_website_url check (private.is_web_url(website_url)),
	github_url text constraint profiles_github_url check (private.is_web_url(github_url)),
	email text constraint profiles_email check (char_length(email) <= 320),
	-- Fields that their owner has set: sync_profile() does not overwrite them.
	edited_fields text[] not null default '{}' constraint profiles_edited_fields check (private.fits_text_array(edited_fields, 10, 20)),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index profiles_username_lower on public.profiles (lower(username::text));
create index profiles_by_username_beginning on public.profiles (lower(username::text) text_pattern_ops);
create index profiles_display_name_trigrams on public.profiles using gin (display_name extensions.gin_trgm_ops);

create index profiles_by_time on public.profiles (created_at);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;

-- Without `email` and `edited_fields`, so `select *` is refused. `avatar_url` is written by save_avatar() only, so that it always
-- refers to a picture that is stored here.
grant select (user_id, username, display_name, avatar_url, bio, website_url, github_url, created_at, updated_at)
	on public.profiles to anon, authenticated;
grant update (username, display_name, bio, website_url, github_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_read on public.profiles for select to anon, authenticated using (true);
create policy profiles_edit_own on public.profiles for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not `security definer`, because `current_user` tells who writes: `authenticated` for an edit by the person, the functions' owner
-- for sync_profile().
create function private.note_profile_edits() returns trigger
language plpgsql set search_path = '' as $$
begin
	new.updated_at := now();
	if current_user = 'authenticated' then
		new.edited_fields := array(
			select field from unnest(old.edited_fields) as field
			union select 'display_name' where new.display_name is distinct from old.display_name
		);
	end if;
	return new;
end $$;
create trigger note_profile_edits before update on public.profiles
	for each row execute function private.note_profile_edits();
create trigger limit_updates after update on public.profiles
	for each row when (current_user = 'authenticated') execute function private.limit_update('profile');

-- After a change of name, the former username stays reserved for its owner for 90 days, and its addresses redirect to the new ones
-- until somebody else takes it. Otherwise existing links could be taken over.
create table private.former_usernames (
	username extensions.citext primary key,
	-- No foreign key: the name stays reserved after its account was deleted.
	user_id uuid not null,
	given_up_at timestamptz not null default now()
);
create index former_usernames_by_user on private.former_usernames (user_id, given_up_at);

create function private.reserved_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '90 days';

-- Whether a name is reserved for a person other than `person`.
create function private.is_former_username(wanted text, person uuid) returns boolean
language sql stable set search_path = ''
return exists (
	select from private.former_usernames as former
	where former.username operator(extensions.=) wanted::extensions.citext and former.user_id is distinct from person
		and former.given_up_at > private.reserved_since()
);

create function private.keep_former_username() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;
create trigger keep_former_username before insert or delete or update of username on public.profiles
	for each row execute function private.keep_former_username();

-- The person who has this username now, otherwise the last one who had it.
create function private.person_at(wanted text) returns uuid
language sql stable set search_path = ''
return coalesce(
	(select profile.user_id from public.profiles as profile where lower(profile.username::text) = lower(wanted)),
	(select former.user_id from private.former_usernames as former where former.username operator(extensions.=) wanted::extensions.citext)
);

-- The default display name: from the sign-in provider, otherwise the local part of the e-mail address, otherwise 'User'.
create function private.display_name_of(metadata jsonb, email text) returns text
language sql immutable set search_path = ''
return coalesce(
	(
		select name from (
			select
				left(btrim(regexp_replace(candidate, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g')), 80) as name, place
			from unnest(array[metadata ->> 'name', metadata ->> 'full_name', split_part(email, '@', 1)]) with ordinality as given (candidate, place)
		) as cleaned
		where private.trimmed_length(name) >= 2 order by place limit 1
	),
	'User'
);

-- An unused username derived from the display name, not from the private e-mail address. When it is taken, a number is appended, after
-- 20 attempts random digits.
create function private.free_username(display_name text) returns text
language plpgsql volatile set search_path = '' as $$
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
end $$;

-- Creates the profile of a new account. The sign-in provider's picture is copied later (claim_provider_picture()).
create function private.create_profile(person uuid, address text, metadata jsonb) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.profile_for_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.create_profile(new.id, new.email, new.raw_user_meta_data);
	return new;
end $$;
create trigger create_profile after insert on auth.users
	for each row execute function private.profile_for_new_user();

-- Called at each sign-in: creates a missing profile, and updates display name and e-mail address from the account unless the person
-- has edited them. `wants_picture`: there is no picture and the person has not removed one, so the hub's server may copy that of the
-- sign-in provider.
create function public.sync_profile()
returns table (user_id uuid, username text, display_name text, avatar_url text, created boolean, wants_picture boolean)
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Whether the caller can take this username: well-formed, not a reserved word, not the present or former name of somebody else, and not
-- one that looks like any of these. Compared without letter case.
create function public.username_available(p_username text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
revoke all on function public.sync_profile(), public.username_available(text) from public, anon, authenticated;
grant execute on function public.sync_profile(), public.username_available(text) to authenticated, service_role;
