-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.check_workers (
	kind text not null,
	version text not null,
	seen_at timestamp with time zone default now() not null,
	constraint check_workers_pkey PRIMARY KEY (kind),
	constraint check_workers_kind CHECK ((kind = ANY (ARRAY['full-check'::text, 'test-run'::text]))),
	constraint check_workers_version CHECK (((char_length(version) >= 1) AND (char_length(version) <= 50)))
);

create table private.full_checks (
	version_id uuid not null,
	rules_version text not null,
	state text default 'waiting'::text not null,
	attempts integer default 0 not null,
	reason text,
	not_before timestamp with time zone default '-infinity'::timestamp with time zone not null,
	queued_at timestamp with time zone default clock_timestamp() not null,
	started_at timestamp with time zone,
	finished_at timestamp with time zone,
	is_repeat boolean default false not null,
	next_look timestamp with time zone default 'infinity'::timestamp with time zone not null,
	constraint full_checks_pkey PRIMARY KEY (version_id),
	constraint full_checks_attempts CHECK ((attempts >= 0)),
	constraint full_checks_reason CHECK ((char_length(reason) <= 2000)),
	constraint full_checks_rules_version CHECK (((char_length(rules_version) >= 1) AND (char_length(rules_version) <= 50))),
	constraint full_checks_state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'none'::text]))),
	constraint full_checks_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE
);
CREATE INDEX full_checks_next_look ON private.full_checks USING btree (next_look) WHERE (next_look < 'infinity'::timestamp with time zone);
CREATE INDEX full_checks_open ON private.full_checks USING btree (queued_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX full_checks_started ON private.full_checks USING btree (started_at);

CREATE OR REPLACE FUNCTION private.due_full_checks(rules text)
 RETURNS SETOF private.full_checks
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT queued.version_id,
     queued.rules_version,
     queued.state,
     queued.attempts,
     queued.reason,
     queued.not_before,
     queued.queued_at,
     queued.started_at,
     queued.finished_at,
     queued.is_repeat,
     queued.next_look
    FROM private.full_checks queued
   WHERE ((queued.state = ANY (ARRAY['waiting'::text, 'running'::text])) AND (queued.rules_version = due_full_checks.rules) AND (queued.attempts < 3) AND
         CASE queued.state
             WHEN 'waiting'::text THEN (queued.not_before <= now())
             ELSE (queued.started_at < (now() - '00:06:00'::interval))
         END AND (EXISTS ( SELECT
            FROM public.bookmarklets script
           WHERE (script.latest_version_id = queued.version_id))));
END;

CREATE OR REPLACE FUNCTION private.has_worker(worker text, wanted text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.check_workers WHERE ((check_workers.kind = has_worker.worker) AND (check_workers.version = COALESCE(has_worker.wanted, check_workers.version)) AND (check_workers.seen_at > (now() - '00:02:00'::interval)))));

