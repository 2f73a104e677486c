-- Adds latest versions to the queue as one batch, whose progress rescan_progress() returns. Open jobs become part of the batch, also those
-- that were put off, as new rules may be faster. A re-scan that is still running is continued, so that there is one batch at a time.
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

	update public.analysis_jobs as job set batch = wanted, not_before = '-infinity'
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

-- Cancels the waiting jobs of a re-scan; a running job finishes. Jobs for the first rating of a new version only leave the batch, and
-- are done all the same. Returns the number of canceled jobs.
create function public.cancel_rescan(p_batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_admin();
	cancelled integer;
begin
	perform pg_advisory_xact_lock(hashtext('private.enqueue_rescan'));
	update public.analysis_jobs set batch = null where batch = p_batch and kind = 'new' and state in ('waiting', 'running');
	update public.analysis_jobs set state = 'cancelled', finished_at = now() where batch = p_batch and state = 'waiting';
	get diagnostics cancelled = row_count;
	insert into public.audit_log (actor, action, target_table, target_id, after)
	values (caller, 'rescan.cancel', 'analysis_jobs', p_batch::text, jsonb_build_object('cancelled', cancelled));
	return cancelled;
end $$;

-- Progress of a batch, or of the newest one; no row when there is none. Subject to the caller's policies: only administrators see jobs.
create function public.rescan_progress(p_batch uuid default null)
returns table (
	batch uuid, total integer, done integer, failed integer, cancelled integer, started_at timestamptz, finished_at timestamptz
)
language sql stable security invoker set search_path = ''
begin atomic
	select job.batch, count(*)::integer,
		count(*) filter (where job.state = 'done')::integer,
		count(*) filter (where job.state = 'failed')::integer,
		count(*) filter (where job.state = 'cancelled')::integer,
		min(job.created_at),
		case when bool_and(job.state in ('done', 'failed', 'cancelled')) then max(job.finished_at) end
	from public.analysis_jobs as job
	where job.batch = coalesce(p_batch, (
		select newest.batch from public.analysis_jobs as newest where newest.batch is not null order by newest.id desc limit 1
	))
	group by job.batch;
end;

-- Versions whose rating changed when newer rules rated them again.
create table private.rating_changes (
	id bigint generated always as identity primary key,
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	version_id uuid not null references public.versions (id) on delete cascade,
	from_level text not null,
	to_level text not null,
	from_score integer not null,
	to_score integer not null,
	from_rules text not null,
	to_rules text not null,
	changed_at timestamptz not null
);
create index rating_changes_newest on private.rating_changes (changed_at desc, id desc);
create index rating_changes_by_script on private.rating_changes (bookmarklet_id);
create index rating_changes_by_version on private.rating_changes (version_id);

create function private.note_rating_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	earlier public.security_reports;
begin
	select * into earlier from public.security_reports as report
	where report.version_id = new.version_id and report.id <> new.id order by report.created_at desc limit 1;
	if earlier.rules_version <> new.rules_version and earlier.risk_level <> new.risk_level then
		insert into private.rating_changes (
			bookmarklet_id, version_id, from_level, to_level, from_score, to_score, from_rules, to_rules, changed_at
		)
		select version.bookmarklet_id, version.id, earlier.risk_level, new.risk_level, earlier.score, new.score, earlier.rules_version,
			new.rules_version, new.created_at
		from public.versions as version where version.id = new.version_id;
	end if;
	return null;
end $$;
create trigger note_rating_change after insert on public.security_reports
	for each row execute function private.note_rating_change();

-- The newest changes of ratings between versions of the rules.
create function public.rating_changes(p_limit integer default 100)
returns table (
	bookmarklet_id uuid, title text, semver text, is_latest boolean, from_level text, to_level text, from_score integer, to_score integer,
	from_rules text, to_rules text, changed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
	perform private.require_admin();
	return query
		select change.bookmarklet_id, script.title, version.semver, version.id = script.latest_version_id, change.from_level, change.to_level,
			change.from_score, change.to_score, change.from_rules, change.to_rules, change.changed_at
		from private.rating_changes as change
		join public.bookmarklets as script on script.id = change.bookmarklet_id
		join public.versions as version on version.id = change.version_id
		order by change.changed_at desc, change.id desc limit least(greatest(coalesce(p_limit, 100), 1), 1000);
end $$;
revoke all on function
	public.rescan(boolean), public.cancel_rescan(uuid), public.rescan_progress(uuid), public.rating_changes(integer)
from public, anon, authenticated;
grant execute on function
	public.rescan(boolean), public.cancel_rescan(uuid), public.rescan_progress(uuid), public.rating_changes(integer)
to authenticated;
