-- `Prefer: count=planned` and `count=estimated` return the planner's row estimate, which covers the whole table and not only the rows
-- that the caller may see; a query plan (`Accept: application/vnd.pgrst.plan`) contains such estimates, too. In a hosted
-- project, check_request() calls this function to refuse them; in the local backend, supabase/local/rest/rest-service.ts refuses them.
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

-- An access token is valid for an hour (jwt_expiry), its session may end before: revoked as a device, signed out elsewhere, account deleted.
-- From then on the token is worth nothing, for reads and writes alike.

-- The session of the present request; null for tokens without one.
create function private.caller_session() returns uuid
language sql stable set search_path = ''
return (select id::uuid from (select auth.jwt() ->> 'session_id' as id) as claim where pg_input_is_valid(id, 'uuid'));

-- Whether the session of the caller's token exists and has not expired. Tokens of the auth service always name one; one without is refused.
create function private.has_live_session() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from auth.sessions as session
	where session.id = private.caller_session() and session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
);

create function private.require_live_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	if not private.has_live_session() then
		raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
	end if;
end $$;

-- Called before each request: by PostgREST in a hosted project, by supabase/local/rest/session-context.ts locally.
create function public.check_request() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
	perform public.refuse_estimated_counts();
	if auth.uid() is not null then
		perform private.require_live_session();
	end if;
end $$;
revoke all on function public.check_request() from public, anon, authenticated;
grant execute on function public.check_request() to anon, authenticated, service_role;

-- The role that PostgREST logs in as; only hosted projects have it.
do $$ begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.check_request';
		alter role authenticator set pgrst.db_plan_enabled = 'false';
	end if;
end $$;
notify pgrst, 'reload config';
