-- A username or slug that was given up stays its former owner's for 90 days, and its addresses lead to the new ones for as long
-- as nobody else has taken it: what other people have linked to must not become somebody else's.
create table private.former_usernames (
	username extensions.citext primary key,
	-- Without a foreign key: a name stays reserved when its account is deleted.
	user_id uuid not null,
	given_up_at timestamptz not null default now()
);
create index former_usernames_by_user on private.former_usernames (user_id, given_up_at);

create table private.former_slugs (
	owner_id uuid not null references public.profiles (user_id) on delete cascade,
	slug text not null,
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	given_up_at timestamptz not null default now(),
	primary key (owner_id, slug)
);
create index former_slugs_by_script on private.former_slugs (bookmarklet_id);

create function private.reserved_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '90 days';

-- Whether a name is reserved for somebody other than `person`.
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
		return new; -- another letter case is the same name
	end if;
	-- Whoever wants a name waits for whoever is giving it up.
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
		-- Names of deleted accounts are kept no longer than they are reserved.
		delete from private.former_usernames as former where former.given_up_at <= private.reserved_since()
			and not exists (select from public.profiles as profile where profile.user_id = former.user_id);
		return old;
	end if;
	return new;
end $$;
create trigger keep_former_username before insert or delete or update of username on public.profiles
	for each row execute function private.keep_former_username();

create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.former_slugs as former (owner_id, slug, bookmarklet_id) values (old.owner_id, old.slug, old.id)
	on conflict (owner_id, slug) do update set bookmarklet_id = excluded.bookmarklet_id, given_up_at = excluded.given_up_at;
	delete from private.former_slugs as former where former.owner_id = new.owner_id and former.slug = new.slug;
	return null;
end $$;
create trigger keep_former_slug after update of slug on public.bookmarklets
	for each row when (old.slug is distinct from new.slug and old.owner_id is not null)
	execute function private.keep_former_slug();

-- The next free slug of this owner: `-1`, `-2`, … when it is taken, or was until recently. The caller holds the owner's lock
-- (require_author).
create or replace function private.free_slug(owner uuid, title text) returns text
language plpgsql stable set search_path = '' as $$
declare
	base text := private.slug_of(title);
	candidate text := base;
	number integer := 0;
begin
	while exists (select from public.bookmarklets where owner_id = owner and slug = candidate)
		or exists (
			select from private.former_slugs as former
			where former.owner_id = owner and former.slug = candidate and former.given_up_at > private.reserved_since()
		) loop
		number := number + 1;
		candidate := base || '-' || number;
	end loop;
	return candidate;
end $$;

-- A free username from a display name; never from the e-mail, which is private. Ends in a number, then in random digits.
create or replace function private.free_username(display_name text) returns text
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
		if not exists (select from public.profiles where lower(username::text) = candidate)
			and not private.is_former_username(candidate, null) then
			return candidate;
		end if;
	end loop;
	return base || '-' || encode(extensions.gen_random_bytes(3), 'hex');
end $$;

-- Well-formed, not reserved and nobody else's, now or until recently. Letter case does not make a name another one.
create or replace function public.username_available(p_username text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('username_available');
	return p_username ~ '^[A-Za-z0-9_-]{3,30}$'
		and not private.is_reserved_username(p_username)
		and not exists (select from public.profiles where lower(username::text) = lower(p_username) and user_id <> auth.uid())
		and not private.is_former_username(p_username, auth.uid());
end $$;

-- Who has a name now, else who had it last.
create function private.person_at(wanted text) returns uuid
language sql stable set search_path = ''
return coalesce(
	(select profile.user_id from public.profiles as profile where lower(profile.username::text) = lower(wanted)),
	(select former.user_id from private.former_usernames as former where former.username operator(extensions.=) wanted::extensions.citext)
);

-- The present address of what was at /{username} or /{username}/{slug}; no row where that is the present address, or where
-- there is nothing that the caller may see.
create function public.resolve_address(p_username text, p_slug text default null) returns table (username text, slug text)
language sql stable security definer set search_path = ''
begin atomic
	select profile.username::text, script.slug
	from public.profiles as profile
	left join public.bookmarklets as script on p_slug is not null and script.id = coalesce(
		(select live.id from public.bookmarklets as live where live.owner_id = profile.user_id and live.slug = lower(p_slug)),
		(select former.bookmarklet_id from private.former_slugs as former where former.owner_id = profile.user_id and former.slug = lower(p_slug))
	)
	where profile.user_id = private.person_at(p_username)
		and (p_slug is null or script.is_visible or script.owner_id = auth.uid())
		and (lower(profile.username::text) <> lower(p_username) or script.slug <> lower(p_slug));
end;
revoke all on function public.resolve_address(text, text) from public, anon, authenticated;
grant execute on function public.resolve_address(text, text) to anon, authenticated, service_role;

-- As script_was_removed(), for the address /{username}/{slug}, also a former one.
create or replace function public.script_address_was_removed(p_username text, p_slug text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script
		where script.owner_id = private.person_at(p_username) and script.moderation_status = 'removed'
			and (script.slug = lower(p_slug) or exists (
				select from private.former_slugs as former
				where former.owner_id = script.owner_id and former.slug = lower(p_slug) and former.bookmarklet_id = script.id
			))
	);
end;
