-- Profile pictures are kept here and served by the hub's server. A page never loads one from another host: its owner
-- would learn the address of every visitor.
create table private.avatars (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	-- The first 32 hexadecimal digits of the picture's SHA-256; part of its address, which can therefore be cached for ever.
	hash text not null constraint avatars_hash check (hash ~ '^[0-9a-f]{32}$'),
	media_type text not null constraint avatars_media_type check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
	picture bytea not null constraint avatars_picture check (octet_length(picture) between 1 and 65536),
	saved_at timestamptz not null default now()
);

-- The media type by a file's signature; null for everything but PNG, JPEG and WebP. SVG is a document and stays out.
-- Sources: W3C PNG § 5.2, ISO/IEC 10918-1 B.2.1 (SOI), RFC 9649 § 2.4 (RIFF container).
create function private.picture_type(picture bytea) returns text
language sql immutable set search_path = ''
return case
	when substring(picture from 1 for 8) = '\x89504e470d0a1a0a'::bytea then 'image/png'
	when substring(picture from 1 for 3) = '\xffd8ff'::bytea then 'image/jpeg'
	when substring(picture from 1 for 4) = 'RIFF'::bytea and substring(picture from 9 for 4) = 'WEBP'::bytea then 'image/webp'
end;

-- Addresses of other hosts that stand here are dropped: shown as initials until a picture is saved.
update public.profiles set avatar_url = null where avatar_url is not null;
alter table public.profiles drop constraint profiles_avatar_url;
alter table public.profiles add constraint profiles_avatar_url
	check (avatar_url ~ '^/avatars/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{32}$');
-- Only save_avatar() writes it, so that it always names a picture kept here.
revoke update (avatar_url) on public.profiles from authenticated;

create or replace function private.note_profile_edits() returns trigger
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

insert into private.rate_limits (action, capacity, refill_per_second) values ('save_avatar', 20, 20 / 3600.0);

