-- Token buckets: one per caller and action. A bucket refills evenly up to its capacity; a refusal costs nothing.
create table private.rate_limits (
	action text primary key,
	capacity integer not null check (capacity > 0),
	refill_per_second double precision not null check (refill_per_second > 0)
);

create table private.rate_buckets (
	subject text not null,
	action text not null references private.rate_limits (action) on delete cascade,
	tokens double precision not null,
	updated_at timestamptz not null,
	primary key (subject, action)
);
create index rate_buckets_idle on private.rate_buckets (updated_at);

insert into private.rate_limits (action, capacity, refill_per_second) values
	('save_script', 60, 60 / 3600.0),
	('publish_script', 60, 60 / 3600.0),
	('fork_script', 30, 30 / 3600.0),
	('analyze_security', 60, 0.5),
	('record_install', 120, 1),
	('username_available', 60, 1),
	('sync_profile', 60, 0.5),
	('profile', 60, 60 / 3600.0),
	('save_avatar', 20, 20 / 3600.0),
	('claim_provider_picture', 20, 20 / 3600.0),
	('report_script', 10, 10 / 3600.0),
	('contact_message', 5, 5 / 3600.0),
	('star', 120, 1),
	('review', 30, 30 / 3600.0),
	('review_vote', 120, 1),
	('follow', 120, 1),
	('collection', 60, 60 / 3600.0),
	('collection_item', 240, 2),
	('usage_session', 60, 0.1),
	('usage_event', 1000, 10),
	('usage_journey', 200, 1),
	('recording', 60, 60 / 3600.0),
	('synced_script', 1000, 1),
	('device', 30, 30 / 3600.0);

-- The visitor's address is in `cf-connecting-ip` and nowhere else. A hosted project is behind Cloudflare, which overwrites that
-- header with the address of the connection; the local gateway does the same (supabase/local/gateway/client-address.ts). Every
-- other header (`x-forwarded-for`, `x-real-ip`) reaches the database as the client has written it, or with its text in front.
-- Without the header all visitors share one allowance.
-- Source: developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
create function private.address_of(headers jsonb) returns inet
language plpgsql stable set search_path = '' as $$
declare
	address text := btrim(headers ->> 'cf-connecting-ip');
begin
	if address is null or not pg_input_is_valid(address, 'inet') then
		return null;
	end if;
	return address::inet;
end $$;

-- The address a request came from. Only what the nearest proxy wrote counts: the last entry, not the first, which a client can invent.
create function private.caller_address() returns inet
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

-- Whose bucket it is: the person, else the network (an address alone is too easy to change, above all in IPv6).
create function private.caller_subject() returns text
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

-- Takes `cost` tokens or refuses with HTTP 429 (the REST layer turns PTxyz into status xyz).
-- DETAIL is JSON: {"action": text, "retry_after_seconds": integer}.
create function private.take_token(wanted text, cost integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token_of(private.caller_subject(), wanted, cost);
end $$;

-- For tables that clients write directly. Rows written by the server itself (no person) are not counted.
create function private.limit_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	rows_added integer;
begin
	if auth.uid() is null then
		return null;
	end if;
	select count(*) into rows_added from added;
	if rows_added > 0 then
		perform private.take_token(tg_argv[0], rows_added);
	end if;
	return null;
end $$;

-- Updates take from the same bucket as inserts. Row by row and only for what clients may write: counters that the database
-- itself keeps on a row are nobody's updates.
create function private.limit_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token(tg_argv[0]);
	return null;
end $$;
revoke all on function private.limit_update() from public;
