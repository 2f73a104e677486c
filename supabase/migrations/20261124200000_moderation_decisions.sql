-- What moderators decide about reports, what the people concerned are told, and appeals. One row per decided report, so that a decision
-- can be undone and appealed. Written by the functions below only.
create table public.moderation_decisions (
	id uuid primary key default gen_random_uuid(),
	-- The decisions of one call of decide_reports(), which are undone together.
	batch uuid not null,
	report_id uuid not null references public.moderation_reports (id) on delete cascade,
	bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	decision text not null constraint moderation_decisions_decision check (decision in ('approve', 'remove', 'dismiss')),
	note text constraint moderation_decisions_note check (char_length(note) <= 2000),
	moderator_id uuid references public.profiles (user_id) on delete set null,
	decided_at timestamptz not null default now(),
	undone_at timestamptz,
	-- For undoing: the states before the decision. Null where the decision changed neither script nor review.
	report_before text not null constraint moderation_decisions_report_before check (report_before in ('pending', 'reviewing')),
	script_before jsonb constraint moderation_decisions_script_before check (private.fits_json(script_before, 'object', 16384)),
	review_before jsonb constraint moderation_decisions_review_before check (private.fits_json(review_before, 'object', 16384))
);
create index moderation_decisions_by_batch on public.moderation_decisions (batch);
create index moderation_decisions_by_report on public.moderation_decisions (report_id, decided_at desc);
create index moderation_decisions_by_script on public.moderation_decisions (bookmarklet_id, decided_at desc);

-- The answer of an author to the removal of a script or of a review; one per decision.
create table public.moderation_appeals (
	id uuid primary key default gen_random_uuid(),
	decision_id uuid not null unique references public.moderation_decisions (id) on delete cascade,
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	message text not null
		constraint moderation_appeals_message check (private.trimmed_length(message) >= 10 and char_length(message) <= 2000),
	status text not null default 'pending' constraint moderation_appeals_status check (status in ('pending', 'granted', 'rejected')),
	note text constraint moderation_appeals_note check (char_length(note) <= 2000),
	moderator_id uuid references public.profiles (user_id) on delete set null,
	created_at timestamptz not null default now(),
	decided_at timestamptz
);
create index moderation_appeals_open on public.moderation_appeals (created_at desc) where status = 'pending';
create index moderation_appeals_by_user on public.moderation_appeals (user_id);

create table public.notifications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	kind text not null constraint notifications_kind check (kind in (
		'script_removed', 'script_approved', 'review_removed', 'report_resolved', 'report_dismissed', 'appeal_granted', 'appeal_rejected'
	)),
	bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	decision_id uuid references public.moderation_decisions (id) on delete set null,
	-- Of the script at that time.
	title text not null constraint notifications_title check (char_length(title) <= 50),
	note text constraint notifications_note check (char_length(note) <= 2000),
	created_at timestamptz not null default now(),
	read_at timestamptz
);
create index notifications_newest on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_by_decision on public.notifications (decision_id);

alter table public.moderation_decisions enable row level security;
alter table public.moderation_appeals enable row level security;
alter table public.notifications enable row level security;
revoke all on public.moderation_decisions, public.moderation_appeals, public.notifications from anon, authenticated;
grant select (id, batch, report_id, bookmarklet_id, decision, note, moderator_id, decided_at, undone_at) on public.moderation_decisions to authenticated;
grant select on public.moderation_appeals, public.notifications to authenticated;
grant all on public.moderation_decisions, public.moderation_appeals, public.notifications to service_role;

create policy moderation_decisions_read on public.moderation_decisions for select to authenticated using ((select public.is_moderator()));
create policy moderation_appeals_read on public.moderation_appeals for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_moderator()));
create policy notifications_read_own on public.notifications for select to authenticated using (user_id = (select auth.uid()));

create trigger audit_change after insert or update on public.moderation_appeals
	for each row execute function private.audit_change('appeal', 'id', 'decision_id', 'status', 'note', 'moderator_id');

insert into private.rate_limits (action, capacity, refill_per_second) values
	('moderate', 1000, 1000 / 3600.0),
	('appeal', 10, 10 / 3600.0);

