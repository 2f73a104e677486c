-- The name a person is shown under when they have not chosen one: of the sign-in provider, else of the e-mail, else 'User'.
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

create function private.avatar_of(metadata jsonb) returns text
language sql immutable set search_path = ''
return (
	select url from unnest(array[metadata ->> 'avatar_url', metadata ->> 'picture']) with ordinality as given (url, place)
	where private.is_web_url(url) order by place limit 1
);

-- A free username from a display name; never from the e-mail, which is private. Ends in a number, then in random digits.
create function private.free_username(display_name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
	base text := btrim(regexp_replace(lower(extensions.unaccent(display_name)), '[^a-z0-9]+', '-', 'g'), '-');
	candidate text;
begin
	base := rtrim(left(base, 22), '-');
	if char_length(base) < 3 or private.is_reserved_username(base) then
		base := 'writer-' || left(base, 15);
		base := rtrim(base, '-');
	end if;
	for number in 1..20 loop
		candidate := case when number = 1 then base else base || '-' || number end;
		if not exists (select from public.profiles where lower(username::text) = candidate) then
			return candidate;
		end if;
	end loop;
	return base || '-' || encode(extensions.gen_random_bytes(3), 'hex');
end $$;
create index profiles_username_lower on public.profiles (lower(username::text));

create function private.create_profile(person uuid, address text, metadata jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
	shown text := private.display_name_of(metadata, address);
begin
	-- Two people of one name at the same moment may pick the same username: the later one picks again.
	for attempt in 1..10 loop
		begin
			insert into public.profiles (user_id, username, display_name, avatar_url, email)
			values (person, private.free_username(shown)::extensions.citext, shown, private.avatar_of(metadata), left(address, 320))
			on conflict (user_id) do nothing;
			return;
		exception when unique_violation then
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

-- Called at each sign-in: makes a missing profile, follows name, avatar and e-mail of the account,
-- and never overwrites what the person has edited.
create function public.sync_profile()
returns table (user_id uuid, username text, display_name text, avatar_url text, created boolean)
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
			else private.display_name_of(account.metadata, account.email) end,
		avatar_url = case when 'avatar_url' = any (profile.edited_fields) then profile.avatar_url
			else coalesce(private.avatar_of(account.metadata), profile.avatar_url) end
	where profile.user_id = caller and (
		profile.email is distinct from left(account.email, 320)
		or (not 'display_name' = any (profile.edited_fields) and profile.display_name is distinct from private.display_name_of(account.metadata, account.email))
		or (not 'avatar_url' = any (profile.edited_fields) and profile.avatar_url is distinct from coalesce(private.avatar_of(account.metadata), profile.avatar_url))
	);
	return query
		select profile.user_id, profile.username::text, profile.display_name, profile.avatar_url, is_new
		from public.profiles as profile where profile.user_id = caller;
end $$;

-- Well-formed, not reserved and nobody else's. Letter case does not make a name another one.
create function public.username_available(p_username text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('username_available');
	return p_username ~ '^[A-Za-z0-9_-]{3,30}$'
		and not private.is_reserved_username(p_username)
		and not exists (select from public.profiles where lower(username::text) = lower(p_username) and user_id <> auth.uid());
end $$;

revoke all on function public.sync_profile(), public.username_available(text) from public, anon, authenticated;
grant execute on function public.sync_profile(), public.username_available(text) to authenticated, service_role;
