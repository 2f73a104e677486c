-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.versions (
	id uuid default gen_random_uuid() not null,
	bookmarklet_id uuid not null,
	semver text not null,
	code_blob_url text not null,
	sha256 text generated always as (encode(extensions.digest(code_blob_url, 'sha256'::text), 'hex'::text)) stored not null,
	generated_by text default 'user'::text not null,
	risk_level text default 'unrated'::text not null,
	flow jsonb,
	capabilities jsonb,
	change_note text,
	published_at timestamp with time zone default clock_timestamp() not null,
	is_public boolean default false not null,
	constraint versions_pkey PRIMARY KEY (id),
	constraint versions_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint versions_bookmarklet_id_semver_key UNIQUE (bookmarklet_id, semver),
	constraint versions_capabilities CHECK (private.fits_json(capabilities, 'object'::text, 262144)),
	constraint versions_change_note CHECK ((char_length(change_note) <= 2000)),
	constraint versions_code CHECK (((private.trimmed_length(code_blob_url) >= 5) AND (octet_length(code_blob_url) <= 4194304))),
	constraint versions_flow CHECK (private.fits_json(flow, 'object'::text, 1048576)),
	constraint versions_generated_by CHECK ((generated_by = ANY (ARRAY['user'::text, 'fork'::text, 'builder'::text, 'copilot'::text, 'recording'::text]))),
	constraint versions_risk_level CHECK (private.is_risk_level(risk_level)),
	constraint versions_semver CHECK ((semver ~ '^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$'::text)),
	constraint versions_sha256 CHECK ((char_length(sha256) = 64))
);
comment on column public.versions.is_public is 'Whether anybody may read this version while its script is visible. Set by a trigger, never unset.';
comment on column public.versions.published_at is 'When it was saved; for a version of a draft, when it became public.';
alter table public.versions enable row level security;
grant select on public.versions to anon;
grant select on public.versions to authenticated;
grant insert, select on public.versions to service_role;
grant update (risk_level, capabilities) on public.versions to service_role;
CREATE INDEX versions_by_hash ON public.versions USING btree (sha256);
CREATE INDEX versions_newest ON public.versions USING btree (bookmarklet_id, published_at DESC);
create policy versions_read on public.versions for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE ((script.id = versions.bookmarklet_id) AND (versions.is_public OR (script.owner_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin))))));
CREATE TRIGGER adopt_new_version AFTER INSERT ON public.versions FOR EACH ROW EXECUTE FUNCTION private.adopt_new_version();
CREATE TRIGGER drop_unused_features AFTER DELETE ON public.versions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.drop_unused_features();
CREATE TRIGGER keep_version_unchanged BEFORE UPDATE ON public.versions FOR EACH ROW EXECUTE FUNCTION private.keep_version_unchanged();
CREATE TRIGGER limit_account AFTER INSERT ON public.versions FOR EACH STATEMENT EXECUTE FUNCTION private.limit_account('storage');
CREATE TRIGGER refuse_ambiguous_text BEFORE INSERT ON public.versions FOR EACH ROW EXECUTE FUNCTION private.refuse_ambiguous_text();

CREATE OR REPLACE FUNCTION private.add_version(script public.bookmarklets, base_version_id uuid, code text, generated_by text, flow jsonb, change_note text)
 RETURNS public.versions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	latest public.versions;
	added public.versions;
begin
	select * into latest from public.versions where id = script.latest_version_id;
	if script.latest_version_id is distinct from base_version_id then
		raise sqlstate 'PT409' using
			message = 'This script was changed elsewhere since you opened it.',
			detail = json_build_object('latest_version_id', latest.id, 'semver', latest.semver)::text,
			hint = 'Load the latest version, bring your changes over and save again.';
	end if;
	insert into public.versions (bookmarklet_id, semver, code_blob_url, generated_by, flow, change_note)
	values (script.id, private.next_semver(latest.semver), code, generated_by, flow, nullif(btrim(change_note), ''))
	returning * into added;
	return added;
end $function$;

CREATE OR REPLACE FUNCTION private.adopt_new_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update public.bookmarklets set
		latest_version_id = new.id,
		kind = private.script_kind(new.code_blob_url),
		risk_level = new.risk_level,
		security_score = null, security_analysis = null, last_security_scan = null
	where id = new.bookmarklet_id;
	insert into public.analysis_jobs (version_id, kind) values (new.id, 'new');
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_version_unchanged()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	-- sha256 is a generated column, which is not computed yet when this trigger runs.
	changeable text[] := '{risk_level,capabilities,sha256,is_public}';
begin
	if new.is_public and not old.is_public then
		changeable := changeable || 'published_at'::text;
	end if;
	if (to_jsonb(new) - changeable) is distinct from (to_jsonb(old) - changeable) or (old.is_public and not new.is_public) then
		raise sqlstate '55000' using
			message = 'A version cannot be changed.', hint = 'Save a new version instead.';
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.next_semver(semver text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (semver IS NULL) THEN '1.0.0'::text ELSE (((split_part(semver, '.'::text, 1) || '.'::text) || ((split_part(semver, '.'::text, 2))::integer + 1)) || '.0'::text) END;

CREATE OR REPLACE FUNCTION private.publish_latest_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update public.versions set
		is_public = true,
		-- Feeds and histories show since when a version has been public.
		published_at = case when old.is_visible then published_at else clock_timestamp() end
	where id = new.latest_version_id and not is_public;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.script_kind(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (code ~ '(^|\n)[ \t]*//[ \t]*==UserScript==[ \t\r]*(\n|$)'::text) THEN 'userscript'::text ELSE 'bookmarklet'::text END;

CREATE OR REPLACE FUNCTION public.get_version_code(p_sha256 text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT version.code_blob_url
    FROM public.versions version
   WHERE (version.sha256 = get_version_code.p_sha256)
  LIMIT 1;
END;
grant execute on function public.get_version_code(text) to anon;
grant execute on function public.get_version_code(text) to authenticated;
grant execute on function public.get_version_code(text) to service_role;