-- How many reports have each status, for the tabs: counting 100,000 rows for each opened panel would read them all.
create table private.report_counts (
	status text primary key,
	reports bigint not null,
	-- Of decided reports, from filing to decision.
	seconds double precision not null default 0
);

-- Adds the rows of `changes`, [status, created_at, resolved_at, sign], to the counts.
create function private.add_report_counts(statuses text[], seconds double precision[], sign integer) returns void
language sql set search_path = ''
begin atomic
	insert into private.report_counts as known (status, reports, seconds)
	select changed.status, sign * count(*), sign * sum(changed.seconds)
	from unnest(statuses, seconds) as changed (status, seconds)
	group by changed.status order by changed.status
	on conflict (status) do update set reports = known.reports + excluded.reports, seconds = known.seconds + excluded.seconds;
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
insert into private.report_counts (status, reports, seconds)
	select status, count(*), sum(coalesce(extract(epoch from resolved_at - created_at), 0)) from public.moderation_reports group by status;

-- For the pages of the list, newest first.
create index moderation_reports_newest on public.moderation_reports (created_at desc, id desc);
drop index public.moderation_reports_by_status;
create index moderation_reports_by_status on public.moderation_reports (status, created_at desc, id desc);

create function private.require_moderator() returns uuid
language plpgsql stable set search_path = '' as $$
begin
	if not public.is_moderator() then
		raise insufficient_privilege using message = 'Only moderators may do this.';
	end if;
	return auth.uid();
end $$;

create function private.tell(
	person uuid, kind text, script uuid, title text, decision uuid, note text
) returns void
language sql set search_path = ''
begin atomic
	insert into public.notifications (user_id, kind, bookmarklet_id, title, decision_id, note)
	select person, kind, script, title, decision, note where person is not null;
end;

-- Applies one decision of the batch to a locked report.
create function private.decide_report(report public.moderation_reports, verdict text, remark text, in_batch uuid) returns void
language plpgsql set search_path = '' as $$
declare
	caller uuid := auth.uid();
	script public.bookmarklets;
	review public.bookmarklet_reviews;
	is_about_review boolean := report.review_id is not null or report.review_deleted;
	decided uuid := gen_random_uuid();
begin
	if report.status not in ('pending', 'reviewing') then
		raise sqlstate 'PT409' using message = 'One of these reports was decided already. Load the list again.';
	end if;
	select * into script from public.bookmarklets where id = report.bookmarklet_id for no key update;
	if script.owner_id = caller and not public.is_admin() then
		raise insufficient_privilege using message = 'Another moderator decides reports about your own scripts.';
	end if;
	if verdict = 'dismiss' and script.moderation_status = 'pending' and report.reporter_id is null and not is_about_review then
		raise sqlstate 'PT409' using message = 'This script is held back until you approve or remove it.';
	end if;
	if verdict = 'remove' then
		select * into review from public.bookmarklet_reviews where id = report.review_id for update;
	end if;

	insert into public.moderation_decisions (
		id, batch, report_id, bookmarklet_id, decision, note, moderator_id, report_before, script_before, review_before
	) values (
		decided, in_batch, report.id, script.id, verdict, remark, caller, report.status,
		-- Once, when several reports about a script are decided together.
		case when verdict <> 'dismiss' and not is_about_review and script.id is not null and not exists (
			select from public.moderation_decisions as same
			where same.batch = in_batch and same.bookmarklet_id = script.id and same.script_before is not null
		) then jsonb_build_object(
			'is_published', script.is_published, 'moderation_status', script.moderation_status, 'moderation_reason', script.moderation_reason
		) end,
		case when review.id is not null then to_jsonb(review) end
	);
	if is_about_review then
		if review.id is not null then
			insert into public.audit_log (actor, action, target_table, target_id, before)
			values (caller, 'review.remove', 'bookmarklet_reviews', review.id::text, to_jsonb(review));
			delete from public.bookmarklet_reviews where id = review.id;
			perform private.tell(review.user_id, 'review_removed', script.id, script.title, decided, remark);
		end if;
	elsif verdict = 'remove' and script.id is not null then
		update public.bookmarklets set is_published = false, moderation_status = 'removed', moderation_reason = remark
		where id = script.id;
	elsif verdict = 'approve' and script.id is not null then
		update public.bookmarklets set moderation_status = 'approved', moderation_reason = null where id = script.id;
	end if;

	update public.moderation_reports set
		status = case verdict when 'dismiss' then 'dismissed' else 'resolved' end,
		resolved_at = now(), moderator_notes = remark, moderator_id = caller
	where id = report.id;
	if not is_about_review and verdict <> 'dismiss' and script.id is not null and not exists (
		select from public.notifications as told join public.moderation_decisions as same on same.id = told.decision_id
		where same.batch = in_batch and told.bookmarklet_id = script.id and told.user_id = script.owner_id
	) then
		perform private.tell(
			script.owner_id, case verdict when 'remove' then 'script_removed' else 'script_approved' end, script.id, script.title, decided, remark
		);
	end if;
	perform private.tell(
		report.reporter_id, case verdict when 'dismiss' then 'report_dismissed' else 'report_resolved' end,
		script.id, coalesce(script.title, 'Deleted script'), decided, null
	);
