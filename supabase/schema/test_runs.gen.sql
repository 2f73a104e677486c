-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION public.give_back_test_run(p_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update private.rate_buckets as bucket set tokens = least(rate_limit.capacity, bucket.tokens + 1)
	from private.rate_limits as rate_limit
	where bucket.subject = private.subject_of(p_person, null) and bucket.action = 'test_bookmarklet'
		and rate_limit.action = bucket.action;
end $function$;
grant execute on function public.give_back_test_run(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.take_test_run(p_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.take_token_of(private.subject_of(p_person, null), 'test_bookmarklet');
end $function$;
grant execute on function public.take_test_run(uuid) to service_role;
