-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.suggestion_pickers (
	day date not null,
	suggestion text not null,
	picker text not null,
	constraint suggestion_pickers_pkey PRIMARY KEY (day, suggestion, picker),
	constraint suggestion_pickers_suggestion_fkey FOREIGN KEY (suggestion) REFERENCES private.suggestion_picks(suggestion)
);

create table private.suggestion_picks (
	suggestion text not null,
	picks integer default 0 not null,
	constraint suggestion_picks_pkey PRIMARY KEY (suggestion)
);

CREATE OR REPLACE FUNCTION private.caller_of_today()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	today date := (now() at time zone 'utc')::date;
	visitor text := coalesce(auth.uid()::text, private.visitor_of(private.caller_address()));
	hash text;
begin
	insert into private.visitor_salts (day) values (today) on conflict do nothing;
	delete from private.visitor_salts where day < today - 1;
	select encode(extensions.hmac(convert_to(visitor, 'UTF8'), salt, 'sha256'), 'hex') into strict hash
	from private.visitor_salts where day = today;
	return hash;
end $function$;

CREATE OR REPLACE FUNCTION public.pick_suggestion(p_suggestion text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	today date := (now() at time zone 'utc')::date;
begin
	perform private.take_token('pick_suggestion');
	if not exists (select from private.suggestion_picks where suggestion = p_suggestion) then
		raise sqlstate '22023' using message = 'There is no such suggestion.';
	end if;
	delete from private.suggestion_pickers where day < today;
	insert into private.suggestion_pickers (day, suggestion, picker) values (today, p_suggestion, private.caller_of_today())
	on conflict do nothing;
	if not found then
		return false;
	end if;
	update private.suggestion_picks set picks = picks + 1 where suggestion = p_suggestion;
	return true;
end $function$;
grant execute on function public.pick_suggestion(text) to anon;
grant execute on function public.pick_suggestion(text) to authenticated;
grant execute on function public.pick_suggestion(text) to service_role;

CREATE OR REPLACE FUNCTION public.suggestion_picks()
 RETURNS TABLE(suggestion text, picks integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT counted.suggestion,
     counted.picks
    FROM private.suggestion_picks counted
   ORDER BY counted.suggestion;
END;
grant execute on function public.suggestion_picks() to anon;
grant execute on function public.suggestion_picks() to authenticated;
grant execute on function public.suggestion_picks() to service_role;
