-- What the edge function analyze-security asks the database. For the service role only: it alone writes reports.

-- The rules that the function judges by; it says so itself, each time it comes. So rescan() knows which reports are outdated.
create table private.analysis_rules (
	once boolean primary key default true check (once),
	version text not null constraint analysis_rules_version check (char_length(version) between 1 and 50)
);

-- Looks first: an upsert locks its row also where it changes nothing, and all workers would wait for each other.
create function private.note_rules(rules text) returns void
language sql set search_path = ''
begin atomic
	insert into private.analysis_rules (version)
	select rules where not exists (select from private.analysis_rules as known where known.version = rules)
	on conflict (once) do update set version = excluded.version;
end;

-- Newest versions whose rating was made by other rules, or that have none, and for which no job is open.
-- Without rules: every newest version for which no job is open.
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

-- Counts one analysis against the person, or the network, that asked for it. With a version: its code, its script's title,
-- and its newest report if that is by these very rules.
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

-- Hands out one job, each to one caller only. A job whose worker has been silent for two minutes (it was killed, say) is
-- handed out again; `attempt` counts how often. One at a time: what kills its worker must not take others along.
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

-- Outdated ones are looked for only when nothing waits: it means reading the whole catalogue.
create function public.analysis_queue_state(p_rules_version text) returns table (waiting integer, outdated integer)
language sql stable security definer set search_path = ''
begin atomic
	select open.jobs, case when open.jobs = 0 then (select count(*)::integer from private.outdated_versions(p_rules_version)) else 0 end
	from (select count(*)::integer as jobs from public.analysis_jobs as job where job.state in ('waiting', 'running')) as open;
end;

-- Stores what the analyser found, once: whoever comes second with the same rules gets what is stored. Only 'unrated'
-- gives way to a rating. Ends the version's job: done, or with p_error failed. Answers the report that counts.
create function public.record_analysis(
	p_version_id uuid, p_risk_level text, p_score integer, p_summary jsonb, p_rules_version text, p_error text default null
)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	stored public.security_reports;
begin
	perform private.note_rules(p_rules_version);
	-- Script first, then version: deleting a script locks in this order too.
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
		-- Its own clock: a report written later is newer, also where two transactions began at the same time.
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
