-- Profile pictures are stored here and served by the hub's server. Pages load none from other hosts, whose operators would learn the
-- address of every visitor.
create table private.avatars (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	-- The first 32 hexadecimal digits of the picture's SHA-256. Part of its address, so that responses can be cached without limit.
	hash text not null constraint avatars_hash check (hash ~ '^[0-9a-f]{32}$'),
	media_type text not null constraint avatars_media_type check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
	picture bytea not null constraint avatars_picture check (octet_length(picture) between 1 and 65536),
	saved_at timestamptz not null default now()
);

-- The media type by the file's signature; null for everything but PNG, JPEG and WebP. SVG is not accepted, because it can contain
-- scripts.
-- Sources: W3C PNG § 5.2, ISO/IEC 10918-1 B.2.1 (SOI), RFC 9649 § 2.4 (RIFF container).
create function private.picture_type(picture bytea) returns text
language sql immutable set search_path = ''
return case
	when substring(picture from 1 for 8) = '\x89504e470d0a1a0a'::bytea then 'image/png'
	when substring(picture from 1 for 3) = '\xffd8ff'::bytea then 'image/jpeg'
	when substring(picture from 1 for 4) = 'RIFF'::bytea and substring(picture from 9 for 4) = 'WEBP'::bytea then 'image/webp'
end;

-- Stores the caller's picture and returns its path on the hub. `p_picture`: base64 of a PNG, JPEG or WebP file of at most 64 kB;
-- null removes the picture. `p_from_provider`: the picture was copied from the sign-in provider; it does not replace a picture that
-- the person has chosen.
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
		-- Base64 encodes three bytes in four characters: 64 kB in 87,384.
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

-- The picture at an address, as base64; no row when the person has replaced it.
create function public.get_avatar(p_user_id uuid, p_hash text) returns table (media_type text, picture text)
language sql stable security definer set search_path = ''
begin atomic
	select avatar.media_type, translate(encode(avatar.picture, 'base64'), E'\n', '')
	from private.avatars as avatar where avatar.user_id = p_user_id and avatar.hash = p_hash;
end;

-- When the hub's server last started to copy a person's picture from the sign-in provider. After a failure it is tried again at a
-- sign-in at least a day later, so that nobody can make the server send many requests.
create table private.provider_pictures (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	asked_at timestamptz not null default now()
);

-- Whether the hub's server may request the caller's picture from the sign-in provider now: there is none, the person has not removed
-- one, and there was no attempt within the last day. Of concurrent calls exactly one returns true.
create function public.claim_provider_picture() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('claim_provider_picture');
	insert into private.provider_pictures as asked (user_id)
	select profile.user_id from public.profiles as profile
	where profile.user_id = caller and profile.avatar_url is null and not 'avatar_url' = any (profile.edited_fields)
	on conflict (user_id) do update set asked_at = now() where asked.asked_at < now() - interval '1 day';
	return found;
end $$;
revoke all on function
	public.save_avatar(text, boolean), public.get_avatar(uuid, text), public.claim_provider_picture()
from public, anon, authenticated;
grant execute on function public.save_avatar(text, boolean), public.claim_provider_picture() to authenticated, service_role;
grant execute on function public.get_avatar(uuid, text) to anon, authenticated, service_role;
