-- Nobody decides about their own matters while somebody else can, and nobody is told who reported them.

-- The people whom a report is about: the owner of the script, and the author of the review. Noted when it is filed, because the script and
-- the review can be deleted afterwards.
create table private.report_subjects (
	report_id uuid not null references public.moderation_reports (id) on delete cascade,
	person uuid not null references public.profiles (user_id) on delete cascade,
	primary key (report_id, person)
);
create index report_subjects_by_person on private.report_subjects (person);

insert into private.report_subjects (report_id, person)
	select report.id, script.owner_id
	from public.moderation_reports as report join public.bookmarklets as script on script.id = report.bookmarklet_id
	where script.owner_id is not null
	union
	select report.id, review.user_id
	from public.moderation_reports as report join public.bookmarklet_reviews as review on review.id = report.review_id
	where review.user_id is not null
	union
	select decision.report_id, author.user_id
	from public.moderation_decisions as decision
	join public.profiles as author on author.user_id = (decision.review_before ->> 'user_id')::uuid
	union
	select decision.report_id, appeal.user_id
	from public.moderation_decisions as decision join public.moderation_appeals as appeal on appeal.decision_id = decision.id
	on conflict do nothing;

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

-- Whether the caller is one of the people whom a report is about; for policies.
create function private.concerns_caller(report uuid) returns boolean
language sql stable security definer set search_path = ''
return private.is_report_subject(report, auth.uid());
revoke all on function private.is_report_subject(uuid, uuid), private.concerns_caller(uuid), private.note_report_subjects() from public;
grant execute on function private.concerns_caller(uuid) to authenticated, service_role;

-- Moderators read reports and decisions about themselves only through list_reports(), which leaves the reporter out.
alter policy moderation_reports_read on public.moderation_reports
	using (reporter_id = (select auth.uid()) or ((select public.is_moderator()) and not private.concerns_caller(id)));
alter policy moderation_decisions_read on public.moderation_decisions
	using ((select public.is_moderator()) and not private.concerns_caller(report_id));

-- Decisions that a person concerned made, because nobody else could.
alter table public.moderation_decisions add column decided_alone boolean not null default false;
grant select (decided_alone) on public.moderation_decisions to authenticated;
alter table public.moderation_appeals add column decided_alone boolean not null default false;
-- The author reads the own appeal, but not the name of the moderator.
revoke select on public.moderation_appeals from authenticated;
grant select (id, decision_id, user_id, message, status, note, created_at, decided_at, decided_alone) on public.moderation_appeals
	to authenticated;
drop trigger audit_change on public.moderation_appeals;
create trigger audit_change after insert or update on public.moderation_appeals
	for each row execute function private.audit_change('appeal', 'id', 'decision_id', 'status', 'note', 'moderator_id', 'decided_alone');

-- How much a person is concerned by a report; 0: not at all.
create function private.report_interest(report uuid, person uuid) returns integer
language sql stable set search_path = ''
return private.is_report_subject(report, person)::integer;

-- How much a person is concerned by an appeal: 3 its author, 2 who removed the script or the review, 1 who reported it, 0 anybody else.
create function private.appeal_interest(appeal uuid, person uuid) returns integer
language sql stable set search_path = ''
begin atomic
	select case
		when appealed.user_id = appeal_interest.person or private.is_report_subject(decision.report_id, appeal_interest.person) then 3
		when decision.moderator_id = appeal_interest.person or (decision.review_before is null and exists (
			select from public.moderation_decisions as other
			where other.bookmarklet_id = decision.bookmarklet_id and other.moderator_id = appeal_interest.person
				and other.decision = 'remove' and other.review_before is null and other.undone_at is null
				and not exists (
					select from public.moderation_appeals as granted where granted.decision_id = other.id and granted.status = 'granted'
				)
		)) then 2
		when report.reporter_id = appeal_interest.person then 1
		else 0
	end
	from public.moderation_appeals as appealed
	join public.moderation_decisions as decision on decision.id = appealed.decision_id
	join public.moderation_reports as report on report.id = decision.report_id
	where appealed.id = appeal_interest.appeal;
end;

