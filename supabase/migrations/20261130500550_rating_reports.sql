-- A report can say that the rating of a version is wrong: that one of its findings is none, or that something was not found.
alter table public.moderation_reports
	drop constraint moderation_reports_reason,
	add constraint moderation_reports_reason
		check (reason in ('malicious', 'security', 'spam', 'inappropriate', 'broken', 'copyright', 'rating')),
	-- Written by report_rating() alone: the rated version and, unless something was not found, the finding, as they were when it was filed.
	add column rating jsonb constraint moderation_reports_rating check (private.fits_json(rating, 'object', 32768)),
	add constraint moderation_reports_rating_reason check ((reason = 'rating') = (rating is not null)),
	add constraint moderation_reports_rating_words check (
		reason <> 'rating' or (description is not null and private.trimmed_length(description) >= 10 and char_length(description) <= 1000)
	);

drop index public.moderation_reports_one_open;
create unique index moderation_reports_one_open on public.moderation_reports (reporter_id, bookmarklet_id, review_id) nulls not distinct
	where status in ('pending', 'reviewing') and reporter_id is not null and bookmarklet_id is not null and not review_deleted
		and reason <> 'rating';
-- A person can report a finding once for each version of the script and of the rules, even after the report was decided.
create unique index moderation_reports_one_rating on public.moderation_reports (
	reporter_id, (rating ->> 'version_id'), (rating ->> 'rules_version'), (rating #>> '{finding,type}'), (rating #>> '{finding,line}'),
	(rating #>> '{finding,column}')
) nulls not distinct where reason = 'rating' and reporter_id is not null;
create index moderation_reports_ratings on public.moderation_reports (created_at) where reason = 'rating';
grant select (rating) on public.moderation_reports to authenticated;

alter table public.moderation_decisions
	drop constraint moderation_decisions_decision,
	add constraint moderation_decisions_decision check (decision in ('approve', 'remove', 'dismiss', 'confirm_rating', 'rule_at_fault'));

-- A finding as a report keeps it. The analyzer limits its texts less than this.
create function private.reported_finding(found jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
	'type', left(found ->> 'type', 100), 'severity', left(found ->> 'severity', 20), 'line', (found ->> 'line')::integer,
	'column', (found ->> 'column')::integer, 'description', left(found ->> 'description', 1000), 'quote', left(found ->> 'quote', 200),
	'path', (
		select coalesce(jsonb_agg(jsonb_build_object(
			'description', left(step.value ->> 'description', 300), 'line', (step.value ->> 'line')::integer,
			'column', (step.value ->> 'column')::integer
		) order by step.ordinality), '[]')
		from jsonb_array_elements(found -> 'path') with ordinality as step
		where step.ordinality <= 12
	)
));

-- Reports that the rating of a version is wrong: that the finding of a rule at a place is none, or with `p_rule` null that something was
-- not found. What is stored comes from the newest rating, not from the caller, who only says which finding is meant. Returns the id of the
-- report. Takes a token of `report_script`, as every report does.
create function public.report_rating(
	p_version_id uuid, p_description text, p_rule text default null, p_line integer default null, p_column integer default null
)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	version public.versions;
	newest public.security_reports;
	finding jsonb;
	report uuid;
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in to report a rating.';
	end if;
	-- As the policies of scripts and versions.
	select rated.* into version from public.versions as rated join public.bookmarklets as script on script.id = rated.bookmarklet_id
	where rated.id = p_version_id and (
		(script.is_visible and rated.is_public) or (script.owner_id = caller and script.deleted_at is null) or public.is_admin()
	);
	if not found then
		raise sqlstate 'PT404' using message = 'This version does not exist or is not public.';
	end if;
	select * into newest from public.security_reports as rated
	where rated.version_id = version.id order by rated.created_at desc limit 1;
	if not found then
		raise sqlstate 'PT409' using message = 'This version has not been rated yet. Try again when it is rated.';
	end if;
	if p_rule is not null then
		select private.reported_finding(known.value) into finding
		from jsonb_array_elements(newest.summary_json -> 'vulnerabilities') with ordinality as known
		where known.value ->> 'type' = p_rule and (known.value ->> 'line')::integer = p_line and (known.value ->> 'column')::integer = p_column
		order by known.ordinality limit 1;
		if not found then
			raise sqlstate 'PT409' using message = 'The newest rating of this version does not have this finding anymore. Reload the page.';
		end if;
	end if;
	insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description, rating)
	values (version.bookmarklet_id, caller, 'rating', btrim(p_description), jsonb_build_object(
		'version_id', version.id, 'semver', version.semver, 'rules_version', newest.rules_version, 'risk_level', newest.risk_level,
		'score', newest.score, 'finding', finding
	))
	returning id into report;
	return report;
