-- The third layer of the rating: results of test runs in an isolated browser. Optional: nothing waits for a run, so a deployment without
-- a test browser needs no other configuration.
create table private.canary_runs (
	version_id uuid primary key references public.versions (id) on delete cascade,
	-- Version of the test browser; a newer one runs the script again.
	canary_version text not null constraint canary_runs_version check (char_length(canary_version) between 1 and 50),
	-- 'none': the run hung or crashed. Neither that nor a run without findings changes a rating.
	state text not null default 'running' constraint canary_runs_state check (state in ('running', 'ran', 'none')),
	attempts integer not null default 1,
	reason text constraint canary_runs_reason check (char_length(reason) <= 2000),
	findings jsonb not null default '[]' constraint canary_runs_findings
		check (jsonb_typeof(findings) = 'array' and pg_column_size(findings) <= 20000),
	started_at timestamptz not null default now(),
	finished_at timestamptz
);

-- Adds the findings of the version's test run to each new report, whichever rules it was made by. Findings only ever lower the score.
create function private.add_canary_findings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
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
		'summary', 'In a test run in a closed browser this script did what the findings below describe. ' || coalesce(new.summary_json ->> 'summary', ''),
		'vulnerabilities', seen || coalesce(new.summary_json -> 'vulnerabilities', '[]')
	);
	return new;
end $$;
create trigger add_canary_findings before insert on public.security_reports
	for each row execute function private.add_canary_findings();

-- Latest versions that this version of the test browser has not run yet, and that have a report which is not red already. A run that was
-- not finished within two minutes is assigned again, up to three times.
create function private.canary_candidates(canary text) returns setof uuid
language sql stable set search_path = ''
begin atomic
	select script.latest_version_id
	from public.bookmarklets as script
		left join private.canary_runs as run on run.version_id = script.latest_version_id
	where script.last_security_scan is not null
		and script.risk_level <> 'red'
		and exists (select from public.security_reports as report where report.version_id = script.latest_version_id)
		and (run.version_id is null or run.canary_version <> canary
			or (run.state = 'running' and run.attempts < 3 and run.started_at < now() - interval '2 minutes'))
	order by run.attempts nulls first, script.last_security_scan;
end;

-- Assigns one script to the caller; returns its code and its newest report.
create function public.claim_canary_run(p_canary_version text)
returns table (version_id uuid, code text, kind text, report jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform pg_advisory_xact_lock(hashtext('public.claim_canary_run'));
	select candidate into wanted from private.canary_candidates(p_canary_version) as candidate limit 1;
	if wanted is null then
		return;
	end if;
	insert into private.canary_runs as run (version_id, canary_version) values (wanted, p_canary_version)
	on conflict (version_id) do update set
		attempts = case when run.canary_version = excluded.canary_version then run.attempts + 1 else 1 end,
		canary_version = excluded.canary_version, state = 'running', started_at = now(), finished_at = null;
	return query
		select version.id, version.code_blob_url, script.kind, (
			select newest.summary_json from public.security_reports as newest
			where newest.version_id = version.id order by newest.created_at desc limit 1
		)
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = wanted;
end $$;

-- Stores the result of a run. With findings, a copy of the newest report is inserted, to which add_canary_findings() adds them. A run
-- without findings keeps those of an earlier run.
create function public.record_canary_run(p_version_id uuid, p_canary_version text, p_findings jsonb, p_reason text default null)
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
	where newest.risk_level <> 'red';
end $$;
revoke all on function public.claim_canary_run(text), public.record_canary_run(uuid, text, jsonb, text) from public, anon, authenticated;
grant execute on function public.claim_canary_run(text), public.record_canary_run(uuid, text, jsonb, text) to service_role;
