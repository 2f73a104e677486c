create table public.moderation_reports (
	id uuid primary key default gen_random_uuid(),
	-- Null after the script was deleted; the report stays.
	bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	review_id uuid,
	reporter_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
	reason text not null constraint moderation_reports_reason
		check (reason in ('malicious', 'security', 'spam', 'inappropriate', 'broken', 'copyright')),
	description text constraint moderation_reports_description check (char_length(description) <= 2000),
	status text not null default 'pending' constraint moderation_reports_status
		check (status in ('pending', 'reviewing', 'resolved', 'dismissed')),
	created_at timestamptz not null default now(),
	resolved_at timestamptz,
	moderator_notes text constraint moderation_reports_moderator_notes check (char_length(moderator_notes) <= 2000),
	moderator_id uuid references public.profiles (user_id) on delete set null,
	review_deleted boolean not null default false,
	-- A reported review belongs to the reported script.
	constraint moderation_reports_review_of_script foreign key (review_id, bookmarklet_id)
		references public.bookmarklet_reviews (id, bookmarklet_id) on delete set null (review_id)
);
comment on column public.moderation_reports.review_deleted is 'The report is about a review that does not exist anymore.';

-- One open report per person and script or review. Without reports about deleted reviews: their `review_id` is null, so two of them
-- would be equal and the reviews could not be deleted.
create unique index moderation_reports_one_open on public.moderation_reports (reporter_id, bookmarklet_id, review_id) nulls not distinct
	where status in ('pending', 'reviewing') and reporter_id is not null and bookmarklet_id is not null and not review_deleted;

-- For the pages of the list, newest first.
create index moderation_reports_newest on public.moderation_reports (created_at desc, id desc);
create index moderation_reports_by_status on public.moderation_reports (status, created_at desc, id desc);
create index moderation_reports_by_script on public.moderation_reports (bookmarklet_id);
create index moderation_reports_by_review on public.moderation_reports (review_id) where review_id is not null;

alter table public.moderation_reports enable row level security;
revoke all on public.moderation_reports from anon, authenticated;
grant select on public.moderation_reports to authenticated;
grant insert (bookmarklet_id, review_id, reporter_id, reason, description) on public.moderation_reports to authenticated;
grant all on public.moderation_reports to service_role;

-- The people whom a report is about: the owner of the script, and the author of the review. Noted when it is filed, because the script and
-- the review can be deleted afterwards.
create table private.report_subjects (
	report_id uuid not null references public.moderation_reports (id) on delete cascade,
	person uuid not null references public.profiles (user_id) on delete cascade,
	primary key (report_id, person)
);
create index report_subjects_by_person on private.report_subjects (person);

create function private.note_report_subjects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.report_subjects (report_id, person)
	select new.id, subject.person from (
		select script.owner_id from public.bookmarklets as script where script.id = new.bookmarklet_id
		union
		select review.user_id from public.bookmarklet_reviews as review where review.id = new.review_id
	) as subject (person)
	where subject.person is not null;
	return null;
end $$;
create trigger note_report_subjects after insert on public.moderation_reports
	for each row execute function private.note_report_subjects();

create function private.is_report_subject(report uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.report_subjects as subject where subject.report_id = report and subject.person = is_report_subject.person);

-- Whether the caller is a subject of a report. Row level security policies use it.
create function private.concerns_caller(report uuid) returns boolean
language sql stable security definer set search_path = ''
return private.is_report_subject(report, auth.uid());
grant execute on function private.concerns_caller(uuid) to authenticated, service_role;

-- Moderators read reports and decisions about themselves only through list_reports(), which leaves the reporter out.
create policy moderation_reports_read on public.moderation_reports for select to authenticated
	using (reporter_id = (select auth.uid()) or ((select public.is_moderator()) and not private.concerns_caller(id)));
create policy moderation_reports_send_own on public.moderation_reports for insert to authenticated
	with check (
		reporter_id = (select auth.uid())
		and exists (select from public.bookmarklets as script where script.id = moderation_reports.bookmarklet_id)
	);

