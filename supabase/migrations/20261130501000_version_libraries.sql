-- Libraries of a version as the full check loaded and rated them. Decision 97.

create table public.version_libraries (
	version_id uuid not null references public.versions (id) on delete cascade,
	-- As written in the metadata block.
	address text not null constraint version_libraries_address check (char_length(address) between 1 and 2000),
	-- 'loaded': rated with the version. 'differs': not the file that the checksum of its address names.
	state text not null constraint version_libraries_state check (state in ('loaded', 'failed', 'differs')),
	-- Of the file's bytes; null for one that was not delivered.
	sha256 text constraint version_libraries_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
	bytes integer constraint version_libraries_bytes check (bytes >= 0),
	reason text constraint version_libraries_reason check (char_length(reason) <= 300),
	-- Its address or its checksum keeps the content from changing.
	is_pinned boolean not null,
	loaded_at timestamptz not null default now(),
	constraint version_libraries_whole check ((state = 'failed') = (sha256 is null) and (sha256 is null) = (bytes is null))
);
-- The whole address is too long for a key of an index.
create unique index version_libraries_key on public.version_libraries (version_id, md5(address));

alter table public.version_libraries enable row level security;
revoke all on public.version_libraries from anon, authenticated, service_role;
grant select on public.version_libraries to anon, authenticated;
-- Who may read the version may read what it loads. Only record_full_check() writes.
create policy version_libraries_read on public.version_libraries for select to anon, authenticated
	using (exists (select from public.versions as version where version.id = version_libraries.version_id));

alter table private.full_checks
	-- A version that was checked before, whose files may have changed since: its page need not wait for the result.
	add column is_repeat boolean not null default false,
	add column next_look timestamptz not null default 'infinity';
create index full_checks_next_look on private.full_checks (next_look) where next_look < 'infinity';

-- What a worker with these rules may be given now. A check that did not end within six minutes, more than a worker grants, is given again,
-- up to three times.
create or replace function private.due_full_checks(rules text) returns setof private.full_checks
language sql stable set search_path = ''
begin atomic
	select queued.* from private.full_checks as queued
	where queued.state in ('waiting', 'running') and queued.rules_version = rules and queued.attempts < 3
		and case queued.state when 'waiting' then queued.not_before <= now() else queued.started_at < now() - interval '6 minutes' end
		and exists (select from public.bookmarklets as script where script.latest_version_id = queued.version_id);
end;

