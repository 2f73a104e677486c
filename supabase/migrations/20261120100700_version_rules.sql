-- A bookmarklet has no code without a metadata block; this decides, not the client.
create function private.script_kind(code text) returns text
language sql immutable parallel safe set search_path = ''
return case when code ~ '(^|\n)[ \t]*//[ \t]*==UserScript==[ \t\r]*(\n|$)' then 'userscript' else 'bookmarklet' end;

-- A published version never changes: people installed exactly that. Only the analyser adds to it, and only
-- its verdict (risk) and, once, the capabilities it found.
create function private.keep_version_unchanged() returns trigger
language plpgsql set search_path = '' as $$
begin
	-- sha256 follows from the code and is not computed yet when this runs.
	if (to_jsonb(new) - '{risk_level,capabilities,sha256}'::text[]) is distinct from (to_jsonb(old) - '{risk_level,capabilities,sha256}'::text[])
		or (old.capabilities is not null and new.capabilities is distinct from old.capabilities) then
		raise sqlstate '55000' using
			message = 'A version cannot be changed.', hint = 'Save a new version instead.';
	end if;
	return new;
end $$;
create trigger keep_version_unchanged before update on public.versions
	for each row execute function private.keep_version_unchanged();

create table public.analysis_jobs (
	id bigint generated always as identity primary key,
	version_id uuid not null references public.versions (id) on delete cascade,
	kind text not null constraint analysis_jobs_kind check (kind in ('new', 'rescan')),
	state text not null default 'waiting' constraint analysis_jobs_state check (state in ('waiting', 'running', 'done', 'failed')),
	attempts integer not null default 0 check (attempts >= 0),
	error text constraint analysis_jobs_error check (char_length(error) <= 2000),
	batch uuid,
	created_at timestamptz not null default now(),
	started_at timestamptz,
	finished_at timestamptz
);
create index analysis_jobs_open on public.analysis_jobs (created_at) where state in ('waiting', 'running');
create index analysis_jobs_by_batch on public.analysis_jobs (batch) where batch is not null;
create unique index analysis_jobs_one_open on public.analysis_jobs (version_id) where state in ('waiting', 'running');

alter table public.analysis_jobs enable row level security;
revoke all on public.analysis_jobs from anon, authenticated;
grant select on public.analysis_jobs to authenticated;
grant all on public.analysis_jobs to service_role;
create policy analysis_jobs_read on public.analysis_jobs for select to authenticated using ((select public.is_admin()));

-- The newest version is the script's face. Its risk is unknown until it was analysed, whatever the last one had.
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

-- One insert of a report sets the risk of its version and, when that is the newest one, of the script.
create function private.apply_security_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.versions set risk_level = new.risk_level where id = new.version_id;
	update public.bookmarklets set
		risk_level = new.risk_level,
		security_score = new.score,
		security_analysis = new.summary_json,
		last_security_scan = new.created_at
	where latest_version_id = new.version_id;
	return null;
end $$;
create trigger apply_security_report after insert on public.security_reports
	for each row execute function private.apply_security_report();

-- "Last updated" speaks of the content; a star or an install is no update.
create trigger touch_updated_at before update on public.bookmarklets
	for each row when (
		(old.title, old.short_description, old.category, old.latest_version_id, old.is_published)
		is distinct from (new.title, new.short_description, new.category, new.latest_version_id, new.is_published)
	) execute function private.touch_updated_at();

-- Drafts are personal and go with their author; what was published stays, without a name.
create function private.drop_drafts_of_leaver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.bookmarklets where owner_id = old.user_id and not is_published and moderation_status <> 'removed';
	return old;
end $$;
create trigger drop_drafts_of_leaver before delete on public.profiles
	for each row execute function private.drop_drafts_of_leaver();

revoke all on function private.script_kind(text) from public;