-- Keeps the caller's picture and answers its path on the hub. `p_picture`: base64 of a PNG, JPEG or WebP file of at most
-- 64 kB; left out, the picture is removed. `p_from_provider`: the hub's server copied it from the sign-in provider, which never
-- replaces what the person has chosen.
create function public.save_avatar(p_picture text default null, p_from_provider boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	profile public.profiles;
	picture bytea;
	hash text;
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('save_avatar');
	select * into profile from public.profiles where user_id = caller for no key update;
	if not found then
		raise sqlstate 'PT409' using message = 'Your profile does not exist yet.', hint = 'Call sync_profile first.';
	end if;
	if p_from_provider and (profile.avatar_url is not null or 'avatar_url' = any (profile.edited_fields)) then
		return profile.avatar_url;
	end if;
	if p_picture is null then
		delete from private.avatars where user_id = caller;
		profile.avatar_url := null;
	else
		-- Base64 takes four characters for three bytes.
		if char_length(p_picture) > 87384 then
			raise sqlstate 'PT413' using message = 'The picture takes at most 64 kB.', hint = 'Make it smaller, for example 256 by 256 pixels.';
		end if;
		begin
			picture := decode(p_picture, 'base64');
		exception when invalid_parameter_value then
			raise sqlstate '22023' using message = 'The picture did not arrive as base64.';
		end;
		if octet_length(picture) > 65536 then
			raise sqlstate 'PT413' using message = 'The picture takes at most 64 kB.', hint = 'Make it smaller, for example 256 by 256 pixels.';
		end if;
		if private.picture_type(picture) is null then
			raise sqlstate '22023' using message = 'The picture must be a PNG, JPEG or WebP file.';
		end if;
		hash := left(encode(sha256(picture), 'hex'), 32);
		insert into private.avatars as kept (user_id, hash, media_type, picture)
		values (caller, hash, private.picture_type(picture), picture)
		on conflict (user_id) do update set
			hash = excluded.hash, media_type = excluded.media_type, picture = excluded.picture, saved_at = now();
		profile.avatar_url := format('/avatars/%s/%s', caller, hash);
	end if;
	update public.profiles as target set
		avatar_url = profile.avatar_url,
		edited_fields = case when p_from_provider or 'avatar_url' = any (target.edited_fields) then target.edited_fields
			else target.edited_fields || 'avatar_url'::text end
	where target.user_id = caller;
	return profile.avatar_url;
end $$;

-- The picture at an address that a profile shows; no row when the person has another one by now.
create function public.get_avatar(p_user_id uuid, p_hash text) returns table (media_type text, picture text)
language sql stable security definer set search_path = ''
begin atomic
	select avatar.media_type, translate(encode(avatar.picture, 'base64'), E'\n', '')
	from private.avatars as avatar where avatar.user_id = p_user_id and avatar.hash = p_hash;
end;

revoke all on function public.save_avatar(text, boolean), public.get_avatar(uuid, text) from public, anon, authenticated;
grant execute on function public.save_avatar(text, boolean) to authenticated, service_role;
grant execute on function public.get_avatar(uuid, text) to anon, authenticated, service_role;

-- The provider's address of a picture is not taken over any more.
create or replace function private.create_profile(person uuid, address text, metadata jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
	shown text := private.display_name_of(metadata, address);
begin
	-- Two people of one name at the same moment may pick the same username: the later one picks again.
	for attempt in 1..10 loop
		begin
			insert into public.profiles (user_id, username, display_name, email)
			values (person, private.free_username(shown)::extensions.citext, shown, left(address, 320))
			on conflict (user_id) do nothing;
			return;
		exception when unique_violation then
			if attempt = 10 then
				raise;
			end if;
		end;
	end loop;
end $$;

-- Called at each sign-in: makes a missing profile, follows name and e-mail of the account, and never overwrites what the
-- person has edited. `wants_picture`: there is no picture, and the person has not removed one; the hub's server may copy
-- the sign-in provider's.
drop function public.sync_profile();
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
revoke all on function public.sync_profile() from public, anon, authenticated;
grant execute on function public.sync_profile() to authenticated, service_role;
drop function private.avatar_of(jsonb);

-- The whole list again, with the paths of profile pictures and of the reports of the Content-Security-Policy.
create or replace function private.is_reserved_username(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return lower(value) = any (array[
	'explore', 'latest', 'categories', 'category', 'bookmarklet', 'bookmarklets', 'create', 'builder', 'profile', 'profiles',
	'manage', 'manage-bookmarklets', 'account', 'auth', 'admin', 'admin-debug', 'documentation', 'docs', 'tutorials', 'security',
	'faq', 'about', 'terms', 'privacy', 'contact', 'not-found', 'performance', 'accessibility', 'scripts', 'script', 'collections',
	'collection', 'feeds', 'feed', 'api', 'rest', 'functions', 'storage', 'realtime', 'graphql', 'remotes', 'assets', 'static', 'public',
	'healthz', 'health', 'status', 'home', 'index', 'search', 'tags', 'tag', 'users', 'user', 'settings', 'login', 'logout',
	'signin', 'sign-in', 'signup', 'sign-up', 'signout', 'sign-out', 'register', 'install', 'extension', 'desktop', 'download',
	'downloads', 'robots', 'sitemap', 'favicon', 'manifest', 'well-known', '__google', '_next', 'www', 'mail', 'blog', 'help',
	'new', 'edit', 'delete', 'null', 'undefined', 'nan', 'true', 'false', 'me', 'self', 'you',
	'administrator', 'root', 'superuser', 'sysadmin', 'moderator', 'moderators', 'mod', 'staff', 'team', 'support', 'official',
	'owner', 'system', 'bot', 'scriptorium', 'anonymous', 'guest', 'everyone', 'abuse', 'postmaster', 'webmaster', 'hostmaster',
	'noreply', 'no-reply', 'billing', 'legal', 'press', 'info', 'google', 'supabase', 'remotes-json', 'user-js', 'oembed',
	'avatars', 'avatar', 'csp-reports'
]);
