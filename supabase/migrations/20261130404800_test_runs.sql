-- Takes a token before a run is handed to the test worker. Error: PT429 of the rate limit.
create function public.take_test_run(p_person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token_of(private.subject_of(p_person, null), 'test_bookmarklet');
end $$;

-- Gives the token of a run back that did not take place. A bucket never holds more than its capacity.
create function public.give_back_test_run(p_person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	update private.rate_buckets as bucket set tokens = least(rate_limit.capacity, bucket.tokens + 1)
	from private.rate_limits as rate_limit
	where bucket.subject = private.subject_of(p_person, null) and bucket.action = 'test_bookmarklet'
		and rate_limit.action = bucket.action;
end $$;

revoke execute on function public.take_test_run(uuid), public.give_back_test_run(uuid) from public, anon, authenticated;
grant execute on function public.take_test_run(uuid), public.give_back_test_run(uuid) to service_role;
