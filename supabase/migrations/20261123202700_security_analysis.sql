create table public.security_reports (
	id uuid primary key default gen_random_uuid(),
	version_id uuid not null references public.versions (id) on delete cascade,
	risk_level text not null constraint security_reports_risk_level check (private.is_risk_level(risk_level)),
	score integer not null constraint security_reports_score check (score between 0 and 100),
	summary_json jsonb not null constraint security_reports_summary check (private.fits_json(summary_json, 'object', 262144)),
	rules_version text not null constraint security_reports_rules_version check (char_length(rules_version) between 1 and 50),
	created_at timestamptz not null default now()
);
create index security_reports_newest on public.security_reports (version_id, created_at desc);

alter table public.security_reports enable row level security;
revoke all on public.security_reports from anon, authenticated, service_role;
grant select on public.security_reports to anon, authenticated;
grant select, insert on public.security_reports to service_role;

create policy security_reports_read on public.security_reports for select to anon, authenticated
	using (exists (select from public.versions as version where version.id = security_reports.version_id));

-- A new report sets the risk level and capabilities of its version and, if that is the latest one, the risk level of the script.
create function private.apply_security_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.versions set
		risk_level = new.risk_level,
		capabilities = coalesce(new.summary_json -> 'capabilities', capabilities)
	where id = new.version_id;
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

-- The functions that the edge function analyze-security calls are for the service role only, which is the only role that writes reports.

-- Version of the rules that the edge function uses; the function sends it with each call. Reports of other versions are outdated.
create table private.analysis_rules (
	once boolean primary key default true check (once),
	version text not null constraint analysis_rules_version check (char_length(version) between 1 and 50)
);

-- Stores the version of the rules. Reads before it writes: an upsert locks the row even if it changes nothing, and all workers would wait
-- for each other.
create function private.note_rules(rules text) returns void
language sql set search_path = ''
begin atomic
	insert into private.analysis_rules (version)
	select rules where not exists (select from private.analysis_rules as known where known.version = rules)
	on conflict (once) do update set version = excluded.version;
end;

-- Latest versions without an open job whose newest report was made by other rules than `rules`, or that have no report. With null: all
-- latest versions without an open job.
create function private.outdated_versions(rules text) returns setof uuid
language sql stable set search_path = ''
begin atomic
	select version.id
	from public.versions as version
	where version.id in (select script.latest_version_id from public.bookmarklets as script)
		and not exists (
			select from public.analysis_jobs as job where job.version_id = version.id and job.state in ('waiting', 'running')
		)
		and (rules is null or rules is distinct from (
			select report.rules_version from public.security_reports as report
			where report.version_id = version.id order by report.created_at desc limit 1
		));
end;

-- Takes a rate limit token of the person or network that has requested an analysis. With a version: returns its code, the title of its
-- script, and its newest report if that was made by the same rules.
create function public.begin_analysis(p_rules_version text, p_headers jsonb, p_person uuid default null, p_version_id uuid default null)
returns table (code text, title text, report jsonb)
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token_of(private.subject_of(p_person, private.address_of(p_headers)), 'analyze_security');
	return query
		select version.code_blob_url, script.title, (
			select case when newest.rules_version = p_rules_version then newest.summary_json end
			from public.security_reports as newest where newest.version_id = version.id order by newest.created_at desc limit 1
		)
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = p_version_id;
end $$;

