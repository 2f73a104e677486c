-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.caller_session()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT (claim.id)::uuid AS id FROM (SELECT (auth.jwt() ->> 'session_id'::text) AS id) claim WHERE pg_input_is_valid(claim.id, 'uuid'::text));

CREATE OR REPLACE FUNCTION private.has_live_session()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM auth.sessions session WHERE ((session.id = private.caller_session()) AND (session.user_id = auth.uid()) AND ((session.not_after IS NULL) OR (session.not_after > now())))));

CREATE OR REPLACE FUNCTION private.require_live_session()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if not private.has_live_session() then
		raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
	end if;
end $function$;

CREATE OR REPLACE FUNCTION public.check_request()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform public.refuse_estimated_counts();
	if auth.uid() is not null then
		perform private.require_live_session();
	end if;
end $function$;
grant execute on function public.check_request() to anon;
grant execute on function public.check_request() to authenticated;
grant execute on function public.check_request() to service_role;

CREATE OR REPLACE FUNCTION public.refuse_estimated_counts()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.refuse_estimated_counts() to anon;
grant execute on function public.refuse_estimated_counts() to authenticated;
grant execute on function public.refuse_estimated_counts() to service_role;
