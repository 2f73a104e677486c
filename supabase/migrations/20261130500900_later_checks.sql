-- Checks of a version that go on after its first report: the full check, with more steps than the first one has, and the test run.
-- Decision 95.

-- Which worker has asked for work lately: pages promise a check only while there is one.
create table private.check_workers (
	kind text primary key constraint check_workers_kind check (kind in ('full-check', 'test-run')),
	-- Of the rules for full checks, of the test browser for test runs.
	version text not null constraint check_workers_version check (char_length(version) between 1 and 50),
	seen_at timestamptz not null default now()
);

-- Written at most every 20 seconds, so that workers do not wait for each other's row.
create function private.note_worker(worker text, wanted text) returns void
language sql set search_path = ''
begin atomic
	insert into private.check_workers as known (kind, version) values (worker, wanted)
	on conflict (kind) do update set version = excluded.version, seen_at = now()
	where known.version <> excluded.version or known.seen_at < now() - interval '20 seconds';
end;

-- Whether a worker was there within two minutes; with `wanted`, one of this version.
create function private.has_worker(worker text, wanted text default null) returns boolean
language sql stable set search_path = ''
return exists (
	select from private.check_workers
	where kind = worker and version = coalesce(wanted, version) and seen_at > now() - interval '2 minutes'
);

-- The queue of full checks, one row for each version whose first check did not reach its end.
create table private.full_checks (
	version_id uuid primary key references public.versions (id) on delete cascade,
	-- Of the report that is to be replaced; other rules queue the version again.
	rules_version text not null constraint full_checks_rules_version check (char_length(rules_version) between 1 and 50),
	-- 'none': given up. The report of the first check stays.
	state text not null default 'waiting' constraint full_checks_state check (state in ('waiting', 'running', 'done', 'none')),
	attempts integer not null default 0 constraint full_checks_attempts check (attempts >= 0),
	reason text constraint full_checks_reason check (char_length(reason) <= 2000),
	not_before timestamptz not null default '-infinity',
	queued_at timestamptz not null default clock_timestamp(),
	started_at timestamptz,
	finished_at timestamptz
);
create index full_checks_open on private.full_checks (queued_at) where state in ('waiting', 'running');
create index full_checks_started on private.full_checks (started_at);
create index canary_runs_started on private.canary_runs (started_at);

create function private.is_checked_in_part(summary jsonb) returns boolean
language sql immutable set search_path = ''
return coalesce(summary -> 'vulnerabilities' @> '[{"type": "checked-in-part"}]', false);

-- A job that is put off: the clock has ended every attempt of the first check.
create function private.queue_postponed_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.queue_full_check(new.version_id, (
		select report.rules_version from public.security_reports as report
		where report.version_id = new.version_id order by report.created_at desc limit 1
	));
	return null;
end $$;
create trigger queue_postponed_job after insert on public.analysis_jobs
	for each row when (new.postponed > 0) execute function private.queue_postponed_job();

-- Versions that wait for a canary run: the latest of each script, unless this version of the canary has run it or its report is red already.
-- When a worker was killed during a run, the version can be claimed again after two minutes, and after four the next time. When a run had
-- no result, after one hour, then after four. Authors take turns, and first runs come before repeated ones.
create or replace function private.canary_candidates(canary text) returns setof uuid
language sql stable set search_path = ''
begin atomic
	with lately as (
		select script.owner_id, max(run.started_at) as started_at
		from private.canary_runs as run
		join public.bookmarklets as script on script.latest_version_id = run.version_id
		where run.started_at > now() - interval '10 minutes'
		group by script.owner_id
	)
	select script.latest_version_id
	from public.bookmarklets as script
		left join private.canary_runs as run on run.version_id = script.latest_version_id
		left join lately on lately.owner_id = script.owner_id
	where script.last_security_scan is not null
		and script.risk_level <> 'red'
		and exists (select from public.security_reports as report where report.version_id = script.latest_version_id)
		and (run.version_id is null or run.canary_version <> canary
			or (run.attempts < 3 and case run.state
				when 'running' then run.started_at < now() - interval '2 minutes' * 2 ^ (run.attempts - 1)
				when 'none' then run.finished_at < now() - interval '1 hour' * 4 ^ (run.attempts - 1)
				else false
			end))
	order by run.attempts nulls first, lately.started_at nulls first, script.last_security_scan;
