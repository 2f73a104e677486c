-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.report_counts (
	status text not null,
	reports bigint not null,
	seconds double precision default 0 not null,
	constraint report_counts_pkey PRIMARY KEY (status)
);

create table private.report_subjects (
	report_id uuid not null,
	person uuid not null,
	constraint report_subjects_pkey PRIMARY KEY (report_id, person),
	constraint report_subjects_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint report_subjects_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.moderation_reports(id) ON DELETE CASCADE
);
CREATE INDEX report_subjects_by_person ON private.report_subjects USING btree (person);

create table public.moderation_reports (
	id uuid default gen_random_uuid() not null,
	bookmarklet_id uuid,
	review_id uuid,
	reporter_id uuid default auth.uid(),
	reason text not null,
	description text,
	status text default 'pending'::text not null,
	created_at timestamp with time zone default now() not null,
	resolved_at timestamp with time zone,
	moderator_notes text,
	moderator_id uuid,
	review_deleted boolean default false not null,
	rating jsonb,
	constraint moderation_reports_pkey PRIMARY KEY (id),
	constraint moderation_reports_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint moderation_reports_description CHECK ((char_length(description) <= 2000)),
	constraint moderation_reports_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint moderation_reports_moderator_notes CHECK ((char_length(moderator_notes) <= 2000)),
	constraint moderation_reports_rating CHECK (private.fits_json(rating, 'object'::text, 32768)),
	constraint moderation_reports_rating_reason CHECK (((reason = 'rating'::text) = (rating IS NOT NULL))),
	constraint moderation_reports_rating_words CHECK (((reason <> 'rating'::text) OR ((description IS NOT NULL) AND (private.trimmed_length(description) >= 10) AND (char_length(description) <= 1000)))),
	constraint moderation_reports_reason CHECK ((reason = ANY (ARRAY['malicious'::text, 'security'::text, 'spam'::text, 'inappropriate'::text, 'broken'::text, 'copyright'::text, 'rating'::text]))),
	constraint moderation_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint moderation_reports_review_of_script FOREIGN KEY (review_id, bookmarklet_id) REFERENCES public.bookmarklet_reviews(id, bookmarklet_id) ON DELETE SET NULL (review_id),
	constraint moderation_reports_status CHECK ((status = ANY (ARRAY['pending'::text, 'reviewing'::text, 'resolved'::text, 'dismissed'::text])))
);
comment on column public.moderation_reports.review_deleted is 'The report is about a review that does not exist anymore.';
alter table public.moderation_reports enable row level security;
grant select on public.moderation_reports to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.moderation_reports to service_role;
grant insert (bookmarklet_id, review_id, reporter_id, reason, description) on public.moderation_reports to authenticated;
CREATE INDEX moderation_reports_by_moderator ON public.moderation_reports USING btree (moderator_id) WHERE (moderator_id IS NOT NULL);
CREATE INDEX moderation_reports_by_reporter ON public.moderation_reports USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX moderation_reports_by_review ON public.moderation_reports USING btree (review_id) WHERE (review_id IS NOT NULL);
CREATE INDEX moderation_reports_by_script ON public.moderation_reports USING btree (bookmarklet_id);
CREATE INDEX moderation_reports_by_status ON public.moderation_reports USING btree (status, created_at DESC, id DESC);
CREATE INDEX moderation_reports_newest ON public.moderation_reports USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX moderation_reports_one_open ON public.moderation_reports USING btree (reporter_id, bookmarklet_id, review_id) NULLS NOT DISTINCT WHERE ((status = ANY (ARRAY['pending'::text, 'reviewing'::text])) AND (reporter_id IS NOT NULL) AND (bookmarklet_id IS NOT NULL) AND (NOT review_deleted) AND (reason <> 'rating'::text));
CREATE UNIQUE INDEX moderation_reports_one_rating ON public.moderation_reports USING btree (reporter_id, ((rating ->> 'version_id'::text)), ((rating ->> 'rules_version'::text)), ((rating #>> '{finding,type}'::text[])), ((rating #>> '{finding,line}'::text[])), ((rating #>> '{finding,column}'::text[]))) NULLS NOT DISTINCT WHERE ((reason = 'rating'::text) AND (reporter_id IS NOT NULL));
CREATE INDEX moderation_reports_ratings ON public.moderation_reports USING btree (created_at) WHERE (reason = 'rating'::text);
create policy moderation_reports_read on public.moderation_reports for select to authenticated
	using (((reporter_id = ( SELECT auth.uid() AS uid)) OR (( SELECT public.is_moderator() AS is_moderator) AND (NOT private.concerns_caller(id)))));
create policy moderation_reports_send_own on public.moderation_reports for insert to authenticated
	with check (((reporter_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = moderation_reports.bookmarklet_id)))));
CREATE TRIGGER audit_change AFTER UPDATE ON public.moderation_reports FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.moderator_notes IS DISTINCT FROM new.moderator_notes))) EXECUTE FUNCTION private.audit_change('report', 'id', 'status', 'moderator_notes', 'moderator_id');
CREATE TRIGGER count_added AFTER INSERT ON public.moderation_reports REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION private.count_reports();
CREATE TRIGGER count_changed AFTER UPDATE ON public.moderation_reports REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION private.count_reports();
CREATE TRIGGER count_removed AFTER DELETE ON public.moderation_reports REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION private.count_reports();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.moderation_reports REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_reports();
CREATE TRIGGER mark_review_deleted BEFORE UPDATE OF review_id ON public.moderation_reports FOR EACH ROW WHEN (((old.review_id IS NOT NULL) AND (new.review_id IS NULL))) EXECUTE FUNCTION private.mark_review_deleted();
CREATE TRIGGER note_report_subjects AFTER INSERT ON public.moderation_reports FOR EACH ROW EXECUTE FUNCTION private.note_report_subjects();

