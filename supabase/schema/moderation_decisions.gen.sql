-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.moderation_appeals (
	id uuid default gen_random_uuid() not null,
	decision_id uuid not null,
	user_id uuid not null,
	message text not null,
	status text default 'pending'::text not null,
	note text,
	moderator_id uuid,
	created_at timestamp with time zone default now() not null,
	decided_at timestamp with time zone,
	decided_alone boolean default false not null,
	constraint moderation_appeals_pkey PRIMARY KEY (id),
	constraint moderation_appeals_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.moderation_decisions(id) ON DELETE CASCADE,
	constraint moderation_appeals_decision_id_key UNIQUE (decision_id),
	constraint moderation_appeals_message CHECK (((private.trimmed_length(message) >= 10) AND (char_length(message) <= 2000))),
	constraint moderation_appeals_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint moderation_appeals_note CHECK ((char_length(note) <= 2000)),
	constraint moderation_appeals_status CHECK ((status = ANY (ARRAY['pending'::text, 'granted'::text, 'rejected'::text]))),
	constraint moderation_appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.moderation_appeals enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.moderation_appeals to service_role;
grant select (id, decision_id, user_id, message, status, note, created_at, decided_at, decided_alone) on public.moderation_appeals to authenticated;
CREATE INDEX moderation_appeals_by_moderator ON public.moderation_appeals USING btree (moderator_id) WHERE (moderator_id IS NOT NULL);
CREATE INDEX moderation_appeals_by_user ON public.moderation_appeals USING btree (user_id);
CREATE INDEX moderation_appeals_open ON public.moderation_appeals USING btree (created_at DESC) WHERE (status = 'pending'::text);
create policy moderation_appeals_read on public.moderation_appeals for select to authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_moderator() AS is_moderator)));
CREATE TRIGGER audit_change AFTER INSERT OR UPDATE ON public.moderation_appeals FOR EACH ROW EXECUTE FUNCTION private.audit_change('appeal', 'id', 'decision_id', 'status', 'note', 'moderator_id', 'decided_alone');

create table public.moderation_decisions (
	id uuid default gen_random_uuid() not null,
	batch uuid not null,
	report_id uuid not null,
	bookmarklet_id uuid,
	decision text not null,
	note text,
	moderator_id uuid,
	decided_at timestamp with time zone default now() not null,
	undone_at timestamp with time zone,
	report_before text not null,
	script_before jsonb,
	review_before jsonb,
	decided_alone boolean default false not null,
	constraint moderation_decisions_pkey PRIMARY KEY (id),
	constraint moderation_decisions_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint moderation_decisions_decision CHECK ((decision = ANY (ARRAY['approve'::text, 'remove'::text, 'dismiss'::text, 'confirm_rating'::text, 'rule_at_fault'::text]))),
	constraint moderation_decisions_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint moderation_decisions_note CHECK ((char_length(note) <= 2000)),
	constraint moderation_decisions_report_before CHECK ((report_before = ANY (ARRAY['pending'::text, 'reviewing'::text]))),
	constraint moderation_decisions_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.moderation_reports(id) ON DELETE CASCADE,
	constraint moderation_decisions_review_before CHECK (private.fits_json(review_before, 'object'::text, 16384)),
	constraint moderation_decisions_script_before CHECK (private.fits_json(script_before, 'object'::text, 16384))
);
alter table public.moderation_decisions enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.moderation_decisions to service_role;
grant select (id, batch, report_id, bookmarklet_id, decision, note, moderator_id, decided_at, undone_at, decided_alone) on public.moderation_decisions to authenticated;
CREATE INDEX moderation_decisions_by_batch ON public.moderation_decisions USING btree (batch);
CREATE INDEX moderation_decisions_by_moderator ON public.moderation_decisions USING btree (moderator_id) WHERE (moderator_id IS NOT NULL);
CREATE INDEX moderation_decisions_by_report ON public.moderation_decisions USING btree (report_id, decided_at DESC);
CREATE INDEX moderation_decisions_by_script ON public.moderation_decisions USING btree (bookmarklet_id, decided_at DESC);
create policy moderation_decisions_read on public.moderation_decisions for select to authenticated
	using ((( SELECT public.is_moderator() AS is_moderator) AND (NOT private.concerns_caller(report_id))));

