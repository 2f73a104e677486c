-- Usage statistics have a quota in rows and in bytes: an account could write 385 MB an hour. Bytes count for the account and for the network
-- it writes from, so that many accounts do not get around it. Changes count as well: each leaves a dead row until the next vacuum.
update private.rate_limits set refill_per_second = 1000 / 3600.0 where action = 'usage_event';
update private.rate_limits set refill_per_second = 60 / 3600.0 where action = 'usage_session';
update private.rate_limits set refill_per_second = 200 / 3600.0 where action = 'usage_journey';
insert into private.rate_limits (action, capacity, refill_per_second) values
	('usage_change', 500, 1000 / 3600.0),
	-- 4 MB and 40 MB a day.
	('usage_kb', 4096, 4096 / 86400.0),
	('usage_kb_of_network', 40960, 40960 / 86400.0);

-- Trigger for rows of the usage statistics that a client inserts or changes; takes a token for each kB of
-- their texts, 100 bytes more for each row. Rows that the server itself writes (without a signed-in person) take none.
create function private.limit_usage_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	person uuid := auth.uid();
	address inet := private.caller_address();
	kilobytes integer;
begin
	select ceil(sum(100 + octet_length(written::text)) / 1024.0) into kilobytes from written;
	if person is null or kilobytes is null then
		return null;
	end if;
	perform private.take_token_of(private.subject_of(person, null), 'usage_kb', kilobytes);
	if address is not null then
		perform private.take_token_of(private.subject_of(null, address), 'usage_kb_of_network', kilobytes);
	end if;
	return null;
end $$;
revoke all on function private.limit_usage_bytes() from public;

create trigger limit_bytes after insert on public.user_sessions
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_changed_bytes after update on public.user_sessions
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_bytes after insert on public.user_events
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_bytes after insert on public.user_journey
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_changed_bytes after update on public.user_journey
	referencing new table as written for each statement execute function private.limit_usage_bytes();

create trigger limit_update after update on public.user_sessions
	for each row when (current_user = 'authenticated') execute function private.limit_update('usage_change');
create trigger limit_update after update on public.user_journey
	for each row when (current_user = 'authenticated') execute function private.limit_update('usage_change');
