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
create index security_reports_by_time on public.security_reports (created_at);

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
	state text not null default 'waiting' constraint analysis_jobs_state
		-- A cancelled job stays for the figures of its batch.
		check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	attempts integer not null default 0 check (attempts >= 0),
	error text constraint analysis_jobs_error check (char_length(error) <= 2000),
	batch uuid,
	created_at timestamptz not null default now(),
	started_at timestamptz,
	finished_at timestamptz,
	-- A job that is tried again later waits until then.
	not_before timestamptz not null default '-infinity',
	-- How often it was put off.
	postponed integer not null default 0 constraint analysis_jobs_postponed check (postponed >= 0)
);
create index analysis_jobs_open on public.analysis_jobs (created_at) where state in ('waiting', 'running');
create index analysis_jobs_by_batch on public.analysis_jobs (batch) where batch is not null;
create unique index analysis_jobs_one_open on public.analysis_jobs (version_id) where state in ('waiting', 'running');
create index analysis_jobs_started on public.analysis_jobs (started_at) where started_at is not null;

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

-- Whether a job may be assigned: it waits and its time has come, or its worker was killed.
create function private.is_due(job public.analysis_jobs) returns boolean
language sql stable set search_path = ''
return (job.state = 'waiting' and job.not_before <= now())
	or (job.state = 'running' and coalesce(job.started_at, job.created_at) < now() - interval '2 minutes');

-- Assigns one waiting job to the caller: new versions go before re-scans, and among them those of the author whose last job was assigned
-- longest ago. A job that was not finished within two minutes is assigned again, as its worker may have been killed; `attempt` counts the
-- assignments. One job at a time, so that a script that kills its worker does not affect other jobs.
create function public.claim_analysis_job(p_rules_version text)
returns table (version_id uuid, code text, title text, attempt integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	chosen bigint;
begin
	perform private.note_rules(p_rules_version);
	with lately as (
		select script.owner_id, max(job.started_at) as started_at
		from public.analysis_jobs as job
		join public.versions as version on version.id = job.version_id
		join public.bookmarklets as script on script.id = version.bookmarklet_id
		where job.started_at > now() - interval '10 minutes'
		group by script.owner_id
	)
	select candidate.id into chosen from public.analysis_jobs as candidate
	join public.versions as version on version.id = candidate.version_id
	join public.bookmarklets as script on script.id = version.bookmarklet_id
	left join lately on lately.owner_id = script.owner_id
	where candidate.kind = 'new' and candidate.state in ('waiting', 'running') and private.is_due(candidate)
	order by candidate.attempts, lately.started_at nulls first, candidate.created_at, candidate.id
	limit 1 for update of candidate skip locked;
	if chosen is null then
		select candidate.id into chosen from public.analysis_jobs as candidate
		where candidate.kind = 'rescan' and candidate.state in ('waiting', 'running') and private.is_due(candidate)
		order by candidate.attempts, candidate.created_at, candidate.id
		limit 1 for update skip locked;
	end if;
	return query
		with claimed as (
			update public.analysis_jobs as job set state = 'running', attempts = job.attempts + 1, started_at = clock_timestamp()
			where job.id = chosen
			returning job.version_id, job.attempts
		)
		select claimed.version_id, version.code_blob_url, script.title, claimed.attempts
		from claimed
		join public.versions as version on version.id = claimed.version_id
		join public.bookmarklets as script on script.id = version.bookmarklet_id;
end $$;

-- Numbers of open jobs whose time has come and of outdated versions. The latter is computed only when no job is open, as it reads all
-- scripts.
create function public.analysis_queue_state(p_rules_version text) returns table (waiting integer, outdated integer)
language sql stable security definer set search_path = ''
begin atomic
	select open.jobs, case when open.jobs = 0 then (select count(*)::integer from private.outdated_versions(p_rules_version)) else 0 end
	from (
		select count(*)::integer as jobs from public.analysis_jobs as job
		where job.state = 'running' or (job.state = 'waiting' and job.not_before <= now())
	) as open;
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

-- Queues a version again whose analysis was ended by the clock three times: after an hour, and after twice as long each further time, up
-- to a week. Until then it is 'Not rated'; how long an analysis took never decides a level.
create function public.postpone_analysis(p_version_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	times integer;
begin
	select job.postponed into times from public.analysis_jobs as job where job.version_id = p_version_id order by job.id desc limit 1;
	insert into public.analysis_jobs (version_id, kind, postponed, not_before)
	values (p_version_id, 'rescan', coalesce(times, 0) + 1, now() + least(interval '1 hour' * 2 ^ least(coalesce(times, 0), 10), interval '7 days'))
	on conflict (version_id) where state in ('waiting', 'running') do nothing;
end $$;
revoke all on function
	public.begin_analysis(text, jsonb, uuid, uuid), public.claim_analysis_job(text), public.analysis_queue_state(text),
	public.record_analysis(uuid, text, integer, jsonb, text, text), public.postpone_analysis(uuid)
from public, anon, authenticated;
grant execute on function
	public.begin_analysis(text, jsonb, uuid, uuid), public.claim_analysis_job(text), public.analysis_queue_state(text),
	public.record_analysis(uuid, text, integer, jsonb, text, text), public.postpone_analysis(uuid)
to service_role;
