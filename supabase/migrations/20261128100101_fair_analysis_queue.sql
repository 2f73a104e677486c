-- Who saves many large scripts must not hold up the analysis of somebody else's, and a job that the clock has ended is tried again.
alter table public.analysis_jobs
	-- A job that is tried again later waits until then.
	add column not_before timestamptz not null default '-infinity',
	-- How often it was put off.
	add column postponed integer not null default 0 constraint analysis_jobs_postponed check (postponed >= 0);
create index analysis_jobs_started on public.analysis_jobs (started_at) where started_at is not null;

-- Whether a job may be assigned: it waits and its time has come, or its worker was killed.
create function private.is_due(job public.analysis_jobs) returns boolean
language sql stable set search_path = ''
return (job.state = 'waiting' and job.not_before <= now())
	or (job.state = 'running' and coalesce(job.started_at, job.created_at) < now() - interval '2 minutes');

-- As before; new versions go before re-scans, and among them those of the author whose last job was assigned longest ago.
create or replace function public.claim_analysis_job(p_rules_version text)
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

-- As before, without jobs whose time has not come.
create or replace function public.analysis_queue_state(p_rules_version text) returns table (waiting integer, outdated integer)
language sql stable security definer set search_path = ''
begin atomic
	select open.jobs, case when open.jobs = 0 then (select count(*)::integer from private.outdated_versions(p_rules_version)) else 0 end
	from (
		select count(*)::integer as jobs from public.analysis_jobs as job
		where job.state = 'running' or (job.state = 'waiting' and job.not_before <= now())
	) as open;
end;

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

-- As before; jobs that were put off are done with the others, as new rules may be faster.
create or replace function private.enqueue_rescan(everything boolean) returns table (batch uuid, total integer)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform pg_advisory_xact_lock(hashtext('private.enqueue_rescan'));
	select job.batch into wanted from public.analysis_jobs as job
	where job.batch is not null and job.state in ('waiting', 'running') limit 1;
	wanted := coalesce(wanted, gen_random_uuid());

	update public.analysis_jobs as job set batch = wanted, not_before = '-infinity'
	where job.batch is null and job.state in ('waiting', 'running')
		and job.version_id in (select script.latest_version_id from public.bookmarklets as script);
	insert into public.analysis_jobs (version_id, kind, batch)
		select outdated, 'rescan', wanted
		from private.outdated_versions(case when everything then null else (select version from private.analysis_rules) end) as outdated
	on conflict (version_id) where state in ('waiting', 'running') do nothing;
	return query select wanted, count(*)::integer from public.analysis_jobs as job where job.batch = wanted;
end $$;

revoke all on function private.is_due(public.analysis_jobs) from public;
revoke all on function public.postpone_analysis(uuid) from public, anon, authenticated;
grant execute on function public.postpone_analysis(uuid) to service_role;