-- Whether a moderator may decide a report: the least concerned moderators may, which are all that it is not about, if there are any.
create function private.may_decide_report(report uuid, person uuid) returns boolean
language sql stable set search_path = ''
return private.report_interest(report, person) = 0 or private.report_interest(report, person) <= (
	select min(private.report_interest(report, staff.user_id)) from public.admin_roles as staff
);

-- As may_decide_report(), for an appeal.
create function private.may_decide_appeal(appeal uuid, person uuid) returns boolean
language sql stable set search_path = ''
return private.appeal_interest(appeal, person) = 0 or private.appeal_interest(appeal, person) <= (
	select min(private.appeal_interest(appeal, staff.user_id)) from public.admin_roles as staff
);

-- As require_moderator(), and no role is taken away until the transaction ends: who may decide depends on who else could.
create function private.require_deciding_moderator() returns uuid
language plpgsql set search_path = '' as $$
begin
	perform from public.admin_roles as staff order by staff.user_id, staff.role for share;
	return private.require_moderator();
end $$;

-- Writes into the audit log that somebody decided about their own matter, because nobody else could.
create function private.note_decided_alone(kind text, target_table text, target_id uuid) returns void
language sql set search_path = ''
begin atomic
	insert into public.audit_log (actor, action, target_table, target_id, after)
	values (auth.uid(), kind || '.decided_alone', target_table, target_id::text, '{"why": "There was no other moderator."}');
end;

-- Applies one decision of the batch to a locked report.
create or replace function private.decide_report(report public.moderation_reports, verdict text, remark text, in_batch uuid) returns void
language plpgsql set search_path = '' as $$
declare
	caller uuid := private.require_deciding_moderator();
	script public.bookmarklets;
	review public.bookmarklet_reviews;
	is_about_review boolean := report.review_id is not null or report.review_deleted;
	decided uuid := gen_random_uuid();
	alone boolean := private.report_interest(report.id, caller) > 0;
begin
	if report.status not in ('pending', 'reviewing') then
		raise sqlstate 'PT409' using message = 'One of these reports was decided already. Load the list again.';
	end if;
	select * into script from public.bookmarklets where id = report.bookmarklet_id for no key update;
	if not private.may_decide_report(report.id, caller) then
		raise insufficient_privilege using message = 'Another moderator decides reports about your own scripts and reviews.';
	end if;
	if verdict = 'dismiss' and script.moderation_status = 'pending' and report.reporter_id is null and not is_about_review then
		raise sqlstate 'PT409' using message = 'This script is held back until you approve or remove it.';
	end if;
	if verdict = 'remove' then
		select * into review from public.bookmarklet_reviews where id = report.review_id for update;
	end if;

	insert into public.moderation_decisions (
		id, batch, report_id, bookmarklet_id, decision, note, moderator_id, report_before, script_before, review_before, decided_alone
	) values (
		decided, in_batch, report.id, script.id, verdict, remark, caller, report.status,
		-- Once, when several reports about a script are decided together.
		case when verdict <> 'dismiss' and not is_about_review and script.id is not null and not exists (
			select from public.moderation_decisions as same
			where same.batch = in_batch and same.bookmarklet_id = script.id and same.script_before is not null
		) then jsonb_build_object(
			'is_published', script.is_published, 'moderation_status', script.moderation_status, 'moderation_reason', script.moderation_reason
		) end,
		case when review.id is not null then to_jsonb(review) end,
		alone
	);
	if alone then
		perform private.note_decided_alone('report', 'moderation_reports', report.id);
	end if;
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

-- Marks pending reports as being reviewed by the caller, or returns them to the pending ones; those that another moderator has to decide
-- stay as they are. Returns how many were changed.
create or replace function public.mark_reports(p_ids uuid[], p_reviewing boolean) returns integer
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
			and private.may_decide_report(wanted.id, caller)
		order by wanted.id for update
	);
	get diagnostics changed = row_count;
	return changed;
end $$;