create view public.moderation_stats with (security_invoker=true) as
 SELECT pending_reports,
    resolved_reports,
    avg_resolution_hours
   FROM private.report_figures() report_figures(pending_reports, resolved_reports, avg_resolution_hours);
grant select on public.moderation_stats to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.moderation_stats to service_role;

CREATE OR REPLACE FUNCTION private.add_report_counts(statuses text[], seconds double precision[], sign integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.count_changes (counter, name, change, seconds)  SELECT 'report',
             changed.status,
             (add_report_counts.sign * count(*)),
             ((add_report_counts.sign)::double precision * sum(changed.seconds))
            FROM UNNEST(add_report_counts.statuses, add_report_counts.seconds) changed(status, seconds)
           GROUP BY changed.status;
END;

CREATE OR REPLACE FUNCTION private.concerns_caller(report uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN private.is_report_subject(report, auth.uid());
grant execute on function private.concerns_caller(uuid) to authenticated;
grant execute on function private.concerns_caller(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.count_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if tg_op <> 'INSERT' then
		perform private.add_report_counts(array_agg(status), array_agg(coalesce(extract(epoch from resolved_at - created_at), 0)), -1) from went;
	end if;
	if tg_op <> 'DELETE' then
		perform private.add_report_counts(array_agg(status), array_agg(coalesce(extract(epoch from resolved_at - created_at), 0)), 1) from came;
	end if;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.is_report_subject(report uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.report_subjects subject WHERE ((subject.report_id = is_report_subject.report) AND (subject.person = is_report_subject.person))));

CREATE OR REPLACE FUNCTION private.limit_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	reports integer;
begin
	select count(*) into reports from added where reporter_id is not null;
	if auth.uid() is not null and reports > 0 then
		perform private.take_token('report_script', reports);
	end if;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mark_review_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	new.review_deleted := true;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_report_subjects()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	insert into private.report_subjects (report_id, person)
	select new.id, subject.person from (
		select script.owner_id from public.bookmarklets as script where script.id = new.bookmarklet_id
		union
		select review.user_id from public.bookmarklet_reviews as review where review.id = new.review_id
	) as subject (person)
	where subject.person is not null;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.report_figures()
 RETURNS TABLE(pending_reports bigint, resolved_reports bigint, avg_resolution_hours numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT count(*) FILTER (WHERE (moderation_reports.status = ANY (ARRAY['pending'::text, 'reviewing'::text]))) AS count,
     count(*) FILTER (WHERE (moderation_reports.status = ANY (ARRAY['resolved'::text, 'dismissed'::text]))) AS count,
     avg((EXTRACT(epoch FROM (moderation_reports.resolved_at - moderation_reports.created_at)) / (3600)::numeric)) FILTER (WHERE (moderation_reports.resolved_at IS NOT NULL)) AS avg
    FROM public.moderation_reports
  HAVING public.is_admin();
END;
grant execute on function private.report_figures() to authenticated;
grant execute on function private.report_figures() to service_role;

CREATE OR REPLACE FUNCTION public.report_script(p_bookmarklet_id uuid, p_reason text, p_description text DEFAULT NULL::text, p_review_id uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.report_script(uuid,text,text,uuid) to authenticated;
grant execute on function public.report_script(uuid,text,text,uuid) to service_role;
