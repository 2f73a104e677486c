-- Requests to functions that ask a model, per person, function and day (UTC).
create table public.ai_usage (
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	function text not null constraint ai_usage_function check (char_length(function) between 1 and 100),
	day date not null default (now() at time zone 'utc')::date,
	tokens bigint not null default 0 constraint ai_usage_tokens check (tokens >= 0),
	-- Tokens alone cannot limit requests: they are known only afterwards.
	requests integer not null default 0 constraint ai_usage_requests check (requests >= 0),
	primary key (user_id, function, day)
);

alter table public.ai_usage enable row level security;
revoke all on public.ai_usage from anon, authenticated;
grant select on public.ai_usage to authenticated;
grant all on public.ai_usage to service_role;

create policy ai_usage_read on public.ai_usage for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));

-- Takes a token of the rate limit, and reserves one request of the day for a function that asks a model, before it does. The limit of
-- the day applies to all such functions together; the lock makes two requests at once count one after the other. With `p_limit` null
-- only the rate limit applies: the function does not ask a model.
-- Errors: PT429 of the rate limit; PT402 when the day's requests are used up, with DETAIL {"used": integer}.
create function public.reserve_generation(p_person uuid, p_function text, p_action text, p_limit integer default null)
returns table (used integer, day date, preferred_model text, preferred_language text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	today date := (clock_timestamp() at time zone 'utc')::date;
	requests_today integer := 0;
begin
	perform private.take_token_of(private.subject_of(p_person, null), p_action);
	if p_limit is not null then
		perform pg_advisory_xact_lock(hashtextextended('ai_usage ' || p_person, 0));
		select coalesce(sum(usage.requests), 0) into requests_today
		from public.ai_usage as usage where usage.user_id = p_person and usage.day = today;
		if requests_today >= p_limit then
			raise sqlstate 'PT402' using
				message = 'The requests of today are used up.',
				detail = json_build_object('used', requests_today)::text;
		end if;
		insert into public.ai_usage as usage (user_id, function, day, requests) values (p_person, p_function, today, 1)
		on conflict (user_id, function, day) do update set requests = usage.requests + 1;
		requests_today := requests_today + 1;
	end if;
	return query
		select requests_today, today, preference.preferred_model, coalesce(preference.preferred_language, 'javascript')
		from (select p_person as id) as person
		left join public.user_preferences as preference on preference.user_id = person.id;
end $$;

-- Adds the tokens of a reserved request, also of one that was broken off. `p_day` is the day on which it was reserved.
create function public.record_generation_tokens(p_person uuid, p_function text, p_day date, p_tokens integer) returns void
language sql security definer set search_path = ''
begin atomic
	update public.ai_usage set tokens = tokens + p_tokens
	where user_id = p_person and function = p_function and day = p_day;
end;

revoke execute on function
	public.reserve_generation(uuid, text, text, integer), public.record_generation_tokens(uuid, text, date, integer)
from public, anon, authenticated;
grant execute on function
	public.reserve_generation(uuid, text, text, integer), public.record_generation_tokens(uuid, text, date, integer)
to service_role;
