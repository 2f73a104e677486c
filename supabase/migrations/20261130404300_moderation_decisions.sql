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
	review_before jsonb constraint moderation_decisions_review_before check (private.fits_json(review_before, 'object', 16384)),
	-- Whether a person concerned made it, because nobody else could.
	decided_alone boolean not null default false
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
	decided_at timestamptz,
	decided_alone boolean not null default false
);
create index moderation_appeals_open on public.moderation_appeals (created_at desc) where status = 'pending';
create index moderation_appeals_by_user on public.moderation_appeals (user_id);

create table public.notifications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	kind text not null constraint notifications_kind check (kind in (
		'script_held', 'script_removed', 'script_approved', 'review_removed', 'report_resolved', 'report_dismissed', 'appeal_granted',
		'appeal_rejected'
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
grant select (id, batch, report_id, bookmarklet_id, decision, note, moderator_id, decided_at, undone_at, decided_alone)
	on public.moderation_decisions to authenticated;
grant select on public.notifications to authenticated;
-- The author reads the own appeal, but not the name of the moderator.
grant select (id, decision_id, user_id, message, status, note, created_at, decided_at, decided_alone) on public.moderation_appeals
	to authenticated;
grant all on public.moderation_decisions, public.moderation_appeals, public.notifications to service_role;

create policy moderation_decisions_read on public.moderation_decisions for select to authenticated
	using ((select public.is_moderator()) and not private.concerns_caller(report_id));
create policy moderation_appeals_read on public.moderation_appeals for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_moderator()));
create policy notifications_read_own on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create trigger audit_change after insert or update on public.moderation_appeals
	for each row execute function private.audit_change('appeal', 'id', 'decision_id', 'status', 'note', 'moderator_id', 'decided_alone');

create function private.tell(
	person uuid, kind text, script uuid, title text, decision uuid, note text
) returns void
language sql set search_path = ''
begin atomic
	insert into public.notifications (user_id, kind, bookmarklet_id, title, decision_id, note)
	select person, kind, script, title, decision, note where person is not null;
end;

-- Nobody decides about their own matters while somebody else can, and nobody is told who reported them.

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

-- Marks pending reports as being reviewed by the caller, or returns them to the pending ones; those that another moderator has to decide
-- stay as they are. Returns how many were changed.
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
			and private.may_decide_report(wanted.id, caller)
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
create function public.reported_script(p_report_id uuid) returns jsonb
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
	public.mark_reports(uuid[], boolean), public.undo_decision(uuid),
	public.appeal_decision(uuid, text), public.decide_appeals(uuid[], boolean, text), public.mark_notifications_read(uuid[]),
	public.count_reports(), public.reported_script(uuid),
	public.reported_code(uuid, uuid)
from public, anon, authenticated;
grant execute on function
	public.mark_reports(uuid[], boolean), public.undo_decision(uuid),
	public.appeal_decision(uuid, text), public.decide_appeals(uuid[], boolean, text), public.mark_notifications_read(uuid[]),
	public.count_reports(), public.reported_script(uuid),
	public.reported_code(uuid, uuid)
to authenticated;

-- Adds a visible script to the featured ones, or takes it away; High Risk ones are never featured, and a script of the caller only where
-- there is no other administrator. The audit log has each change.
create function public.set_featured(p_bookmarklet_id uuid, p_featured boolean) returns boolean
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
revoke all on function public.set_featured(uuid, boolean) from public, anon, authenticated;
grant execute on function public.set_featured(uuid, boolean) to authenticated;
