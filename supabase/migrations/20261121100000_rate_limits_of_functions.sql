-- Edge functions ask for others: to the database they are the caller. They pass on who it was, and from which address.

-- The address in a request's headers. Only what the nearest proxy wrote counts: the last entry, not the first, which a client can invent.
create function private.address_of(headers jsonb) returns inet
language plpgsql stable set search_path = '' as $$
declare
	address text := btrim(coalesce(
		headers ->> 'cf-connecting-ip',
		substring(headers ->> 'x-forwarded-for' from '[^,]*$'),
		headers ->> 'x-real-ip'
	));
begin
	if address is null or not pg_input_is_valid(address, 'inet') then
		return null;
	end if;
	return address::inet;
end $$;

create or replace function private.caller_address() returns inet
language sql stable set search_path = ''
return private.address_of(nullif(current_setting('request.headers', true), '')::jsonb);

-- Whose bucket it is: the person, else the network (an address alone is too easy to change, above all in IPv6).
create function private.subject_of(person uuid, address inet) returns text
language sql immutable set search_path = ''
return case
	when person is not null then 'user:' || person
	when address is null then 'address:unknown'
	else 'address:' || network(set_masklen(address, case family(address) when 4 then 24 else 56 end))
end;

create or replace function private.caller_subject() returns text
language sql stable set search_path = ''
return private.subject_of(auth.uid(), private.caller_address());

-- Takes `cost` tokens of `caller` or refuses with HTTP 429 (the REST layer turns PTxyz into status xyz).
-- DETAIL is JSON: {"action": text, "retry_after_seconds": integer}.
create function private.take_token_of(caller text, wanted text, cost integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
declare
	at_once timestamptz := clock_timestamp();
	bound private.rate_limits;
	seconds integer;
	is_new boolean;
begin
	select * into strict bound from private.rate_limits where action = wanted;
	if cost > bound.capacity then
		raise sqlstate 'PT413' using
			message = format('Too much at once: send at most %s at a time.', bound.capacity),
			hint = 'Send smaller batches.';
	end if;

	insert into private.rate_buckets as bucket (subject, action, tokens, updated_at)
	values (caller, wanted, bound.capacity - cost, at_once)
	on conflict (subject, action) do update set
		tokens = least(bound.capacity, bucket.tokens + greatest(0, extract(epoch from at_once - bucket.updated_at)) * bound.refill_per_second) - cost,
		updated_at = greatest(bucket.updated_at, at_once)
	where least(bound.capacity, bucket.tokens + greatest(0, extract(epoch from at_once - bucket.updated_at)) * bound.refill_per_second) >= cost
	returning xmax = 0 into is_new;
	if found then
		if is_new then
			-- Whoever makes a bucket clears away a few that have long been full again, so that the table does not grow for ever.
			delete from private.rate_buckets where (subject, action) in (
				select idle.subject, idle.action from private.rate_buckets as idle
				where idle.updated_at < now() - interval '1 day' order by idle.updated_at limit 10 for update skip locked
			);
		end if;
		return;
	end if;

	select greatest(1, ceil((cost - bucket.tokens) / bound.refill_per_second - greatest(0, extract(epoch from at_once - bucket.updated_at))))
	into seconds
	from private.rate_buckets as bucket
	where bucket.subject = caller and bucket.action = wanted;
	raise sqlstate 'PT429' using
		message = format('Too many requests. Try again in %s seconds.', seconds),
		detail = json_build_object('action', wanted, 'retry_after_seconds', seconds)::text,
		hint = format('Wait %s seconds, then try again.', seconds);
end $$;

create or replace function private.take_token(wanted text, cost integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token_of(private.caller_subject(), wanted, cost);
end $$;

insert into private.rate_limits (action, capacity, refill_per_second) values ('analyze_security', 60, 0.5);
