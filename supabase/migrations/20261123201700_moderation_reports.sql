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
create index moderation_reports_by_status on public.moderation_reports (status, created_at desc);
create index moderation_reports_by_script on public.moderation_reports (bookmarklet_id);
create index moderation_reports_by_review on public.moderation_reports (review_id) where review_id is not null;

alter table public.moderation_reports enable row level security;
revoke all on public.moderation_reports from anon, authenticated;
grant select on public.moderation_reports to authenticated;
grant insert (bookmarklet_id, review_id, reporter_id, reason, description) on public.moderation_reports to authenticated;
grant all on public.moderation_reports to service_role;

create policy moderation_reports_read on public.moderation_reports for select to authenticated
	using (reporter_id = (select auth.uid()) or (select public.is_moderator()));
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

create view public.moderation_stats with (security_invoker = true) as
	select
		count(*) filter (where status in ('pending', 'reviewing')) as pending_reports,
		count(*) filter (where status in ('resolved', 'dismissed')) as resolved_reports,
		avg(extract(epoch from resolved_at - created_at) / 3600) filter (where resolved_at is not null) as avg_resolution_hours
	from public.moderation_reports
	having (select public.is_admin());
revoke all on public.moderation_stats from anon, authenticated;
grant select on public.moderation_stats to authenticated, service_role;
