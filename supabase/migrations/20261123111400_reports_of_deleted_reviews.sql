-- Deleting a reported review empties `review_id` of its reports. Whoever had reported the script too, or two of its reviews,
-- then had two equal open reports, and the unique index refused to delete the review, and with it the account of its author.
alter table public.moderation_reports add column review_deleted boolean not null default false;
comment on column public.moderation_reports.review_deleted is 'The report is about a review that does not exist anymore.';

create function private.mark_review_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.review_deleted := true;
	return new;
end $$;
create trigger mark_review_deleted before update of review_id on public.moderation_reports
	for each row when (old.review_id is not null and new.review_id is null) execute function private.mark_review_deleted();

drop index public.moderation_reports_one_open;
create unique index moderation_reports_one_open on public.moderation_reports (reporter_id, bookmarklet_id, review_id) nulls not distinct
	where status in ('pending', 'reviewing') and reporter_id is not null and bookmarklet_id is not null and not review_deleted;
