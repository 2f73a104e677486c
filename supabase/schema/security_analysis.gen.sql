-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.analysis_rules (
	once boolean default true not null,
	version text not null,
	constraint analysis_rules_pkey PRIMARY KEY (once),
	constraint analysis_rules_once_check CHECK (once),
	constraint analysis_rules_version CHECK (((char_length(version) >= 1) AND (char_length(version) <= 50)))
);

create table public.analysis_jobs (
	id bigint generated always as identity not null,
	version_id uuid not null,
	kind text not null,
	state text default 'waiting'::text not null,
	attempts integer default 0 not null,
	error text,
	batch uuid,
	created_at timestamp with time zone default now() not null,
	started_at timestamp with time zone,
	finished_at timestamp with time zone,
	not_before timestamp with time zone default '-infinity'::timestamp with time zone not null,
	postponed integer default 0 not null,
	constraint analysis_jobs_pkey PRIMARY KEY (id),
	constraint analysis_jobs_attempts_check CHECK ((attempts >= 0)),
	constraint analysis_jobs_error CHECK ((char_length(error) <= 2000)),
	constraint analysis_jobs_kind CHECK ((kind = ANY (ARRAY['new'::text, 'rescan'::text]))),
	constraint analysis_jobs_postponed CHECK ((postponed >= 0)),
	constraint analysis_jobs_state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
	constraint analysis_jobs_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);
alter table public.analysis_jobs enable row level security;
grant select on public.analysis_jobs to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.analysis_jobs to service_role;
CREATE INDEX analysis_jobs_by_batch ON public.analysis_jobs USING btree (batch) WHERE (batch IS NOT NULL);
CREATE INDEX analysis_jobs_by_version ON public.analysis_jobs USING btree (version_id);
CREATE UNIQUE INDEX analysis_jobs_one_open ON public.analysis_jobs USING btree (version_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX analysis_jobs_open ON public.analysis_jobs USING btree (created_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX analysis_jobs_started ON public.analysis_jobs USING btree (started_at) WHERE (started_at IS NOT NULL);
create policy analysis_jobs_read on public.analysis_jobs for select to authenticated
	using (( SELECT public.is_admin() AS is_admin));
CREATE TRIGGER queue_postponed_job AFTER INSERT ON public.analysis_jobs FOR EACH ROW WHEN ((new.postponed > 0)) EXECUTE FUNCTION private.queue_postponed_job();

create table public.security_reports (
	id uuid default gen_random_uuid() not null,
	version_id uuid not null,
	risk_level text not null,
	score integer not null,
	summary_json jsonb not null,
	rules_version text not null,
	created_at timestamp with time zone default now() not null,
	constraint security_reports_pkey PRIMARY KEY (id),
	constraint security_reports_risk_level CHECK (private.is_risk_level(risk_level)),
	constraint security_reports_rules_version CHECK (((char_length(rules_version) >= 1) AND (char_length(rules_version) <= 50))),
	constraint security_reports_score CHECK (((score >= 0) AND (score <= 100))),
	constraint security_reports_summary CHECK (private.fits_json(summary_json, 'object'::text, 262144)),
	constraint security_reports_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);
alter table public.security_reports enable row level security;
grant select on public.security_reports to anon;
grant select on public.security_reports to authenticated;
grant insert, select on public.security_reports to service_role;
CREATE INDEX security_reports_by_time ON public.security_reports USING btree (created_at);
CREATE INDEX security_reports_newest ON public.security_reports USING btree (version_id, created_at DESC);
create policy security_reports_read on public.security_reports for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.versions version
  WHERE (version.id = security_reports.version_id))));
CREATE TRIGGER add_canary_findings BEFORE INSERT ON public.security_reports FOR EACH ROW EXECUTE FUNCTION private.add_canary_findings();
CREATE TRIGGER apply_security_report AFTER INSERT ON public.security_reports FOR EACH ROW EXECUTE FUNCTION private.apply_security_report();
CREATE TRIGGER note_found_rules AFTER INSERT ON public.security_reports FOR EACH ROW EXECUTE FUNCTION private.note_found_rules();
CREATE TRIGGER note_rating_change AFTER INSERT ON public.security_reports FOR EACH ROW EXECUTE FUNCTION private.note_rating_change();
CREATE TRIGGER queue_partial_report AFTER INSERT ON public.security_reports FOR EACH ROW EXECUTE FUNCTION private.queue_partial_report();

