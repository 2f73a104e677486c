-- `Prefer: count=planned` and `count=estimated` answer the planner's row estimate, which speaks of the whole table and not of
-- the rows that the caller may see. A hosted project's REST service (PostgREST) calls this function before each request; the
-- local one refuses in its own code (supabase/local/rest/estimated-counts.ts).
-- Source: docs.postgrest.org/en/stable/references/transactions.html (pre-request); src/PostgREST/Query/Statements.hs (EXPLAIN).
create function public.refuse_estimated_counts() returns void
language plpgsql stable set search_path = '' as $$
begin
	if nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
		raise sqlstate 'PT400' using
			message = 'Row counts are not estimated here.', hint = 'Use count=exact.';
	end if;
end $$;
revoke all on function public.refuse_estimated_counts() from public, anon, authenticated;
grant execute on function public.refuse_estimated_counts() to anon, authenticated, service_role;

do $$ begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.refuse_estimated_counts';
		notify pgrst, 'reload config';
	end if;
end $$;
