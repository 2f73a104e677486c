-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.found_rules (
	report_id uuid not null,
	rule text not null,
	constraint found_rules_pkey PRIMARY KEY (report_id, rule),
	constraint found_rules_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.security_reports(id) ON DELETE CASCADE
);

CREATE OR REPLACE FUNCTION private.note_found_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	insert into private.found_rules (report_id, rule) select new.id, known.rule from private.rules_of_report(new.summary_json) as known (rule);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.rules_of_report(summary jsonb)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT DISTINCT "left"((found.value ->> 'type'::text), 100) AS "left"
    FROM jsonb_array_elements(
         CASE jsonb_typeof((rules_of_report.summary -> 'vulnerabilities'::text))
             WHEN 'array'::text THEN (rules_of_report.summary -> 'vulnerabilities'::text)
             ELSE '[]'::jsonb
         END) found(value)
   WHERE ((found.value ->> 'type'::text) IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION public.rule_figures()
 RETURNS TABLE(rules_version text, is_current boolean, rated_at timestamp with time zone, rated_scripts bigint, rule text, scripts bigint, reports bigint, confirmed bigint, at_fault bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
	perform private.require_admin();
	return query
		with newest as materialized (
			select distinct on (report.version_id, report.rules_version)
				report.id, report.rules_version, report.risk_level, report.created_at
			from public.bookmarklets as script
			join public.security_reports as report on report.version_id = script.latest_version_id
			where script.is_visible
			order by report.version_id, report.rules_version, report.created_at desc
		),
		filed as materialized (
			select report.created_at, report.rating ->> 'rules_version' as rules_version, report.rating #>> '{finding,type}' as rule, (
				select made.decision from public.moderation_decisions as made
				where made.report_id = report.id and made.undone_at is null order by made.decided_at desc limit 1
			) as decision
			from public.moderation_reports as report where report.reason = 'rating'
		),
		known as (
			select used.rules_version, max(used.at) as rated_at, sum(used.rated)::bigint as rated_scripts
			from (
				select newest.rules_version, max(newest.created_at) as at, count(*) filter (where newest.risk_level <> 'unrated') as rated
				from newest group by newest.rules_version
				union all
				select filed.rules_version, max(filed.created_at), 0 from filed group by filed.rules_version
			) as used
			group by used.rules_version order by max(used.at) desc limit 8
		),
		counted_scripts as (
			select newest.rules_version, having_it.rule, count(*) as scripts
			from newest join private.found_rules as having_it on having_it.report_id = newest.id
			where newest.risk_level <> 'unrated' group by newest.rules_version, having_it.rule
		),
		disputed as (
			select filed.rules_version, filed.rule, count(*) as reports,
				count(*) filter (where filed.decision = 'confirm_rating') as confirmed,
				count(*) filter (where filed.decision = 'rule_at_fault' or (filed.decision = 'remove' and filed.rule is null)) as at_fault
			from filed group by filed.rules_version, filed.rule
		)
		select
			known.rules_version, coalesce(known.rules_version = (select version from private.analysis_rules), false), known.rated_at, known.rated_scripts,
			counted.rule, counted.scripts, counted.reports, counted.confirmed, counted.at_fault
		from known
		join (
			select coalesce(with_finding.rules_version, disputed.rules_version) as rules_version, coalesce(with_finding.rule, disputed.rule) as rule,
				coalesce(with_finding.scripts, 0) as scripts, coalesce(disputed.reports, 0) as reports,
				coalesce(disputed.confirmed, 0) as confirmed, coalesce(disputed.at_fault, 0) as at_fault
			from counted_scripts as with_finding
				full join disputed on disputed.rules_version = with_finding.rules_version and disputed.rule = with_finding.rule
		) as counted on counted.rules_version = known.rules_version
		order by known.rated_at desc, counted.at_fault desc, counted.reports desc, counted.scripts desc, counted.rule;
end $function$;
grant execute on function public.rule_figures() to authenticated;
grant execute on function public.rule_figures() to service_role;