CREATE OR REPLACE FUNCTION private.is_checked_in_part(summary jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN COALESCE(((summary -> 'vulnerabilities'::text) @> '[{"type": "checked-in-part"}]'::jsonb), false);

CREATE OR REPLACE FUNCTION private.note_worker(worker text, wanted text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.check_workers AS known (kind, version)
   VALUES (note_worker.worker, note_worker.wanted) ON CONFLICT(kind) DO UPDATE SET version = excluded.version, seen_at = now()
   WHERE ((known.version <> excluded.version) OR (known.seen_at < (now() - '00:00:20'::interval)));
END;

CREATE OR REPLACE FUNCTION private.queue_full_check(version_id uuid, rules text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.full_checks AS known (version_id, rules_version)  SELECT script.latest_version_id,
             queue_full_check.rules AS rules
            FROM public.bookmarklets script
           WHERE ((script.latest_version_id = queue_full_check.version_id) AND (queue_full_check.rules IS NOT NULL)) ON CONFLICT(version_id) DO UPDATE SET rules_version = excluded.rules_version, state = 'waiting'::text, attempts = 0, reason = NULL::text, not_before = '-infinity'::timestamp with time zone, queued_at = clock_timestamp(), started_at = NULL::timestamp with time zone, finished_at = NULL::timestamp with time zone, is_repeat = false, next_look = 'infinity'::timestamp with time zone
   WHERE (known.rules_version <> excluded.rules_version);
END;

CREATE OR REPLACE FUNCTION private.queue_partial_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if private.wants_full_check(new.summary_json) then
		perform private.queue_full_check(new.version_id, new.rules_version);
	end if;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_postponed_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.queue_full_check(new.version_id, (
		select report.rules_version from public.security_reports as report
		where report.version_id = new.version_id order by report.created_at desc limit 1
	));
	return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_full_check(p_rules_version text)
 RETURNS TABLE(version_id uuid, code text, title text, libraries jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
	chosen uuid;
begin
	perform private.note_worker('full-check', p_rules_version);
	delete from private.full_checks as replaced where replaced.state in ('waiting', 'running')
		and not exists (select from public.bookmarklets as script where script.latest_version_id = replaced.version_id);
	update private.full_checks as ended set state = 'none', reason = 'No worker has finished it.', finished_at = now()
	where ended.state = 'running' and ended.attempts >= 3 and ended.started_at < now() - interval '6 minutes';
	with lately as (
		select script.owner_id, max(started.started_at) as started_at
		from private.full_checks as started
		join public.bookmarklets as script on script.latest_version_id = started.version_id
		where started.started_at > now() - interval '10 minutes'
		group by script.owner_id
	)
	select candidate.version_id into chosen from private.full_checks as candidate
	join private.due_full_checks(p_rules_version) as due on due.version_id = candidate.version_id
	join public.bookmarklets as script on script.latest_version_id = candidate.version_id
	left join lately on lately.owner_id = script.owner_id
	order by candidate.is_repeat, candidate.attempts, lately.started_at nulls first, candidate.queued_at, candidate.version_id
	limit 1 for update of candidate skip locked;
	return query
		with claimed as (
			update private.full_checks as given set state = 'running', attempts = given.attempts + 1, started_at = clock_timestamp()
			where given.version_id = chosen
			returning given.version_id, given.is_repeat
		)
		select version.id, version.code_blob_url, script.title, case when claimed.is_repeat then (
			select coalesce(jsonb_agg(jsonb_build_object('address', file.address, 'sha256', file.sha256) order by file.address), '[]')
			from public.version_libraries as file where file.version_id = version.id
		) end
		from claimed
		join public.versions as version on version.id = claimed.version_id
		join public.bookmarklets as script on script.id = version.bookmarklet_id;
end $function$;
grant execute on function public.claim_full_check(text) to service_role;

CREATE OR REPLACE FUNCTION public.later_checks(p_version_id uuid)
 RETURNS TABLE(full_check text, test_run text, test_run_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((queued.state = 'done'::text) OR queued.is_repeat) THEN 'done'::text
             WHEN (queued.state = 'none'::text) THEN 'no_result'::text
             WHEN (queued.version_id IS NULL) THEN NULL::text
             WHEN (private.has_worker('full-check'::text, queued.rules_version) AND (script.latest_version_id = version.id) AND ((queued.state = 'running'::text) OR (queued.not_before <= now()))) THEN 'under_way'::text
             ELSE 'waiting'::text
         END AS "case",
         CASE
             WHEN (jsonb_array_length(run.findings) > 0) THEN 'evidence'::text
             WHEN (run.state = 'ran'::text) THEN 'nothing_seen'::text
             WHEN (run.state = 'none'::text) THEN 'no_result'::text
             WHEN (private.has_worker('test-run'::text) AND (script.latest_version_id = version.id) AND (version.risk_level <> 'red'::text) AND (COALESCE(run.attempts, 0) < 3)) THEN 'under_way'::text
             ELSE NULL::text
         END AS "case",
     run.finished_at
    FROM (((public.versions version
      JOIN public.bookmarklets script ON ((script.id = version.bookmarklet_id)))
      LEFT JOIN private.full_checks queued ON (((queued.version_id = version.id) AND (queued.rules_version = ( SELECT report.rules_version
            FROM public.security_reports report
           WHERE (report.version_id = version.id)
           ORDER BY report.created_at DESC
          LIMIT 1)))))
      LEFT JOIN private.canary_runs run ON ((run.version_id = version.id)))
   WHERE ((version.id = later_checks.p_version_id) AND ((version.is_public AND script.is_visible) OR ((script.owner_id = auth.uid()) AND (script.deleted_at IS NULL)) OR public.is_admin()));
END;
grant execute on function public.later_checks(uuid) to anon;
grant execute on function public.later_checks(uuid) to authenticated;
grant execute on function public.later_checks(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.record_full_check(p_version_id uuid, p_rules_version text, p_summary jsonb, p_reason text DEFAULT NULL::text, p_libraries jsonb DEFAULT '[]'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	newest public.security_reports;
	changes boolean not null default false;
begin
	-- Locks the script before the version, in the order in which deleting and rating lock them.
	perform from public.bookmarklets as script where script.id = (
		select version.bookmarklet_id from public.versions as version where version.id = p_version_id
	) for no key update;
	perform from public.versions as version where version.id = p_version_id for no key update;
	select exists (
		select from jsonb_to_recordset(p_libraries) as file (state text, is_pinned boolean)
		where not file.is_pinned or file.state <> 'loaded'
	) into changes;
	update private.full_checks as queued set
		state = case when p_reason is null then 'done' when queued.attempts < 3 then 'waiting' else 'none' end,
		reason = left(p_reason, 2000),
		not_before = now() + interval '30 minutes' * 4 ^ greatest(queued.attempts - 1, 0),
		next_look = case when p_summary is null then queued.next_look when changes then now() + interval '3 days' else 'infinity' end,
		finished_at = now()
	where queued.version_id = p_version_id and queued.rules_version = p_rules_version and queued.state = 'running';
	if not found or p_reason is not null or p_summary is null then
		return;
	end if;
	select * into newest from public.security_reports as report
	where report.version_id = p_version_id order by report.created_at desc limit 1;
	if newest.rules_version = p_rules_version then
		delete from public.version_libraries as file where file.version_id = p_version_id;
		insert into public.version_libraries (version_id, address, state, sha256, bytes, reason, is_pinned)
		select p_version_id, file.address, file.state, file.sha256, file.bytes, left(file.reason, 300), file.is_pinned
		from jsonb_to_recordset(p_libraries)
			as file (address text, state text, sha256 text, bytes integer, reason text, is_pinned boolean);
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (p_version_id, p_summary ->> 'risk_level', (p_summary ->> 'score')::integer, p_summary, p_rules_version, clock_timestamp());
	end if;
end $function$;
grant execute on function public.record_full_check(uuid,text,jsonb,text,jsonb) to service_role;