create table public.notifications (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	kind text not null,
	bookmarklet_id uuid,
	decision_id uuid,
	title text not null,
	note text,
	created_at timestamp with time zone default now() not null,
	read_at timestamp with time zone,
	constraint notifications_pkey PRIMARY KEY (id),
	constraint notifications_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint notifications_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.moderation_decisions(id) ON DELETE SET NULL,
	constraint notifications_kind CHECK ((kind = ANY (ARRAY['script_held'::text, 'script_removed'::text, 'script_approved'::text, 'review_removed'::text, 'report_resolved'::text, 'report_dismissed'::text, 'appeal_granted'::text, 'appeal_rejected'::text]))),
	constraint notifications_note CHECK ((char_length(note) <= 2000)),
	constraint notifications_title CHECK ((char_length(title) <= 50)),
	constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.notifications enable row level security;
grant select on public.notifications to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.notifications to service_role;
CREATE INDEX notifications_by_decision ON public.notifications USING btree (decision_id);
CREATE INDEX notifications_by_script ON public.notifications USING btree (bookmarklet_id) WHERE (bookmarklet_id IS NOT NULL);
CREATE INDEX notifications_newest ON public.notifications USING btree (user_id, created_at DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
create policy notifications_read_own on public.notifications for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));

CREATE OR REPLACE FUNCTION private.appeal_interest(appeal uuid, person uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((appealed.user_id = appeal_interest.person) OR private.is_report_subject(decision.report_id, appeal_interest.person)) THEN 3
             WHEN ((decision.moderator_id = appeal_interest.person) OR ((decision.review_before IS NULL) AND (EXISTS ( SELECT
                FROM public.moderation_decisions other
               WHERE ((other.bookmarklet_id = decision.bookmarklet_id) AND (other.moderator_id = appeal_interest.person) AND (other.decision = 'remove'::text) AND (other.review_before IS NULL) AND (other.undone_at IS NULL) AND (NOT (EXISTS ( SELECT
                        FROM public.moderation_appeals granted
                       WHERE ((granted.decision_id = other.id) AND (granted.status = 'granted'::text)))))))))) THEN 2
             WHEN (report.reporter_id = appeal_interest.person) THEN 1
             ELSE 0
         END AS "case"
    FROM ((public.moderation_appeals appealed
      JOIN public.moderation_decisions decision ON ((decision.id = appealed.decision_id)))
      JOIN public.moderation_reports report ON ((report.id = decision.report_id)))
   WHERE (appealed.id = appeal_interest.appeal);
END;

CREATE OR REPLACE FUNCTION private.decide_report(report public.moderation_reports, verdict text, remark text, in_batch uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.may_decide_appeal(appeal uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ((private.appeal_interest(appeal, person) = 0) OR (private.appeal_interest(appeal, person) <= (SELECT min(private.appeal_interest(may_decide_appeal.appeal, staff.user_id)) AS min FROM public.admin_roles staff)));

CREATE OR REPLACE FUNCTION private.may_decide_report(report uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ((private.report_interest(report, person) = 0) OR (private.report_interest(report, person) <= (SELECT min(private.report_interest(may_decide_report.report, staff.user_id)) AS min FROM public.admin_roles staff)));

CREATE OR REPLACE FUNCTION private.note_decided_alone(kind text, target_table text, target_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.audit_log (actor, action, target_table, target_id, after)
   VALUES (auth.uid(), (note_decided_alone.kind || '.decided_alone'::text), note_decided_alone.target_table, (note_decided_alone.target_id)::text, '{"why": "There was no other moderator."}'::jsonb);
END;

CREATE OR REPLACE FUNCTION private.report_interest(report uuid, person uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (private.is_report_subject(report, person))::integer;

CREATE OR REPLACE FUNCTION private.reports_of_script(script uuid, reader uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(to_jsonb(filed.*) ORDER BY filed.created_at DESC), '[]'::jsonb) AS "coalesce"
    FROM ( SELECT known.id,
             known.reason,
             known.status,
             known.created_at,
                 CASE
                     WHEN ((NOT private.is_report_subject(known.id, reports_of_script.reader)) OR private.may_decide_report(known.id, reports_of_script.reader)) THEN known.description
                     ELSE NULL::text
                 END AS description,
             ((known.review_id IS NOT NULL) OR known.review_deleted) AS is_about_review
            FROM public.moderation_reports known
           WHERE (known.bookmarklet_id = reports_of_script.script)
           ORDER BY known.created_at DESC
          LIMIT 20) filed;
END;

CREATE OR REPLACE FUNCTION private.require_deciding_moderator()
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	perform from public.admin_roles as staff order by staff.user_id, staff.role for share;
	return private.require_moderator();
end $function$;

CREATE OR REPLACE FUNCTION private.revert_decision(decision public.moderation_decisions)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.tell(person uuid, kind text, script uuid, title text, decision uuid, note text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.notifications (user_id, kind, bookmarklet_id, title, decision_id, note)  SELECT tell.person AS person,
             tell.kind AS kind,
             tell.script AS script,
             tell.title AS title,
             tell.decision AS decision,
             tell.note AS note
           WHERE (tell.person IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION public.appeal_decision(p_notification_id uuid, p_message text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.appeal_decision(uuid,text) to authenticated;
grant execute on function public.appeal_decision(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.count_reports()
 RETURNS TABLE(pending bigint, reviewing bigint, resolved bigint, dismissed bigint, appeals bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.count_reports() to authenticated;
grant execute on function public.count_reports() to service_role;

CREATE OR REPLACE FUNCTION public.decide_appeals(p_ids uuid[], p_granted boolean, p_note text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.decide_appeals(uuid[],boolean,text) to authenticated;
grant execute on function public.decide_appeals(uuid[],boolean,text) to service_role;

CREATE OR REPLACE FUNCTION public.decide_reports(p_ids uuid[], p_decision text, p_note text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.decide_reports(uuid[],text,text) to authenticated;
grant execute on function public.decide_reports(uuid[],text,text) to service_role;

CREATE OR REPLACE FUNCTION public.list_reports(p_tab text, p_reason text DEFAULT NULL::text, p_before timestamp with time zone DEFAULT NULL::timestamp with time zone, p_before_id uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 50)
 RETURNS TABLE(id uuid, status text, reason text, description text, rating jsonb, created_at timestamp with time zone, resolved_at timestamp with time zone, moderator_notes text, moderator_name text, reporter_name text, reporter_email text, bookmarklet_id uuid, title text, risk_level text, is_published boolean, moderation_status text, review_id uuid, review_deleted boolean, review_rating integer, review_comment text, decision text, appeal_id uuid, appeal_message text, appeal_status text, is_own boolean, may_decide boolean, decided_alone boolean, appeal_decided_alone boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.list_reports(text,text,timestamp with time zone,uuid,integer) to authenticated;
grant execute on function public.list_reports(text,text,timestamp with time zone,uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.mark_notifications_read(p_ids uuid[] DEFAULT NULL::uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.mark_notifications_read(uuid[]) to authenticated;
grant execute on function public.mark_notifications_read(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION public.mark_reports(p_ids uuid[], p_reviewing boolean)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.mark_reports(uuid[],boolean) to authenticated;
grant execute on function public.mark_reports(uuid[],boolean) to service_role;

CREATE OR REPLACE FUNCTION public.reported_code(p_report_id uuid, p_version_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.require_moderator();
	return (
		select version.code_blob_url
		from public.moderation_reports as report
		join public.bookmarklets as script on script.id = report.bookmarklet_id
		join public.versions as version on version.bookmarklet_id = script.id
		where report.id = p_report_id and version.id = p_version_id and (version.is_public or version.id = script.latest_version_id)
	);
end $function$;
grant execute on function public.reported_code(uuid,uuid) to authenticated;
grant execute on function public.reported_code(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.reported_script(p_report_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.reported_script(uuid) to authenticated;
grant execute on function public.reported_script(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.set_featured(p_bookmarklet_id uuid, p_featured boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.set_featured(uuid,boolean) to authenticated;
grant execute on function public.set_featured(uuid,boolean) to service_role;

CREATE OR REPLACE FUNCTION public.undo_decision(p_batch uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.undo_decision(uuid) to authenticated;
grant execute on function public.undo_decision(uuid) to service_role;