end $$;

-- Decides 1 to 100 reports: all of them, or with an error none. `p_decision`: approve or remove (the reports are resolved) or dismiss.
-- Removing a script unpublishes it, with the note as the reason that its author reads; removing a review deletes it. Returns the batch,
-- which undo_decision() takes.
create function public.decide_reports(p_ids uuid[], p_decision text, p_note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	new_batch uuid := gen_random_uuid();
	ids uuid[] := array(select distinct id from unnest(p_ids) as id where id is not null order by id);
	wanted uuid;
	report public.moderation_reports;
begin
	perform private.require_moderator();
	if p_decision is null or p_decision not in ('approve', 'remove', 'dismiss') then
		raise sqlstate '22023' using message = 'Choose an action.';
	end if;
	if cardinality(ids) not between 1 and 100 then
		raise sqlstate '22023' using message = 'Choose between 1 and 100 reports.';
	end if;
	perform private.take_token('moderate', cardinality(ids));
	-- Scripts before reports, in the order in which other writers lock them.
	perform from public.bookmarklets as script
	where script.id in (select about.bookmarklet_id from public.moderation_reports as about where about.id = any (ids))
	order by script.id for no key update;
	foreach wanted in array ids loop
		select * into report from public.moderation_reports where id = wanted for update;
		if not found then
			raise sqlstate 'PT404' using message = 'One of these reports does not exist anymore.';
		end if;
		perform private.decide_report(report, p_decision, nullif(btrim(p_note), ''), new_batch);
	end loop;
	return new_batch;
end $$;

-- Marks pending reports as being reviewed by the caller, or returns them to the pending ones. Returns how many were changed.
create function public.mark_reports(p_ids uuid[], p_reviewing boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_moderator();
	changed integer;
begin
	perform private.take_token('moderate');
	update public.moderation_reports as report set
		status = case when p_reviewing then 'reviewing' else 'pending' end,
		moderator_id = case when p_reviewing then caller end
	where report.id in (
		select wanted.id from public.moderation_reports as wanted
		where wanted.id = any (p_ids[1:100]) and wanted.status = case when p_reviewing then 'pending' else 'reviewing' end
		order by wanted.id for update
	);
	get diagnostics changed = row_count;
	return changed;
end $$;

-- Restores what a decision of the caller changed. A removed review comes back unless its author has written another one since.
create function private.revert_decision(decision public.moderation_decisions) returns void
language plpgsql set search_path = '' as $$
begin
	if decision.script_before is not null and decision.bookmarklet_id is not null then
		-- The status first: it takes the code off the list of removed code, which would hold the script back when it is published.
		update public.bookmarklets set
			moderation_status = decision.script_before ->> 'moderation_status',
			moderation_reason = decision.script_before ->> 'moderation_reason'
		where id = decision.bookmarklet_id;
		update public.bookmarklets set is_published = (decision.script_before ->> 'is_published')::boolean
		where id = decision.bookmarklet_id;
	end if;
	if decision.review_before is not null then
		insert into public.bookmarklet_reviews (id, bookmarklet_id, user_id, rating, title, comment, works_on_version, created_at, by_owner)
		select kept.id, kept.bookmarklet_id, kept.user_id, kept.rating, kept.title, kept.comment, kept.works_on_version, kept.created_at, kept.by_owner
		from jsonb_populate_record(null::public.bookmarklet_reviews, decision.review_before) as kept
		where exists (select from public.bookmarklets as script where script.id = kept.bookmarklet_id)
			and (kept.user_id is null or exists (select from public.profiles as author where author.user_id = kept.user_id))
		on conflict do nothing;
	end if;
end $$;

-- Undoes the decisions of one call of decide_reports(), by the moderator who made it, within 10 minutes and unless a script was changed
-- by another decision since. Their notifications are withdrawn.
create function public.undo_decision(p_batch uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_moderator();
	decision public.moderation_decisions;
	restored uuid;
	has_any boolean := false;
begin
	perform private.take_token('moderate');
	perform from public.bookmarklets as script
	where script.id in (select about.bookmarklet_id from public.moderation_decisions as about where about.batch = p_batch)
	order by script.id for no key update;
	for decision in
		select * from public.moderation_decisions as made
		where made.batch = p_batch and made.moderator_id = caller and made.undone_at is null and made.decided_at > now() - interval '10 minutes'
		order by made.id for update
	loop
		has_any := true;
		if exists (select from public.moderation_appeals as appeal where appeal.decision_id = decision.id) or exists (
			select from public.moderation_decisions as later
			where later.bookmarklet_id = decision.bookmarklet_id and later.batch <> p_batch and later.undone_at is null
				and later.decided_at >= decision.decided_at
		) then
			raise sqlstate 'PT409' using message = 'Something else was decided about this script since.';
		end if;
		perform private.revert_decision(decision);
		restored := (select kept.id from public.bookmarklet_reviews as kept where kept.id = (decision.review_before ->> 'id')::uuid);
		update public.moderation_reports set
			status = decision.report_before, resolved_at = null, moderator_notes = null,
			moderator_id = case decision.report_before when 'reviewing' then caller end,
			review_id = coalesce(review_id, restored), review_deleted = review_deleted and restored is null
		where id = decision.report_id;
		delete from public.notifications where decision_id = decision.id;
		update public.moderation_decisions set undone_at = now() where id = decision.id;
	end loop;
	if not has_any then
		raise sqlstate 'PT404' using message = 'This decision cannot be undone anymore.';
	end if;
exception when unique_violation then
	raise sqlstate 'PT409' using message = 'The same person has reported this again since.';
end $$;

-- The author of a removed script or review appeals, once per decision. Returns the id of the appeal.
create function public.appeal_decision(p_notification_id uuid, p_message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	told public.notifications;
	added uuid;
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('appeal');
	select * into told from public.notifications
	where id = p_notification_id and user_id = auth.uid() and kind in ('script_removed', 'review_removed') and decision_id is not null;
	if not found then
		raise sqlstate 'PT404' using message = 'There is no decision to appeal against.';
	end if;
	insert into public.moderation_appeals (decision_id, user_id, message) values (told.decision_id, auth.uid(), btrim(p_message))
	returning id into added;
	return added;
exception when unique_violation then
	raise sqlstate 'PT409' using message = 'You have appealed against this decision already.';
end $$;

-- Decides appeals; granting one restores the script or the review as it was. Returns how many were open.
create function public.decide_appeals(p_ids uuid[], p_granted boolean, p_note text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_moderator();
	appeal public.moderation_appeals;
	decision public.moderation_decisions;
	decided integer := 0;
begin
	perform private.take_token('moderate');
	if p_granted is null then
		raise sqlstate '22023' using message = 'Choose an action.';
	end if;
	for appeal in
		select * from public.moderation_appeals as open
		where open.id = any (p_ids[1:100]) and open.status = 'pending' order by open.id for update
	loop
		if appeal.user_id = caller and not public.is_admin() then
			raise insufficient_privilege using message = 'Another moderator decides your own appeals.';
		end if;
		select * into decision from public.moderation_decisions where id = appeal.decision_id;
		update public.moderation_appeals set
			status = case when p_granted then 'granted' else 'rejected' end, note = nullif(btrim(p_note), ''), moderator_id = caller, decided_at = now()
		where id = appeal.id;
		if p_granted then
			perform private.revert_decision(decision);
			-- An approval, so that saving the same code again is not held back.
			update public.bookmarklets set moderation_status = 'approved', moderation_reason = null
			where id = decision.bookmarklet_id and decision.script_before is not null;
		end if;
		insert into public.notifications (user_id, kind, bookmarklet_id, title, decision_id, note)
		select appeal.user_id, case when p_granted then 'appeal_granted' else 'appeal_rejected' end, decision.bookmarklet_id,
			coalesce((select script.title from public.bookmarklets as script where script.id = decision.bookmarklet_id), 'Deleted script'),
			decision.id, nullif(btrim(p_note), '');
		decided := decided + 1;
	end loop;
	return decided;
end $$;

-- Marks notifications of the caller as read: those with these ids, or all. Returns how many were unread.
create function public.mark_notifications_read(p_ids uuid[] default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	changed integer;
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	update public.notifications set read_at = now()
	where user_id = auth.uid() and read_at is null and (p_ids is null or id = any (p_ids[1:200]));
	get diagnostics changed = row_count;
	return changed;
end $$;

-- One page of the reports with a status, or with `appeals` those whose decision is appealed against, newest first, after the row
-- (`p_before`, `p_before_id`). The e-mail of the reporter is for administrators.
create function public.list_reports(
	p_tab text, p_reason text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50
)
returns table (
	id uuid, status text, reason text, description text, created_at timestamptz, resolved_at timestamptz, moderator_notes text,
	moderator_name text, reporter_name text, reporter_email text, bookmarklet_id uuid, title text, risk_level text, is_published boolean,
	moderation_status text, review_id uuid, review_deleted boolean, review_rating integer, review_comment text, decision text, appeal_id uuid,
	appeal_message text, appeal_status text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
	sees_email boolean := public.is_admin();
	conditions text := concat_ws(' and ',
		case p_tab
			when 'all' then 'true'
			when 'appeals' then 'report.id in (
				select appealed.report_id from public.moderation_appeals as open
				join public.moderation_decisions as appealed on appealed.id = open.decision_id where open.status = ''pending'')'
			else 'report.status = $1'
		end,
		case when p_reason is not null then 'report.reason = $2' end,
		case when p_before is not null then '(report.created_at, report.id) < ($3, $4)' end
	);
begin
	perform private.require_moderator();
	if p_tab is null or p_tab not in ('pending', 'reviewing', 'resolved', 'dismissed', 'all', 'appeals') then
		raise sqlstate '22023' using message = 'There is no such list of reports.';
	end if;
	return query execute format($query$
		with page as materialized (
			select report.* from public.moderation_reports as report where %s
			order by report.created_at desc, report.id desc limit $5
		)
		select
			report.id, report.status, report.reason, report.description, report.created_at, report.resolved_at, report.moderator_notes,
			moderator.display_name, reporter.display_name, case when $6 then reporter.email::text end, report.bookmarklet_id, script.title,
			script.risk_level, script.is_published, script.moderation_status, report.review_id, report.review_deleted, review.rating::integer,
			review.comment, decision.decision, appeal.id, appeal.message, appeal.status
		from page as report
		left join public.profiles as moderator on moderator.user_id = report.moderator_id
		left join public.profiles as reporter on reporter.user_id = report.reporter_id
		left join public.bookmarklets as script on script.id = report.bookmarklet_id
		left join public.bookmarklet_reviews as review on review.id = report.review_id
		left join lateral (
			select made.id, made.decision from public.moderation_decisions as made
			where made.report_id = report.id and made.undone_at is null order by made.decided_at desc limit 1
		) as decision on true
		left join public.moderation_appeals as appeal on appeal.decision_id = decision.id
		order by report.created_at desc, report.id desc
	$query$, conditions)
	using p_tab, p_reason, p_before, p_before_id, least(greatest(coalesce(p_limit, 50), 1), 100), sees_email;
end $$;

-- How many reports each tab has.
create function public.count_reports() returns table (pending bigint, reviewing bigint, resolved bigint, dismissed bigint, appeals bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
	perform private.require_moderator();
	return query
		select
			coalesce(sum(known.reports) filter (where known.status = 'pending'), 0)::bigint,
			coalesce(sum(known.reports) filter (where known.status = 'reviewing'), 0)::bigint,
			coalesce(sum(known.reports) filter (where known.status = 'resolved'), 0)::bigint,
			coalesce(sum(known.reports) filter (where known.status = 'dismissed'), 0)::bigint,
			(select count(*) from public.moderation_appeals as open where open.status = 'pending')
		from private.report_counts as known;
end $$;

-- The script that a report is about, also while it is not public: what it is, its newest rating, up to 50 public versions and the
-- latest, and the last 20 reports about it. Null if it was deleted.
create function public.reported_script(p_report_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	script public.bookmarklets;
begin
	perform private.require_moderator();
	select about.* into script
	from public.moderation_reports as report join public.bookmarklets as about on about.id = report.bookmarklet_id
	where report.id = p_report_id;
	if not found then
		return null;
	end if;
	return jsonb_build_object(
		'id', script.id, 'title', script.title, 'short_description', script.short_description, 'category', script.category,
		'kind', script.kind, 'created_at', script.created_at, 'is_published', script.is_published, 'is_deleted', script.deleted_at is not null,
		'moderation_status', script.moderation_status, 'moderation_reason', script.moderation_reason, 'risk_level', script.risk_level,
		'security_score', script.security_score, 'security_analysis', script.security_analysis, 'last_security_scan', script.last_security_scan,
		'install_count', script.install_count, 'star_count', script.star_count, 'author', private.card_author(script.owner_id),
		'removed_scripts_of_author', (
			select count(*) from public.bookmarklets as other
			where other.owner_id = script.owner_id and other.moderation_status = 'removed' and other.id <> script.id
		),
		'versions', (
			select coalesce(jsonb_agg(to_jsonb(version) order by version.published_at desc), '[]') from (
				select id, semver, published_at, risk_level, change_note, generated_by from public.versions as known
				where known.bookmarklet_id = script.id and (known.is_public or known.id = script.latest_version_id)
				order by known.published_at desc limit 50
			) as version
		),
		'reports', (
			select coalesce(jsonb_agg(to_jsonb(other) order by other.created_at desc), '[]') from (
				select id, reason, status, created_at, description, review_id is not null or review_deleted as is_about_review
				from public.moderation_reports as known where known.bookmarklet_id = script.id order by known.created_at desc limit 20
			) as other
		)
	);
end $$;

-- The code of a public version, or of the latest one, of the script that a report is about.
create function public.reported_code(p_report_id uuid, p_version_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
	perform private.require_moderator();
	return (
		select version.code_blob_url
		from public.moderation_reports as report
		join public.bookmarklets as script on script.id = report.bookmarklet_id
		join public.versions as version on version.bookmarklet_id = script.id
		where report.id = p_report_id and version.id = p_version_id and (version.is_public or version.id = script.latest_version_id)
	);
end $$;

revoke all on function
	private.add_report_counts(text[], double precision[], integer), private.count_reports(), private.require_moderator(),
	private.tell(uuid, text, uuid, text, uuid, text), private.decide_report(public.moderation_reports, text, text, uuid),
	private.revert_decision(public.moderation_decisions)
from public;
revoke all on function
	public.decide_reports(uuid[], text, text), public.mark_reports(uuid[], boolean), public.undo_decision(uuid),
	public.appeal_decision(uuid, text), public.decide_appeals(uuid[], boolean, text), public.mark_notifications_read(uuid[]),
	public.list_reports(text, text, timestamptz, uuid, integer), public.count_reports(), public.reported_script(uuid),
	public.reported_code(uuid, uuid)
from public, anon, authenticated;
grant execute on function
	public.decide_reports(uuid[], text, text), public.mark_reports(uuid[], boolean), public.undo_decision(uuid),
	public.appeal_decision(uuid, text), public.decide_appeals(uuid[], boolean, text), public.mark_notifications_read(uuid[]),
	public.list_reports(text, text, timestamptz, uuid, integer), public.count_reports(), public.reported_script(uuid),
	public.reported_code(uuid, uuid)
to authenticated;

-- `/notifications` is a page of the hub. The word is added to the list as it is, whatever other migrations have added to it.
do $$ begin
	execute replace(
		pg_get_functiondef('private.is_reserved_username(text)'::regprocedure), '''explore''', '''explore''::text, ''notifications'''
	);
end $$;
