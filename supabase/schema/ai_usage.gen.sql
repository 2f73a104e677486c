-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.ai_usage (
	user_id uuid not null,
	function text not null,
	day date default ((now() AT TIME ZONE 'utc'::text))::date not null,
	tokens bigint default 0 not null,
	requests integer default 0 not null,
	constraint ai_usage_pkey PRIMARY KEY (user_id, function, day),
	constraint ai_usage_function CHECK (((char_length(function) >= 1) AND (char_length(function) <= 100))),
	constraint ai_usage_requests CHECK ((requests >= 0)),
	constraint ai_usage_tokens CHECK ((tokens >= 0)),
	constraint ai_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.ai_usage enable row level security;
grant select on public.ai_usage to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.ai_usage to service_role;
create policy ai_usage_read on public.ai_usage for select to authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));

CREATE OR REPLACE FUNCTION public.record_generation_tokens(p_person uuid, p_function text, p_day date, p_tokens integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 UPDATE public.ai_usage SET tokens = (ai_usage.tokens + record_generation_tokens.p_tokens)
   WHERE ((ai_usage.user_id = record_generation_tokens.p_person) AND (ai_usage.function = record_generation_tokens.p_function) AND (ai_usage.day = record_generation_tokens.p_day));
END;
grant execute on function public.record_generation_tokens(uuid,text,date,integer) to service_role;

CREATE OR REPLACE FUNCTION public.reserve_generation(p_person uuid, p_function text, p_action text, p_limit integer DEFAULT NULL::integer)
 RETURNS TABLE(used integer, day date, preferred_model text, preferred_language text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.reserve_generation(uuid,text,text,integer) to service_role;