CREATE OR REPLACE FUNCTION private.apply_security_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.is_due(job public.analysis_jobs)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ((((job).state = 'waiting'::text) AND ((job).not_before <= now())) OR (((job).state = 'running'::text) AND (COALESCE((job).started_at, (job).created_at) < (now() - '00:02:00'::interval))));

CREATE OR REPLACE FUNCTION private.note_rules(rules text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.analysis_rules (version)  SELECT note_rules.rules AS rules
           WHERE (NOT (EXISTS ( SELECT
                    FROM private.analysis_rules known
                   WHERE (known.version = note_rules.rules)))) ON CONFLICT(once) DO UPDATE SET version = excluded.version;
END;

CREATE OR REPLACE FUNCTION private.outdated_versions(rules text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT version.id
    FROM public.versions version
   WHERE ((version.id IN ( SELECT script.latest_version_id
            FROM public.bookmarklets script)) AND (NOT (EXISTS ( SELECT
            FROM public.analysis_jobs job
           WHERE ((job.version_id = version.id) AND (job.state = ANY (ARRAY['waiting'::text, 'running'::text])))))) AND ((outdated_versions.rules IS NULL) OR (outdated_versions.rules IS DISTINCT FROM ( SELECT report.rules_version
            FROM public.security_reports report
           WHERE (report.version_id = version.id)
           ORDER BY report.created_at DESC
          LIMIT 1))));
END;

CREATE OR REPLACE FUNCTION public.analysis_queue_state(p_rules_version text)
 RETURNS TABLE(waiting integer, outdated integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT open.jobs,
         CASE
             WHEN (open.jobs = 0) THEN ( SELECT (count(*))::integer AS count
                FROM private.outdated_versions(analysis_queue_state.p_rules_version) outdated_versions(outdated_versions))
             ELSE 0
         END AS "case"
    FROM ( SELECT (count(*))::integer AS jobs
            FROM public.analysis_jobs job
           WHERE ((job.state = 'running'::text) OR ((job.state = 'waiting'::text) AND (job.not_before <= now())))) open;
END;
grant execute on function public.analysis_queue_state(text) to service_role;

CREATE OR REPLACE FUNCTION public.begin_analysis(p_rules_version text, p_headers jsonb, p_person uuid DEFAULT NULL::uuid, p_version_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(code text, title text, report jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.take_token_of(private.subject_of(p_person, private.address_of(p_headers)), 'analyze_security');
	return query
		select version.code_blob_url, script.title, (
			select case when newest.rules_version = p_rules_version then newest.summary_json end
			from public.security_reports as newest where newest.version_id = version.id order by newest.created_at desc limit 1
		)
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = p_version_id;
end $function$;
grant execute on function public.begin_analysis(text,jsonb,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.claim_analysis_job(p_rules_version text)
 RETURNS TABLE(version_id uuid, code text, title text, attempt integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.claim_analysis_job(text) to service_role;

CREATE OR REPLACE FUNCTION public.postpone_analysis(p_version_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	times integer;
begin
	select job.postponed into times from public.analysis_jobs as job where job.version_id = p_version_id order by job.id desc limit 1;
	insert into public.analysis_jobs (version_id, kind, postponed, not_before)
	values (p_version_id, 'rescan', coalesce(times, 0) + 1, now() + least(interval '1 hour' * 2 ^ least(coalesce(times, 0), 10), interval '7 days'))
	on conflict (version_id) where state in ('waiting', 'running') do nothing;
end $function$;
grant execute on function public.postpone_analysis(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.record_analysis(p_version_id uuid, p_risk_level text, p_score integer, p_summary jsonb, p_rules_version text, p_error text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.record_analysis(uuid,text,integer,jsonb,text,text) to service_role;
