-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.removed_versions (
	bookmarklet_id uuid not null,
	sha256 text not null,
	fingerprint text not null,
	removed_at timestamp with time zone default now() not null,
	constraint removed_versions_pkey PRIMARY KEY (bookmarklet_id, sha256)
);
CREATE INDEX removed_versions_by_fingerprint ON private.removed_versions USING btree (fingerprint);
CREATE INDEX removed_versions_by_hash ON private.removed_versions USING btree (sha256);
CREATE TRIGGER follow_removed_code AFTER INSERT OR DELETE ON private.removed_versions FOR EACH ROW EXECUTE FUNCTION private.follow_removed_code();
CREATE TRIGGER report_resembling_scripts AFTER INSERT ON private.removed_versions FOR EACH ROW EXECUTE FUNCTION private.report_resembling_scripts();

CREATE OR REPLACE FUNCTION private.code_fingerprint(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN encode(extensions.digest(convert_to(regexp_replace(regexp_replace(CASE WHEN (code ~* '^\s*javascript:'::text) THEN private.percent_decoded(regexp_replace(code, '^\s*javascript:'::text, ''::text, 'i'::text)) ELSE code END, '(\\.|"(?:[^"\\\n]|\\.)*"|''(?:[^''\\\n]|\\.)*''|`(?:[^`\\]|\\.)*`)|//[^\n]*|/\*(?:[^*]|\*+[^*/])*\*+/'::text, '\1'::text, 'g'::text), '[\s;]+'::text, ''::text, 'g'::text), 'UTF8'::name), 'sha256'::text), 'hex'::text);

CREATE OR REPLACE FUNCTION private.hold_removed_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	code public.versions;
	code_fingerprint text;
	likeness record;
begin
	-- Saves computing the fingerprint, which is slow for large code, while nothing was removed yet.
	if not exists (select from private.removed_versions) then
		return new;
	end if;
	select * into code from public.versions as version where version.id = new.latest_version_id;
	code_fingerprint := private.code_fingerprint(code.code_blob_url);
	if exists (select from private.removed_versions as removed where removed.fingerprint = code_fingerprint) then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, 'Found at saving: this code was removed by a moderator before. It is not public until a moderator has approved it.', true
		);
		return new;
	end if;
	select * into likeness from private.resembled_removal(code.sha256);
	if found then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, private.words_about_likeness(likeness.share, likeness.bookmarklet_id) || ' It is not public until a moderator has approved it.', true
		);
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_removed_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if new.moderation_status = 'removed' then
		insert into private.removed_versions (bookmarklet_id, sha256, fingerprint)
		select new.id, version.sha256, private.code_fingerprint(version.code_blob_url)
		from public.versions as version
		where version.bookmarklet_id = new.id and (version.is_public or version.id = new.latest_version_id)
		on conflict do nothing;
	elsif new.moderation_status in ('none', 'approved') then
		delete from private.removed_versions where bookmarklet_id = new.id or fingerprint in (
			select private.code_fingerprint(version.code_blob_url) from public.versions as version
			where version.bookmarklet_id = new.id and (version.is_public or version.id = new.latest_version_id)
		);
	end if;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.percent_decoded(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	if value !~ '%[0-9A-Fa-f]{2}' then
		return value;
	end if;
	return (
		select convert_from(string_agg(
			case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end, ''::bytea order by place
		), 'UTF8')
		from regexp_matches(value, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as parts (part, place)
	);
exception when character_not_in_repertoire or untranslatable_character then
	return value;
end $function$;

CREATE OR REPLACE FUNCTION private.report_removed_code(script public.bookmarklets, words text, is_held boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description)
	select script.id, null, 'malicious', words
	where not exists (
		select from public.moderation_reports as open
		where open.bookmarklet_id = script.id and open.reporter_id is null and open.status in ('pending', 'reviewing')
	);
	if is_held then
		perform private.tell(script.owner_id, 'script_held', script.id, script.title, null, null);
	end if;
end $function$;

CREATE OR REPLACE FUNCTION public.script_address_was_removed(p_username text, p_slug text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM public.bookmarklets script
           WHERE ((script.owner_id = private.person_at(script_address_was_removed.p_username)) AND (script.moderation_status = 'removed'::text) AND ((script.slug = lower(script_address_was_removed.p_slug)) OR (EXISTS ( SELECT
                    FROM private.former_slugs former
                   WHERE ((former.owner_id = script.owner_id) AND (former.slug = lower(script_address_was_removed.p_slug)) AND (former.bookmarklet_id = script.id)))))))) AS "exists";
END;
grant execute on function public.script_address_was_removed(text,text) to anon;
grant execute on function public.script_address_was_removed(text,text) to authenticated;
grant execute on function public.script_address_was_removed(text,text) to service_role;

CREATE OR REPLACE FUNCTION public.script_was_removed(p_bookmarklet_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM public.bookmarklets script
           WHERE ((script.id = script_was_removed.p_bookmarklet_id) AND (script.moderation_status = 'removed'::text)))) OR ((NOT (EXISTS ( SELECT
            FROM public.bookmarklets script
           WHERE (script.id = script_was_removed.p_bookmarklet_id)))) AND (EXISTS ( SELECT
            FROM private.removed_versions removed
           WHERE (removed.bookmarklet_id = script_was_removed.p_bookmarklet_id)))));
END;
grant execute on function public.script_was_removed(uuid) to anon;
grant execute on function public.script_was_removed(uuid) to authenticated;
grant execute on function public.script_was_removed(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.version_was_removed(p_sha256 text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM (public.versions version
              JOIN public.bookmarklets script ON ((script.id = version.bookmarklet_id)))
           WHERE ((version.sha256 = version_was_removed.p_sha256) AND (script.moderation_status = 'removed'::text)))) OR (EXISTS ( SELECT
            FROM private.removed_versions removed
           WHERE (removed.sha256 = version_was_removed.p_sha256))));
END;
grant execute on function public.version_was_removed(text) to anon;
grant execute on function public.version_was_removed(text) to authenticated;
grant execute on function public.version_was_removed(text) to service_role;
