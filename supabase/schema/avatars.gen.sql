-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.avatars (
	user_id uuid not null,
	hash text not null,
	media_type text not null,
	picture bytea not null,
	saved_at timestamp with time zone default now() not null,
	constraint avatars_pkey PRIMARY KEY (user_id),
	constraint avatars_hash CHECK ((hash ~ '^[0-9a-f]{32}$'::text)),
	constraint avatars_media_type CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
	constraint avatars_picture CHECK (((octet_length(picture) >= 1) AND (octet_length(picture) <= 65536))),
	constraint avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);

create table private.provider_pictures (
	user_id uuid not null,
	asked_at timestamp with time zone default now() not null,
	constraint provider_pictures_pkey PRIMARY KEY (user_id),
	constraint provider_pictures_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);

CREATE OR REPLACE FUNCTION private.picture_type(picture bytea)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (SUBSTRING(picture FROM 1 FOR 8) = '\x89504e470d0a1a0a'::bytea) THEN 'image/png'::text WHEN (SUBSTRING(picture FROM 1 FOR 3) = '\xffd8ff'::bytea) THEN 'image/jpeg'::text WHEN ((SUBSTRING(picture FROM 1 FOR 4) = '\x52494646'::bytea) AND (SUBSTRING(picture FROM 9 FOR 4) = '\x57454250'::bytea)) THEN 'image/webp'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION public.claim_provider_picture()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.claim_provider_picture() to authenticated;
grant execute on function public.claim_provider_picture() to service_role;

CREATE OR REPLACE FUNCTION public.get_avatar(p_user_id uuid, p_hash text)
 RETURNS TABLE(media_type text, picture text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT avatar.media_type,
     translate(encode(avatar.picture, 'base64'::text), '
'::text, ''::text) AS translate
    FROM private.avatars avatar
   WHERE ((avatar.user_id = get_avatar.p_user_id) AND (avatar.hash = get_avatar.p_hash));
END;
grant execute on function public.get_avatar(uuid,text) to anon;
grant execute on function public.get_avatar(uuid,text) to authenticated;
grant execute on function public.get_avatar(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.save_avatar(p_picture text DEFAULT NULL::text, p_from_provider boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.save_avatar(text,boolean) to authenticated;
grant execute on function public.save_avatar(text,boolean) to service_role;
