-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.canary_runs (
	version_id uuid not null,
	canary_version text not null,
	state text default 'running'::text not null,
	attempts integer default 1 not null,
	reason text,
	findings jsonb default '[]'::jsonb not null,
	started_at timestamp with time zone default now() not null,
	finished_at timestamp with time zone,
	constraint canary_runs_pkey PRIMARY KEY (version_id),
	constraint canary_runs_findings CHECK (((jsonb_typeof(findings) = 'array'::text) AND (pg_column_size(findings) <= 20000))),
	constraint canary_runs_reason CHECK ((char_length(reason) <= 2000)),
	constraint canary_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'ran'::text, 'none'::text]))),
	constraint canary_runs_version CHECK (((char_length(canary_version) >= 1) AND (char_length(canary_version) <= 50))),
	constraint canary_runs_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);
CREATE INDEX canary_runs_started ON private.canary_runs USING btree (started_at);

CREATE OR REPLACE FUNCTION private.add_canary_findings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.canary_candidates(canary text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 WITH lately AS (
          SELECT script_1.owner_id,
             max(run_1.started_at) AS started_at
            FROM (private.canary_runs run_1
              JOIN public.bookmarklets script_1 ON ((script_1.latest_version_id = run_1.version_id)))
           WHERE (run_1.started_at > (now() - '00:10:00'::interval))
           GROUP BY script_1.owner_id
         )
  SELECT script.latest_version_id
    FROM ((public.bookmarklets script
      LEFT JOIN private.canary_runs run ON ((run.version_id = script.latest_version_id)))
      LEFT JOIN lately ON ((lately.owner_id = script.owner_id)))
   WHERE ((script.last_security_scan IS NOT NULL) AND (script.risk_level <> 'red'::text) AND (EXISTS ( SELECT
            FROM public.security_reports report
           WHERE (report.version_id = script.latest_version_id))) AND ((run.version_id IS NULL) OR (run.canary_version <> canary_candidates.canary) OR ((run.attempts < 3) AND
         CASE run.state
             WHEN 'running'::text THEN (run.started_at < (now() - ('00:02:00'::interval * ((2)::double precision ^ ((run.attempts - 1))::double precision))))
             WHEN 'none'::text THEN (run.finished_at < (now() - ('01:00:00'::interval * ((4)::double precision ^ ((run.attempts - 1))::double precision))))
             ELSE false
         END)))
   ORDER BY run.attempts NULLS FIRST, lately.started_at NULLS FIRST, script.last_security_scan;
END;

CREATE OR REPLACE FUNCTION public.claim_canary_run(p_canary_version text)
 RETURNS TABLE(version_id uuid, code text, kind text, report jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.claim_canary_run(text) to service_role;

CREATE OR REPLACE FUNCTION public.record_canary_run(p_version_id uuid, p_canary_version text, p_findings jsonb, p_reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.record_canary_run(uuid,text,jsonb,text) to service_role;
