-- `Prefer: count=planned` and `count=estimated` return the planner's row estimate, which covers the whole table and not only the rows
-- that the caller may see; a query plan (`Accept: application/vnd.pgrst.plan`) contains such estimates, too. PostgREST calls this
-- function before each request of a hosted project; the local backend refuses them in supabase/local/rest/rest-service.ts.
-- Query plans are disabled below as well; this function covers the case that somebody enables them to debug.
-- Sources: docs.postgrest.org/en/stable/references/transactions.html (pre-request),
-- docs.postgrest.org/en/stable/references/observability.html#execution-plan; src/PostgREST/Query/Statements.hs (EXPLAIN).
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

-- The role that PostgREST logs in as; only hosted projects have it.
do $$ begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.refuse_estimated_counts';
		alter role authenticator set pgrst.db_plan_enabled = 'false';
	end if;
end $$;
notify pgrst, 'reload config';