-- Whether the first check left something to the full one: it did not reach its end, or a library has not been read.
create function private.wants_full_check(summary jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_checked_in_part(summary) or coalesce(summary -> 'capabilities' -> 'libraries' @> '[{"state": "not-read"}]', false);

-- Only the latest version of a script: nobody waits for the others.
create or replace function private.queue_full_check(version_id uuid, rules text) returns void
language sql set search_path = ''
begin atomic
	insert into private.full_checks as known (version_id, rules_version)
	select script.latest_version_id, queue_full_check.rules
	from public.bookmarklets as script
	where script.latest_version_id = queue_full_check.version_id and queue_full_check.rules is not null
	on conflict (version_id) do update set
		rules_version = excluded.rules_version, state = 'waiting', attempts = 0, reason = null, not_before = '-infinity',
		queued_at = clock_timestamp(), started_at = null, finished_at = null, is_repeat = false, next_look = 'infinity'
	where known.rules_version <> excluded.rules_version;
end;

create or replace function private.queue_partial_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.wants_full_check(new.summary_json) then
		perform private.queue_full_check(new.version_id, new.rules_version);
	end if;
	return null;
end $$;

create or replace trigger queue_partial_report after insert on public.security_reports
	for each row execute function private.queue_partial_report();

-- Queues public versions again whose files were loaded some days ago and may have changed. Called by a schedule.
create function private.queue_library_looks() returns void
language sql set search_path = ''
begin atomic
	update private.full_checks as queued set
		state = 'waiting', is_repeat = true, attempts = 0, reason = null, not_before = '-infinity', queued_at = clock_timestamp(),
		started_at = null, finished_at = null, next_look = now() + interval '3 days'
	where queued.next_look <= now() and queued.state in ('done', 'none')
		and exists (select from public.bookmarklets as script where script.latest_version_id = queued.version_id and script.is_visible);
end;

drop function if exists public.claim_full_check(text);
-- Assigns one version to the caller. Authors take turns, so that nobody's large scripts delay those of others. `libraries` is null for a
-- first full check; for a repeated one it has address and SHA-256 of each file that was rated.
create function public.claim_full_check(p_rules_version text)
returns table (version_id uuid, code text, title text, libraries jsonb)
language plpgsql security definer set search_path = '' as $$
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
end $$;

drop function if exists public.record_full_check(uuid, text, jsonb, text);
-- Stores the result of a full check as the newest report, with the files that it rated, unless the version has been rated by other rules
-- meanwhile. With a reason there is no result: the version is tried again after half an hour and after two hours, then the report of the first
-- check stays. With neither, a repeated check found the same files, and nothing else changes.
create function public.record_full_check(
	p_version_id uuid, p_rules_version text, p_summary jsonb, p_reason text default null, p_libraries jsonb default '[]'
)
returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- How far the later checks of a version are, for everybody who may read it:
--   full_check   null: the first check by the present rules left nothing to it. 'under_way': queued or running, and a worker is there. 'waiting': no worker is
--                there, or it is tried again later. 'done', also while its files are looked at again; 'no_result'
--   test_run     'under_way', 'evidence', 'nothing_seen', 'no_result'; null: there was none, and none is promised
--   test_run_at  when the test run ended; null without one
-- One row; none for a version that the caller may not read.
create or replace function public.later_checks(p_version_id uuid) returns table (full_check text, test_run text, test_run_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
	select
		case
			when queued.state = 'done' or queued.is_repeat then 'done'
			when queued.state = 'none' then 'no_result'
			when queued.version_id is null then null
			when private.has_worker('full-check', queued.rules_version) and script.latest_version_id = version.id
				and (queued.state = 'running' or queued.not_before <= now()) then 'under_way'
			else 'waiting'
		end,
		case
			when jsonb_array_length(run.findings) > 0 then 'evidence'
			when run.state = 'ran' then 'nothing_seen'
			when run.state = 'none' then 'no_result'
			when private.has_worker('test-run') and script.latest_version_id = version.id and version.risk_level <> 'red'
				and coalesce(run.attempts, 0) < 3 then 'under_way'
		end,
		run.finished_at
	from public.versions as version
	join public.bookmarklets as script on script.id = version.bookmarklet_id
	left join private.full_checks as queued on queued.version_id = version.id and queued.rules_version = (
		select report.rules_version from public.security_reports as report
		where report.version_id = version.id order by report.created_at desc limit 1
	)
	left join private.canary_runs as run on run.version_id = version.id
	where version.id = p_version_id and (
		(version.is_public and script.is_visible)
		or (script.owner_id = auth.uid() and script.deleted_at is null)
		or public.is_admin()
	);
end;

revoke all on function public.claim_full_check(text), public.record_full_check(uuid, text, jsonb, text, jsonb), public.later_checks(uuid)
	from public, anon, authenticated;
grant execute on function public.claim_full_check(text), public.record_full_check(uuid, text, jsonb, text, jsonb) to service_role;
grant execute on function public.later_checks(uuid) to anon, authenticated, service_role;

-- What the first check by the present rules has left to the full one before.
select private.queue_full_check(script.latest_version_id, report.rules_version)
from public.bookmarklets as script
cross join lateral (
	select newest.rules_version, newest.summary_json from public.security_reports as newest
	where newest.version_id = script.latest_version_id order by newest.created_at desc limit 1
) as report
where private.wants_full_check(report.summary_json);

-- Hosted projects with pg_cron; the local backend has a timer of its own.
do $$ begin
	if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
		perform cron.schedule('libraries of scripts', '40 * * * *', 'select private.queue_library_looks()');
	end if;
end $$;
