-- Puts scripts' newest versions into the queue, under one batch whose progress can be asked for. What waits already joins
-- the batch; a re-scan that is still running is the batch, so that a second click never makes a second one.
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

-- Orders a re-scan: of the scripts that other rules have rated, or with p_everything of all. Administrators only.
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

-- How far a batch is; without an argument the newest one (no row when there was none). Runs under the caller's own policies:
-- administrators see the jobs, everybody else an empty batch.
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
