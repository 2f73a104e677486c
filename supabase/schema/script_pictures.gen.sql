-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.script_pictures (
	version_id uuid not null,
	picture_version text not null,
	state text default 'running'::text not null,
	attempts integer default 1 not null,
	hash text generated always as ("left"(encode(sha256(picture), 'hex'::text), 32)) stored,
	picture bytea,
	started_at timestamp with time zone default now() not null,
	finished_at timestamp with time zone,
	constraint script_pictures_pkey PRIMARY KEY (version_id),
	constraint script_pictures_made CHECK (((state <> 'made'::text) OR (picture IS NOT NULL))),
	constraint script_pictures_picture CHECK (((((octet_length(picture) >= 1) AND (octet_length(picture) <= 30720)) AND (COALESCE(private.picture_type(picture), ''::text) = 'image/webp'::text)) OR (picture IS NULL))),
	constraint script_pictures_state CHECK ((state = ANY (ARRAY['running'::text, 'made'::text, 'none'::text]))),
	constraint script_pictures_version CHECK (((char_length(picture_version) >= 1) AND (char_length(picture_version) <= 50))),
	constraint script_pictures_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);

CREATE OR REPLACE FUNCTION private.picture_candidates(wanted text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT script.latest_version_id
    FROM (public.bookmarklets script
      LEFT JOIN private.script_pictures picture ON ((picture.version_id = script.latest_version_id)))
   WHERE (script.is_visible AND (script.latest_version_id IS NOT NULL) AND (script.risk_level = ANY (ARRAY['green'::text, 'amber'::text])) AND ((picture.version_id IS NULL) OR (picture.picture_version <> picture_candidates.wanted) OR ((picture.state = 'running'::text) AND (picture.attempts < 3) AND (picture.started_at < (now() - '00:02:00'::interval)))))
   ORDER BY picture.attempts NULLS FIRST, script.star_count DESC, script.id;
END;

CREATE OR REPLACE FUNCTION private.picture_of(script public.bookmarklets)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT picture.hash
    FROM private.script_pictures picture
   WHERE ((picture.version_id = (picture_of.script).latest_version_id) AND (picture.state = 'made'::text) AND (picture_of.script).is_visible AND ((picture_of.script).risk_level = ANY (ARRAY['green'::text, 'amber'::text])));
END;

CREATE OR REPLACE FUNCTION public.claim_script_picture(p_picture_version text)
 RETURNS TABLE(version_id uuid, code text, category text, tags text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform pg_advisory_xact_lock(hashtext('public.claim_script_picture'));
	select candidate into wanted from private.picture_candidates(p_picture_version) as candidate limit 1;
	if wanted is null then
		return;
	end if;
	insert into private.script_pictures as picture (version_id, picture_version) values (wanted, p_picture_version)
	on conflict (version_id) do update set
		attempts = case when picture.picture_version = excluded.picture_version then picture.attempts + 1 else 1 end,
		picture_version = excluded.picture_version, state = 'running', picture = null, started_at = now(), finished_at = null;
	return query
		select version.id, version.code_blob_url, script.category, script.tag_names
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = wanted;
end $function$;
grant execute on function public.claim_script_picture(text) to service_role;

CREATE OR REPLACE FUNCTION public.get_script_picture(p_id uuid, p_hash text)
 RETURNS TABLE(picture text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT translate(encode(picture.picture, 'base64'::text), '
'::text, ''::text) AS translate
    FROM (public.bookmarklets script
      JOIN private.script_pictures picture ON ((picture.version_id = script.latest_version_id)))
   WHERE ((script.id = get_script_picture.p_id) AND (picture.hash = get_script_picture.p_hash) AND (private.picture_of(script.*) = get_script_picture.p_hash));
END;
grant execute on function public.get_script_picture(uuid,text) to anon;
grant execute on function public.get_script_picture(uuid,text) to authenticated;
grant execute on function public.get_script_picture(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.record_script_picture(p_version_id uuid, p_picture_version text, p_picture text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update private.script_pictures as picture set
		state = case when p_picture is null then 'none' else 'made' end,
		picture = decode(p_picture, 'base64'),
		finished_at = now()
	where picture.version_id = p_version_id and picture.picture_version = p_picture_version;
end $function$;
grant execute on function public.record_script_picture(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.script_picture(p_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(( SELECT private.picture_of(script.*) AS picture_of
            FROM public.bookmarklets script
           WHERE (script.id = script_picture.p_id)), ''::text) AS "coalesce";
END;
grant execute on function public.script_picture(uuid) to anon;
grant execute on function public.script_picture(uuid) to authenticated;
grant execute on function public.script_picture(uuid) to service_role;
