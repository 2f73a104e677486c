-- How often people picked each built-in suggestion of the create page. Its popularity starts with an editorial value, which the picks
-- replace.

-- A test compares the suggestions with those of the product.
create table private.suggestion_picks (
	suggestion text primary key,
	picks integer not null default 0
);
insert into private.suggestion_picks (suggestion) values
	('auto-click'), ('dark-mode'), ('extract-emails'), ('fill-form'), ('hide-element'), ('hide-posts'), ('key-clicks-element'),
	('reading-mode'), ('remove-popups'), ('save-images'), ('save-table'), ('video-speed');

-- Who has picked today, so that each person or network counts once per suggestion and day. Rows of earlier days are deleted.
create table private.suggestion_pickers (
	day date not null,
	suggestion text not null references private.suggestion_picks (suggestion),
	picker text not null,
	primary key (day, suggestion, picker)
);

-- The caller of the present request, as a hash that is another one on the next day; nobody can find the person or address of it later.
create function private.caller_of_today() returns text
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Counts that the caller picked a suggestion, once a day. Returns whether it was counted now. Errors: PT429, 22023 for an unknown one.
create function public.pick_suggestion(p_suggestion text) returns boolean
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function public.suggestion_picks() returns table (suggestion text, picks integer)
language sql stable security definer set search_path = ''
begin atomic
	select counted.suggestion, counted.picks from private.suggestion_picks as counted order by counted.suggestion;
end;
revoke all on function public.pick_suggestion(text), public.suggestion_picks() from public, anon, authenticated;
grant execute on function public.pick_suggestion(text), public.suggestion_picks() to anon, authenticated, service_role;