-- As limit_inserts(), but without reports that the database itself writes, which have no reporter.
create function private.limit_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	reports integer;
begin
	select count(*) into reports from added where reporter_id is not null;
	if auth.uid() is not null and reports > 0 then
		perform private.take_token('report_script', reports);
	end if;
	return null;
end $$;
create trigger limit_inserts after insert on public.moderation_reports
	referencing new table as added for each statement execute function private.limit_reports();

create function private.mark_review_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.review_deleted := true;
	return new;
end $$;
create trigger mark_review_deleted before update of review_id on public.moderation_reports
	for each row when (old.review_id is not null and new.review_id is null) execute function private.mark_review_deleted();

-- Reports a script, or one of its reviews, subject to the caller's policies. Returns the id of the report.
create function public.report_script(p_bookmarklet_id uuid, p_reason text, p_description text default null, p_review_id uuid default null)
returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
	report uuid;
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in to report a script.';
	end if;
	if not exists (select from public.bookmarklets where id = p_bookmarklet_id) then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	insert into public.moderation_reports (bookmarklet_id, review_id, reporter_id, reason, description)
	values (p_bookmarklet_id, p_review_id, auth.uid(), p_reason, nullif(btrim(p_description), ''))
	returning id into report;
	return report;
exception when unique_violation then
	raise sqlstate 'PT409' using message = 'You have already reported this. A moderator will look at it.';
end $$;
revoke all on function public.report_script(uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.report_script(uuid, text, text, uuid) to authenticated, service_role;

-- How many reports have each status, for the tabs: counting 100,000 rows for each opened panel would read them all.
create table private.report_counts (
	status text primary key,
	reports bigint not null,
	-- Of decided reports, from filing to decision.
	seconds double precision not null default 0
);

-- Collects changes of the counts of reports. `sign`: 1 adds the reports, -1 subtracts them.
create function private.add_report_counts(statuses text[], seconds double precision[], sign integer) returns void
language sql set search_path = ''
begin atomic
	insert into private.count_changes (counter, name, change, seconds)
	select 'report', changed.status, sign * count(*), sign * sum(changed.seconds)
	from unnest(statuses, seconds) as changed (status, seconds)
	group by changed.status;
end;

create function private.count_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if tg_op <> 'INSERT' then
		perform private.add_report_counts(array_agg(status), array_agg(coalesce(extract(epoch from resolved_at - created_at), 0)), -1) from went;
	end if;
	if tg_op <> 'DELETE' then
		perform private.add_report_counts(array_agg(status), array_agg(coalesce(extract(epoch from resolved_at - created_at), 0)), 1) from came;
	end if;
	return null;
end $$;
create trigger count_added after insert on public.moderation_reports
	referencing new table as came for each statement execute function private.count_reports();
create trigger count_changed after update on public.moderation_reports
	referencing old table as went new table as came for each statement execute function private.count_reports();
create trigger count_removed after delete on public.moderation_reports
	referencing old table as went for each statement execute function private.count_reports();

-- Counts all reports, also those about the administrator, whose rows only list_reports() shows.
create function private.report_figures() returns table (pending_reports bigint, resolved_reports bigint, avg_resolution_hours numeric)
language sql stable security definer set search_path = ''
begin atomic
	select
		count(*) filter (where status in ('pending', 'reviewing')),
		count(*) filter (where status in ('resolved', 'dismissed')),
		avg(extract(epoch from resolved_at - created_at) / 3600) filter (where resolved_at is not null)
	from public.moderation_reports
	having public.is_admin();
end;
grant execute on function private.report_figures() to authenticated, service_role;
create view public.moderation_stats with (security_invoker = true) as
	select pending_reports, resolved_reports, avg_resolution_hours from private.report_figures();
revoke all on public.moderation_stats from anon, authenticated;
grant select on public.moderation_stats to authenticated, service_role;
