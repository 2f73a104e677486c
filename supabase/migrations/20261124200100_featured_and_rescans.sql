-- What administrators decide: featured scripts, and re-scans that can be cancelled. Numbers of scripts and changes of ratings are kept
-- with each change, so that no screen of the panel reads all scripts or reports.

-- `all`, `featured`, and the risk levels; of visible scripts.
create table private.script_counts (
	name text primary key,
	scripts integer not null
);

create function private.count_script_names(came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	insert into private.script_counts as known (name, scripts)
	select name, sum(change)
	from (select unnest(came) as name, 1 as change union all select unnest(went), -1) as changed
	group by name having sum(change) <> 0 order by name
	on conflict (name) do update set scripts = known.scripts + excluded.scripts;
end;

create function private.counted_names(script public.bookmarklets) returns text[]
language sql immutable set search_path = ''
return case when script.is_visible
	then array['all', script.risk_level] || case when script.featured then array['featured'] else '{}'::text[] end
	else '{}'::text[] end;

-- After the row was written: generated columns are not computed earlier.
create function private.count_kinds_of_scripts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.count_script_names(
		case when tg_op <> 'DELETE' then private.counted_names(new) end, case when tg_op <> 'INSERT' then private.counted_names(old) end
	);
	return null;
end $$;
create trigger count_kinds_added after insert on public.bookmarklets
	for each row when (new.is_visible) execute function private.count_kinds_of_scripts();
create trigger count_kinds_removed after delete on public.bookmarklets
	for each row when (old.is_visible) execute function private.count_kinds_of_scripts();
create trigger count_kinds_changed after update on public.bookmarklets
	for each row when (
		(old.is_visible, old.risk_level, old.featured) is distinct from (new.is_visible, new.risk_level, new.featured)
	) execute function private.count_kinds_of_scripts();
insert into private.script_counts (name, scripts)
	select name, count(*) from public.bookmarklets as script cross join unnest(private.counted_names(script)) as name group by name;

create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
	if not public.is_admin() then
		raise insufficient_privilege using message = 'Only administrators may do this.';
	end if;
	return auth.uid();
end $$;

-- Adds a visible script to the featured ones, or takes it away; High Risk ones are never featured. The audit log has each change.
create function public.set_featured(p_bookmarklet_id uuid, p_featured boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	script public.bookmarklets;
begin
	perform private.require_admin();
	perform private.take_token('moderate');
	select * into script from public.bookmarklets where id = p_bookmarklet_id for no key update;
	if not found or (p_featured and not script.is_visible) then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	if p_featured and script.risk_level = 'red' then
		raise sqlstate 'PT409' using message = 'A High Risk script cannot be featured.';
	end if;
	update public.bookmarklets set featured = coalesce(p_featured, false) where id = p_bookmarklet_id;
	return coalesce(p_featured, false);
end $$;

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
insert into private.rating_changes (bookmarklet_id, version_id, from_level, to_level, from_score, to_score, from_rules, to_rules, changed_at)
	select version.bookmarklet_id, version.id, pair.from_level, pair.risk_level, pair.from_score, pair.score, pair.from_rules,
		pair.rules_version, pair.created_at
	from (
		select report.*, lag(report.risk_level) over earlier as from_level, lag(report.score) over earlier as from_score,
			lag(report.rules_version) over earlier as from_rules
		from public.security_reports as report
		window earlier as (partition by report.version_id order by report.created_at)
	) as pair join public.versions as version on version.id = pair.version_id
	where pair.from_rules <> pair.rules_version and pair.from_level <> pair.risk_level;

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

-- A cancelled job stays for the figures of its batch.
alter table public.analysis_jobs drop constraint analysis_jobs_state;
alter table public.analysis_jobs add constraint analysis_jobs_state
	check (state in ('waiting', 'running', 'done', 'failed', 'cancelled'));

-- Cancels the waiting jobs of a re-scan; a running one finishes. New versions that wait for their first rating are rated all the same,
-- outside of the batch. Returns how many jobs were cancelled.
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

drop function public.rescan_progress(uuid);

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

revoke all on function
	private.count_script_names(text[], text[]), private.counted_names(public.bookmarklets), private.count_kinds_of_scripts(),
	private.require_admin(), private.note_rating_change()
from public;
revoke all on function
	public.set_featured(uuid, boolean), public.rating_changes(integer), public.cancel_rescan(uuid), public.rescan_progress(uuid)
from public, anon, authenticated;
grant execute on function
	public.set_featured(uuid, boolean), public.rating_changes(integer), public.cancel_rescan(uuid), public.rescan_progress(uuid)
to authenticated;