-- Decides appeals; granting one restores the script or the review as it was. Returns how many were open.
create or replace function public.decide_appeals(p_ids uuid[], p_granted boolean, p_note text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_moderator();
	appeal public.moderation_appeals;
	decision public.moderation_decisions;
	interest integer;
	decided integer := 0;
begin
	perform private.take_token('moderate');
	if p_granted is null then
		raise sqlstate '22023' using message = 'Choose an action.';
	end if;
	-- Scripts before appeals, in the order in which other writers lock them.
	perform from public.bookmarklets as script
	where script.id in (
		select made.bookmarklet_id from public.moderation_appeals as wanted
		join public.moderation_decisions as made on made.id = wanted.decision_id where wanted.id = any (p_ids[1:100])
	)
	order by script.id for no key update;
	for appeal in
		select * from public.moderation_appeals as open
		where open.id = any (p_ids[1:100]) and open.status = 'pending' order by open.id for update
	loop
		perform private.require_deciding_moderator();
		interest := private.appeal_interest(appeal.id, caller);
		if not private.may_decide_appeal(appeal.id, caller) then
			raise insufficient_privilege using message = case interest
				when 3 then 'Another moderator decides your own appeals.'
				when 2 then 'You removed this. Another moderator decides the appeal.'
				else 'You reported this. Another moderator decides the appeal.'
			end;
		end if;
		select * into decision from public.moderation_decisions where id = appeal.decision_id;
		if p_granted and decision.review_before is null and exists (
			select from public.moderation_decisions as later
			where later.bookmarklet_id = decision.bookmarklet_id and later.batch <> decision.batch and later.decision = 'remove'
				and later.script_before is not null and later.undone_at is null and later.decided_at > decision.decided_at
				and not exists (
					select from public.moderation_appeals as granted where granted.decision_id = later.id and granted.status = 'granted'
				)
		) then
			raise sqlstate 'PT409' using
				message = 'This script was removed again since. Reject this appeal; its author can appeal against the later removal.';
		end if;
		update public.moderation_appeals set
			status = case when p_granted then 'granted' else 'rejected' end, note = nullif(btrim(p_note), ''), moderator_id = caller,
			decided_at = now(), decided_alone = interest > 0
		where id = appeal.id;
		if interest > 0 then
			perform private.note_decided_alone('appeal', 'moderation_appeals', appeal.id);
		end if;
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

-- Adds a visible script to the featured ones, or takes it away; High Risk ones are never featured, and a script of the caller only where
-- there is no other administrator. The audit log has each change.
create or replace function public.set_featured(p_bookmarklet_id uuid, p_featured boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_admin();
	script public.bookmarklets;
begin
	perform private.take_token('moderate');
	select * into script from public.bookmarklets where id = p_bookmarklet_id for no key update;
	if not found or (p_featured and not script.is_visible) then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	if p_featured and script.risk_level = 'red' then
		raise sqlstate 'PT409' using message = 'A High Risk script cannot be featured.';
	end if;
	if p_featured and script.owner_id = caller then
		perform private.require_deciding_moderator();
		perform private.require_admin();
		if exists (select from public.admin_roles as staff where staff.role = 'admin' and staff.user_id <> caller) then
			raise insufficient_privilege using message = 'Another administrator decides whether your own scripts are featured.';
		end if;
		perform private.note_decided_alone('featured', 'bookmarklets', script.id);
	end if;
	update public.bookmarklets set featured = coalesce(p_featured, false) where id = p_bookmarklet_id;
	return coalesce(p_featured, false);
end $$;

drop function public.list_reports(text, text, timestamptz, uuid, integer);

-- One page of the reports with a status, or with `appeals` those whose decision is appealed against, newest first, after the row
-- (`p_before`, `p_before_id`). The e-mail of the reporter is for administrators. Who is concerned by a report does not learn who filed it,
-- and reads its text only to decide it, because nobody else can.
create function public.list_reports(
	p_tab text, p_reason text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50
)
returns table (
	id uuid, status text, reason text, description text, created_at timestamptz, resolved_at timestamptz, moderator_notes text,
	moderator_name text, reporter_name text, reporter_email text, bookmarklet_id uuid, title text, risk_level text, is_published boolean,
	moderation_status text, review_id uuid, review_deleted boolean, review_rating integer, review_comment text, decision text, appeal_id uuid,
	appeal_message text, appeal_status text, is_own boolean, may_decide boolean, decided_alone boolean, appeal_decided_alone boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
	caller uuid := private.require_moderator();
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
	if p_tab is null or p_tab not in ('pending', 'reviewing', 'resolved', 'dismissed', 'all', 'appeals') then
		raise sqlstate '22023' using message = 'There is no such list of reports.';
	end if;
	return query execute format($query$
		with page as materialized (
			select report.*, private.is_report_subject(report.id, $7) as is_own from public.moderation_reports as report where %s
			order by report.created_at desc, report.id desc limit $5
		)
		select
			report.id, report.status, report.reason,
			case when not report.is_own or private.may_decide_report(report.id, $7) then report.description end,
			report.created_at, report.resolved_at, report.moderator_notes, moderator.display_name,
			case when not report.is_own then reporter.display_name end, case when $6 and not report.is_own then reporter.email::text end,
			report.bookmarklet_id, script.title, script.risk_level, script.is_published, script.moderation_status, report.review_id,
			report.review_deleted, review.rating::integer, review.comment, decision.decision, appeal.id, appeal.message, appeal.status,
			report.is_own,
			case when appeal.status = 'pending' then private.may_decide_appeal(appeal.id, $7) else private.may_decide_report(report.id, $7) end,
			coalesce(decision.decided_alone, false), coalesce(appeal.decided_alone, false)
		from page as report
		left join public.profiles as moderator on moderator.user_id = report.moderator_id
		left join public.profiles as reporter on reporter.user_id = report.reporter_id
		left join public.bookmarklets as script on script.id = report.bookmarklet_id
		left join public.bookmarklet_reviews as review on review.id = report.review_id
		left join lateral (
			select made.id, made.decision, made.decided_alone from public.moderation_decisions as made
			where made.report_id = report.id and made.undone_at is null order by made.decided_at desc limit 1
		) as decision on true
		left join public.moderation_appeals as appeal on appeal.decision_id = decision.id
		order by report.created_at desc, report.id desc
	$query$, conditions)
	using p_tab, p_reason, p_before, p_before_id, least(greatest(coalesce(p_limit, 50), 1), 100), sees_email, caller;
end $$;
revoke all on function public.list_reports(text, text, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_reports(text, text, timestamptz, uuid, integer) to authenticated;

-- The reports that reported_script() shows beside its script, newest first. Their texts are hidden as in list_reports().
create function private.reports_of_script(script uuid, reader uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
	select coalesce(jsonb_agg(to_jsonb(filed) order by filed.created_at desc), '[]') from (
		select known.id, known.reason, known.status, known.created_at,
			case when not private.is_report_subject(known.id, reader) or private.may_decide_report(known.id, reader) then known.description end
				as description,
			known.review_id is not null or known.review_deleted as is_about_review
		from public.moderation_reports as known where known.bookmarklet_id = script order by known.created_at desc limit 20
	) as filed;
end;
-- The script that a report is about, also while it is not public: what it is, its newest rating, up to 50 public versions and the
-- latest, and the last 20 reports about it. Null if it was deleted.
create or replace function public.reported_script(p_report_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	caller uuid := private.require_moderator();
	script public.bookmarklets;
begin
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
		'reports', private.reports_of_script(script.id, caller)
	);
end $$;

revoke all on function
	private.report_interest(uuid, uuid), private.appeal_interest(uuid, uuid), private.may_decide_report(uuid, uuid),
	private.may_decide_appeal(uuid, uuid), private.require_deciding_moderator(), private.note_decided_alone(text, text, uuid),
	private.reports_of_script(uuid, uuid)
from public;

-- Nobody reads single events about reports, which name the reporter and the script; they stay in the figures of the panel.
alter policy user_events_read on public.user_events using ((select public.is_admin()) and event_type <> 'report');

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
revoke all on function private.report_figures() from public;
grant execute on function private.report_figures() to authenticated, service_role;
create or replace view public.moderation_stats with (security_invoker = true) as
	select pending_reports, resolved_reports, avg_resolution_hours from private.report_figures();