end;

-- Assigns one script to the caller; returns its code and its newest report.
create or replace function public.claim_canary_run(p_canary_version text)
returns table (version_id uuid, code text, kind text, report jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform private.note_worker('test-run', p_canary_version);
	perform pg_advisory_xact_lock(hashtext('public.claim_canary_run'));
	select candidate into wanted from private.canary_candidates(p_canary_version) as candidate limit 1;
	if wanted is null then
		return;
	end if;
	insert into private.canary_runs as run (version_id, canary_version) values (wanted, p_canary_version)
	on conflict (version_id) do update set
		attempts = case when run.canary_version = excluded.canary_version then run.attempts + 1 else 1 end,
		canary_version = excluded.canary_version, state = 'running', started_at = clock_timestamp(), finished_at = null;
	return query
		select version.id, version.code_blob_url, script.kind, (
			select newest.summary_json from public.security_reports as newest
			where newest.version_id = version.id order by newest.created_at desc limit 1
		)
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = wanted;
end $$;

-- Adds the findings of the version's test run to each new report, whichever rules it was made by, in the place of those of an earlier run.
-- Findings only ever lower the score.
create or replace function private.add_canary_findings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	preface constant text := 'In a test run in a closed browser this script did what the findings below describe. ';
	seen jsonb;
begin
	select run.findings into seen from private.canary_runs as run where run.version_id = new.version_id;
	if coalesce(jsonb_array_length(seen), 0) = 0 then
		return new;
	end if;
	new.score := case when new.risk_level = 'unrated' then 15 else least(new.score, 15) end;
	new.risk_level := 'red';
	new.summary_json := new.summary_json || jsonb_build_object(
		'risk_level', 'red',
		'score', new.score,
		'summary', preface || replace(coalesce(new.summary_json ->> 'summary', ''), preface, ''),
		'vulnerabilities', seen || coalesce((
			select jsonb_agg(finding order by place)
			from jsonb_array_elements(new.summary_json -> 'vulnerabilities') with ordinality as listed (finding, place)
			where finding ->> 'type' not like 'canary-%'
		), '[]')
	);
	return new;
end $$;
create or replace trigger add_canary_findings before insert on public.security_reports
	for each row execute function private.add_canary_findings();

-- Stores the result of a run. With findings, a copy of the newest report is inserted, to which add_canary_findings() adds them; also when the
-- version was rated High meanwhile, so that its page shows what the run saw. A run without findings keeps those of an earlier run.
create or replace function public.record_canary_run(p_version_id uuid, p_canary_version text, p_findings jsonb, p_reason text default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
	update private.canary_runs as run set
		state = case when p_reason is null then 'ran' else 'none' end,
		reason = left(p_reason, 2000),
		findings = case when jsonb_array_length(p_findings) > 0 then p_findings else run.findings end,
		finished_at = now()
	where run.version_id = p_version_id and run.canary_version = p_canary_version;
	if not found or jsonb_array_length(p_findings) = 0 then
		return;
	end if;
	-- Locks the script before the version, in the order in which deleting and rating lock them.
	perform from public.bookmarklets as script where script.id = (
		select version.bookmarklet_id from public.versions as version where version.id = p_version_id
	) for no key update;
	perform from public.versions as version where version.id = p_version_id for no key update;
	insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
	select newest.version_id, newest.risk_level, newest.score, newest.summary_json, newest.rules_version, clock_timestamp()
	from (
		select * from public.security_reports as report where report.version_id = p_version_id order by report.created_at desc limit 1
	) as newest
	where not coalesce(newest.summary_json -> 'vulnerabilities' @> p_findings, false);
end $$;

revoke all on function public.claim_canary_run(text), public.record_canary_run(uuid, text, jsonb, text) from public, anon, authenticated;
grant execute on function public.claim_canary_run(text), public.record_canary_run(uuid, text, jsonb, text) to service_role;