exception when unique_violation then
	raise sqlstate 'PT409' using message = 'You have already reported this. A moderator will look at it.';
end $$;
revoke all on function public.report_rating(uuid, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.report_rating(uuid, text, text, integer, integer) to authenticated, service_role;

-- Whether a report can be decided this way. A rating that is reported as wrong is confirmed, or its rule is at fault; removing the script
-- decides any report.
create function private.fits_report(verdict text, reason text) returns boolean
language sql immutable set search_path = ''
return verdict = 'remove' or (verdict in ('confirm_rating', 'rule_at_fault')) = (reason = 'rating');

-- Applies one decision of the batch to a locked report. Decisions about a rating change neither the script nor its rating.
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
	if not private.fits_report(verdict, report.reason) then
		raise sqlstate '22023' using message = case when report.reason = 'rating'
			then 'A report of a wrong rating is decided by confirming the rating, or by finding its rule at fault.'
			else 'Only a report of a wrong rating can be decided this way.'
		end;
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
		case when verdict in ('approve', 'remove') and not is_about_review and script.id is not null and not exists (
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
		status = case when verdict in ('dismiss', 'confirm_rating') then 'dismissed' else 'resolved' end,
		resolved_at = now(), moderator_notes = remark, moderator_id = caller
	where id = report.id;
	if not is_about_review and verdict in ('approve', 'remove') and script.id is not null and not exists (
		select from public.notifications as told join public.moderation_decisions as same on same.id = told.decision_id
		where same.batch = in_batch and told.bookmarklet_id = script.id and told.user_id = script.owner_id
	) then
		perform private.tell(
			script.owner_id, case verdict when 'remove' then 'script_removed' else 'script_approved' end, script.id, script.title, decided, remark
		);
	end if;
	perform private.tell(
		report.reporter_id, case when verdict in ('dismiss', 'confirm_rating') then 'report_dismissed' else 'report_resolved' end,
		script.id, coalesce(script.title, 'Deleted script'), decided, null
	);
end $$;

-- Decides 1 to 100 reports: all of them, or with an error none. `p_decision`: approve or remove (the reports are resolved) or dismiss; for
-- reports of a wrong rating rule_at_fault or remove (resolved) or confirm_rating (dismissed).
-- Removing a script unpublishes it, with the note as the reason that its author reads; removing a review deletes it. Returns the batch,
-- which undo_decision() takes.
create or replace function public.decide_reports(p_ids uuid[], p_decision text, p_note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
	new_batch uuid := gen_random_uuid();
	ids uuid[] := array(select distinct id from unnest(p_ids) as id where id is not null order by id);
	wanted uuid;
	report public.moderation_reports;
begin
	perform private.require_moderator();
	if p_decision is null or p_decision not in ('approve', 'remove', 'dismiss', 'confirm_rating', 'rule_at_fault') then
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

revoke all on function public.decide_reports(uuid[], text, text) from public, anon, authenticated;
grant execute on function public.decide_reports(uuid[], text, text) to authenticated;

-- One page of the reports with a status, or with `appeals` those whose decision is appealed against, newest first, after the row
-- (`p_before`, `p_before_id`). The e-mail of the reporter is for administrators. Who is concerned by a report does not learn who filed it,
-- and reads its text only to decide it, because nobody else can.
drop function if exists public.list_reports(text, text, timestamptz, uuid, integer);
create function public.list_reports(
	p_tab text, p_reason text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50
)
returns table (
	id uuid, status text, reason text, description text, rating jsonb, created_at timestamptz, resolved_at timestamptz, moderator_notes text,
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
			report.rating, report.created_at, report.resolved_at, report.moderator_notes, moderator.display_name,
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