-- Assigns one waiting job to the caller. A job that was not finished within two minutes is assigned again, as its worker may have been
-- killed; `attempt` counts the assignments. One job at a time, so that a script that kills its worker does not affect other jobs.
create function public.claim_analysis_job(p_rules_version text)
returns table (version_id uuid, code text, title text, attempt integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
	perform private.note_rules(p_rules_version);
	return query
		with claimed as (
			update public.analysis_jobs as job set state = 'running', attempts = job.attempts + 1, started_at = now()
			where job.id = (
				select candidate.id from public.analysis_jobs as candidate
				where candidate.state = 'waiting'
					or (candidate.state = 'running' and coalesce(candidate.started_at, candidate.created_at) < now() - interval '2 minutes')
				order by candidate.attempts, candidate.created_at, candidate.id
				limit 1 for update skip locked
			)
			returning job.version_id, job.attempts
		)
		select claimed.version_id, version.code_blob_url, script.title, claimed.attempts
		from claimed
		join public.versions as version on version.id = claimed.version_id
		join public.bookmarklets as script on script.id = version.bookmarklet_id;
end $$;

-- Numbers of open jobs and of outdated versions. The latter is computed only when no job is open, as it reads all scripts.
create function public.analysis_queue_state(p_rules_version text) returns table (waiting integer, outdated integer)
language sql stable security definer set search_path = ''
begin atomic
	select open.jobs, case when open.jobs = 0 then (select count(*)::integer from private.outdated_versions(p_rules_version)) else 0 end
	from (select count(*)::integer as jobs from public.analysis_jobs as job where job.state in ('waiting', 'running')) as open;
end;

-- Stores the result of an analysis and finishes the version's job: done, or failed with `p_error`. If there is a report by the same
-- rules already, it is kept, unless it is 'unrated' and the new one is not. Returns the summary of the report that applies.
create function public.record_analysis(
	p_version_id uuid, p_risk_level text, p_score integer, p_summary jsonb, p_rules_version text, p_error text default null
)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	stored public.security_reports;
begin
	perform private.note_rules(p_rules_version);
	-- Locks the script before the version, in the order in which deleting a script locks them.
	perform from public.bookmarklets as script where script.id = (
		select version.bookmarklet_id from public.versions as version where version.id = p_version_id
	) for no key update;
	perform from public.versions as version where version.id = p_version_id for no key update;
	if not found then
		raise sqlstate 'PT404' using message = 'This version does not exist.';
	end if;

	select * into stored from public.security_reports as report
	where report.version_id = p_version_id order by report.created_at desc limit 1;
	if stored.rules_version = p_rules_version and (stored.risk_level <> 'unrated' or p_risk_level = 'unrated') then
		update public.bookmarklets set last_security_scan = now() where latest_version_id = p_version_id;
	else
		-- clock_timestamp(), so that a report that is written later is newer, even if both transactions began at the same time.
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (p_version_id, p_risk_level, p_score, p_summary, p_rules_version, clock_timestamp())
		returning * into stored;
	end if;

	update public.analysis_jobs as job set
		state = case when p_error is null then 'done' else 'failed' end,
		error = left(p_error, 2000),
		finished_at = now()
	where job.version_id = p_version_id and job.state in ('waiting', 'running');
	return stored.summary_json;
end $$;
revoke all on function
	public.begin_analysis(text, jsonb, uuid, uuid), public.claim_analysis_job(text), public.analysis_queue_state(text),
	public.record_analysis(uuid, text, integer, jsonb, text, text)
from public, anon, authenticated;
grant execute on function
	public.begin_analysis(text, jsonb, uuid, uuid), public.claim_analysis_job(text), public.analysis_queue_state(text),
	public.record_analysis(uuid, text, integer, jsonb, text, text)
to service_role;

-- Adds latest versions to the queue as one batch, whose progress rescan_progress() returns. Open jobs become part of the batch. A re-scan
-- that is still running is continued, so that there is one batch at a time.
create function private.enqueue_rescan(everything boolean) returns table (batch uuid, total integer)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform pg_advisory_xact_lock(hashtext('private.enqueue_rescan'));
	select job.batch into wanted from public.analysis_jobs as job
	where job.batch is not null and job.state in ('waiting', 'running') limit 1;
	wanted := coalesce(wanted, gen_random_uuid());

	update public.analysis_jobs as job set batch = wanted
	where job.batch is null and job.state in ('waiting', 'running')
		and job.version_id in (select script.latest_version_id from public.bookmarklets as script);
	insert into public.analysis_jobs (version_id, kind, batch)
		select outdated, 'rescan', wanted
		from private.outdated_versions(case when everything then null else (select version from private.analysis_rules) end) as outdated
	on conflict (version_id) where state in ('waiting', 'running') do nothing;
	return query select wanted, count(*)::integer from public.analysis_jobs as job where job.batch = wanted;
end $$;

-- Starts a re-scan of the scripts that were rated by other rules, or with `p_everything` of all scripts. For administrators only.
create function public.rescan(p_everything boolean default false) returns table (batch uuid, total integer)
language plpgsql security definer set search_path = '' as $$
declare
	ordered record;
begin
	if not public.is_admin() then
		raise insufficient_privilege using message = 'Only administrators may order a re-scan.';
	end if;
	select * into ordered from private.enqueue_rescan(p_everything);
	insert into public.audit_log (actor, action, target_table, target_id, after)
	values (auth.uid(), 'rescan.start', 'analysis_jobs', ordered.batch::text, jsonb_build_object('total', ordered.total, 'everything', p_everything));
	return query select ordered.batch, ordered.total;
end $$;

-- Progress of a batch, or of the newest one; no row when there is none. Subject to the caller's policies: only administrators see jobs.
create function public.rescan_progress(p_batch uuid default null)
returns table (batch uuid, total integer, done integer, failed integer, started_at timestamptz, finished_at timestamptz)
language sql stable security invoker set search_path = ''
begin atomic
	select job.batch, count(*)::integer,
		count(*) filter (where job.state = 'done')::integer,
		count(*) filter (where job.state = 'failed')::integer,
		min(job.created_at),
		case when bool_and(job.state in ('done', 'failed')) then max(job.finished_at) end
	from public.analysis_jobs as job
	where job.batch = coalesce(p_batch, (
		select newest.batch from public.analysis_jobs as newest where newest.batch is not null order by newest.id desc limit 1
	))
	group by job.batch;
end;
revoke all on function public.rescan(boolean), public.rescan_progress(uuid) from public, anon, authenticated;
grant execute on function public.rescan(boolean), public.rescan_progress(uuid) to authenticated;
