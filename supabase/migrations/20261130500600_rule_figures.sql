-- Which rules have findings in a report, so that counting them does not read the reports.
create table private.found_rules (
	report_id uuid not null references public.security_reports (id) on delete cascade,
	-- Id of a rule, or the kind of what a test run has seen.
	rule text not null,
	primary key (report_id, rule)
);

create function private.rules_of_report(summary jsonb) returns setof text
language sql immutable set search_path = ''
begin atomic
	select distinct left(found.value ->> 'type', 100) from jsonb_array_elements(
		case jsonb_typeof(summary -> 'vulnerabilities') when 'array' then summary -> 'vulnerabilities' else '[]' end
	) as found
	where found.value ->> 'type' is not null;
end;

create function private.note_found_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.found_rules (report_id, rule) select new.id, known.rule from private.rules_of_report(new.summary_json) as known (rule);
	return null;
end $$;
create trigger note_found_rules after insert on public.security_reports
	for each row execute function private.note_found_rules();

insert into private.found_rules (report_id, rule)
select report.id, known.rule from public.security_reports as report cross join lateral private.rules_of_report(report.summary_json) as known (rule);

-- For each of the eight newest versions of the rules and each rule: how many public scripts with a level it has findings in (`scripts` of
-- `rated_scripts`, their latest versions by their newest report of those rules), how many reports say that the rating is wrong, and how
-- many of them were decided which way. Reports that something was not found have no rule; removing a script decides that the rules are at
-- fault for what they did not find. For administrators.
create function public.rule_figures() returns table (
	rules_version text, is_current boolean, rated_at timestamptz, rated_scripts bigint, rule text, scripts bigint, reports bigint,
	confirmed bigint, at_fault bigint
)
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
revoke all on function public.rule_figures() from public, anon, authenticated;
grant execute on function public.rule_figures() to authenticated;
