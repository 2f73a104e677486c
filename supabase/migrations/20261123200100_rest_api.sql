-- A query plan (`Accept: application/vnd.pgrst.plan`) holds the planner's row estimates, of tables and rows that the caller may
-- not read. PostgREST makes none unless `db-plan-enabled` is set; it is switched off here by name, and refused as well in case
-- somebody switches it on to debug.
-- Source: docs.postgrest.org/en/stable/references/observability.html#execution-plan
create function public.refuse_estimated_counts() returns void
language plpgsql stable set search_path = '' as $$
declare
	headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
	if headers ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
		raise sqlstate 'PT400' using
			message = 'Row counts are not estimated here.', hint = 'Use count=exact.';
	end if;
	if headers ->> 'accept' ~* 'vnd\.pgrst\.plan' then
		raise sqlstate 'PT400' using
			message = 'Query plans are not shown here.', hint = 'Ask for application/json.';
	end if;
end $$;
revoke all on function public.refuse_estimated_counts() from public, anon, authenticated;
grant execute on function public.refuse_estimated_counts() to anon, authenticated, service_role;

do $$ begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.refuse_estimated_counts';
		alter role authenticator set pgrst.db_plan_enabled = 'false';
	end if;
end $$;
notify pgrst, 'reload config';
