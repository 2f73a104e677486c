create table public.versions (
	id uuid primary key default gen_random_uuid(),
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	semver text not null constraint versions_semver check (semver ~ '^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$'),
	-- Up to 4 MiB, in bytes of UTF-8: `MAX_SCRIPT_BYTES` of packages/userscript. A test compares both.
	code_blob_url text not null
		constraint versions_code check (private.trimmed_length(code_blob_url) >= 5 and octet_length(code_blob_url) <= 4194304),
	sha256 text not null generated always as (encode(extensions.digest(code_blob_url, 'sha256'), 'hex')) stored
		constraint versions_sha256 check (char_length(sha256) = 64),
	generated_by text not null default 'user'
		constraint versions_generated_by check (generated_by in ('user', 'fork', 'builder', 'copilot', 'recording')),
	risk_level text not null default 'unrated' constraint versions_risk_level check (private.is_risk_level(risk_level)),
	flow jsonb constraint versions_flow check (private.fits_json(flow, 'object', 1048576)),
	capabilities jsonb constraint versions_capabilities check (private.fits_json(capabilities, 'object', 262144)),
	change_note text constraint versions_change_note check (char_length(change_note) <= 2000),
	published_at timestamptz not null default clock_timestamp(),
	is_public boolean not null default false,
	unique (bookmarklet_id, semver)
);
alter table public.bookmarklets add constraint bookmarklets_latest_version_id_fkey
	foreign key (latest_version_id) references public.versions (id) on delete set null deferrable initially deferred;
comment on column public.versions.is_public is 'Whether anybody may read this version while its script is visible. Set by a trigger, never unset.';
comment on column public.versions.published_at is 'When it was saved; for a version of a draft, when it became public.';

create index versions_newest on public.versions (bookmarklet_id, published_at desc);

-- For files that script managers fetch by the hash of their code.
create index versions_by_hash on public.versions (sha256);

alter table public.versions enable row level security;
revoke all on public.versions from anon, authenticated, service_role;
grant select on public.versions to anon, authenticated;
grant select, insert, update (risk_level, capabilities) on public.versions to service_role;

-- A version is public if it was the newest one at some time while its script was public. Earlier versions of a draft stay private to
-- their owner when the script is published. The subquery is subject to the caller's policies of `bookmarklets`.
create policy versions_read on public.versions for select to anon, authenticated
	using (exists (
		select from public.bookmarklets as script where script.id = versions.bookmarklet_id
			and (versions.is_public or script.owner_id = (select auth.uid()) or (select public.is_admin()))
	));

-- A script with a metadata block is a userscript. The database decides this, not the client.
create function private.script_kind(code text) returns text
language sql immutable parallel safe set search_path = ''
return case when code ~ '(^|\n)[ \t]*//[ \t]*==UserScript==[ \t\r]*(\n|$)' then 'userscript' else 'bookmarklet' end;

-- A version is immutable, except for the results of the analysis (risk level and capabilities, which only the analyzer may write) and
-- for becoming public.
create function private.keep_version_unchanged() returns trigger
language plpgsql set search_path = '' as $$
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
end $$;
create trigger keep_version_unchanged before update on public.versions
	for each row execute function private.keep_version_unchanged();

-- A new version becomes the script's latest one. Its risk is unknown until it has been analyzed, whatever the previous version had.
create function private.adopt_new_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.bookmarklets set
		latest_version_id = new.id,
		kind = private.script_kind(new.code_blob_url),
		risk_level = new.risk_level,
		security_score = null, security_analysis = null, last_security_scan = null
	where id = new.bookmarklet_id;
	insert into public.analysis_jobs (version_id, kind) values (new.id, 'new');
	return null;
end $$;
create trigger adopt_new_version after insert on public.versions
	for each row execute function private.adopt_new_version();

-- Makes the latest version of a visible script public: when a script becomes visible (published, approved), and when a version is
-- added to a visible one.
create function private.publish_latest_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.versions set
		is_public = true,
		-- Feeds and histories show since when a version has been public.
		published_at = case when old.is_visible then published_at else clock_timestamp() end
	where id = new.latest_version_id and not is_public;
	return null;
end $$;
create trigger publish_latest_version after update on public.bookmarklets
	for each row when (new.is_visible and (not old.is_visible or new.latest_version_id is distinct from old.latest_version_id))
	execute function private.publish_latest_version();

create function private.next_semver(semver text) returns text
language sql immutable parallel safe set search_path = ''
return case when semver is null then '1.0.0'
	else split_part(semver, '.', 1) || '.' || (split_part(semver, '.', 2)::integer + 1) || '.0' end;

-- Adds a version based on the one that the author has edited. The caller of this function has locked the script's row.
-- Errors: PT409 when another save came first, with DETAIL as JSON {"latest_version_id": uuid, "semver": text}.
create function private.add_version(
	script public.bookmarklets, base_version_id uuid, code text, generated_by text, flow jsonb, change_note text
) returns public.versions
language plpgsql set search_path = '' as $$
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
end $$;

-- The code with this SHA-256, subject to the caller's policies: visitors get it while a public script has it as a public version.
-- Scripts with equal code share the address, so a fork keeps it working.
create function public.get_version_code(p_sha256 text) returns text
language sql stable security invoker set search_path = ''
begin atomic
	select version.code_blob_url from public.versions as version where version.sha256 = p_sha256 limit 1;
end;
revoke all on function public.get_version_code(text) from public, anon, authenticated;
grant execute on function public.get_version_code(text) to anon, authenticated, service_role;
