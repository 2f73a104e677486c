-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.rating_changes (
	id bigint generated always as identity not null,
	bookmarklet_id uuid not null,
	version_id uuid not null,
	from_level text not null,
	to_level text not null,
	from_score integer not null,
	to_score integer not null,
	from_rules text not null,
	to_rules text not null,
	changed_at timestamp with time zone not null,
	constraint rating_changes_pkey PRIMARY KEY (id),
	constraint rating_changes_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint rating_changes_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);
CREATE INDEX rating_changes_by_script ON private.rating_changes USING btree (bookmarklet_id);
CREATE INDEX rating_changes_by_version ON private.rating_changes USING btree (version_id);
CREATE INDEX rating_changes_newest ON private.rating_changes USING btree (changed_at DESC, id DESC);

CREATE OR REPLACE FUNCTION private.enqueue_rescan(everything boolean)
 RETURNS TABLE(batch uuid, total integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.note_rating_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_rescan(p_batch uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.cancel_rescan(uuid) to authenticated;
grant execute on function public.cancel_rescan(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.rating_changes(p_limit integer DEFAULT 100)
 RETURNS TABLE(bookmarklet_id uuid, title text, semver text, is_latest boolean, from_level text, to_level text, from_score integer, to_score integer, from_rules text, to_rules text, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.require_admin();
	return query
		select change.bookmarklet_id, script.title, version.semver, version.id = script.latest_version_id, change.from_level, change.to_level,
			change.from_score, change.to_score, change.from_rules, change.to_rules, change.changed_at
		from private.rating_changes as change
		join public.bookmarklets as script on script.id = change.bookmarklet_id
		join public.versions as version on version.id = change.version_id
		order by change.changed_at desc, change.id desc limit least(greatest(coalesce(p_limit, 100), 1), 1000);
end $function$;
grant execute on function public.rating_changes(integer) to authenticated;
grant execute on function public.rating_changes(integer) to service_role;

CREATE OR REPLACE FUNCTION public.rescan(p_everything boolean DEFAULT false)
 RETURNS TABLE(batch uuid, total integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.rescan(boolean) to authenticated;
grant execute on function public.rescan(boolean) to service_role;

CREATE OR REPLACE FUNCTION public.rescan_progress(p_batch uuid DEFAULT NULL::uuid)
 RETURNS TABLE(batch uuid, total integer, done integer, failed integer, cancelled integer, started_at timestamp with time zone, finished_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT job.batch,
     (count(*))::integer AS count,
     (count(*) FILTER (WHERE (job.state = 'done'::text)))::integer AS count,
     (count(*) FILTER (WHERE (job.state = 'failed'::text)))::integer AS count,
     (count(*) FILTER (WHERE (job.state = 'cancelled'::text)))::integer AS count,
     min(job.created_at) AS min,
         CASE
             WHEN bool_and((job.state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text]))) THEN max(job.finished_at)
             ELSE NULL::timestamp with time zone
         END AS "case"
    FROM public.analysis_jobs job
   WHERE (job.batch = COALESCE(rescan_progress.p_batch, ( SELECT newest.batch
            FROM public.analysis_jobs newest
           WHERE (newest.batch IS NOT NULL)
           ORDER BY newest.id DESC
          LIMIT 1)))
   GROUP BY job.batch;
END;
grant execute on function public.rescan_progress(uuid) to authenticated;
grant execute on function public.rescan_progress(uuid) to service_role;
