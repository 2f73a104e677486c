-- Token buckets, one for each caller and action. A bucket refills at a constant rate up to its capacity; a refused request takes no
-- token.
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

-- `publish_script`: only what makes a version public for the first time, and with that brings a script into lists and feeds.
-- `change_own_scripts`: every change of one's own scripts; its capacity permits to undo a change of all scripts of an account.
-- `test_bookmarklet`: test runs of a script in a browser of the server (edge function test-bookmarklet).
insert into private.rate_limits (action, capacity, refill_per_second) values
	('save_script', 60, 60 / 3600.0),
	('publish_script', 100, 60 / 3600.0),
	('change_own_scripts', 1000, 1000 / 3600.0),
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
	('usage_session', 60, 60 / 3600.0),
	('usage_event', 1000, 1000 / 3600.0),
	('usage_journey', 200, 200 / 3600.0),
	('usage_change', 500, 1000 / 3600.0),
	-- 4 MB and 40 MB a day.
	('usage_kb', 4096, 4096 / 86400.0),
	('usage_kb_of_network', 40960, 40960 / 86400.0),
	('usage_consent', 20, 20 / 3600.0),
	('recording', 60, 60 / 3600.0),
	('synced_script', 1000, 1),
	('device', 30, 30 / 3600.0),
	('create_desktop_code', 30, 60 / 3600.0),
	('redeem_desktop_code', 60, 0.5),
	('export_own_data', 3000, 1),
	('moderate', 1000, 1000 / 3600.0),
	('appeal', 10, 10 / 3600.0),
	('suggest_search', 300, 5),
	('pick_suggestion', 60, 60 / 3600.0),
	('generate_script', 10, 10 / 60.0),
	('test_bookmarklet', 20, 20 / 3600.0);

-- The visitor's address: the header `cf-connecting-ip` and no other one. A hosted project is behind Cloudflare, which overwrites that
-- header with the address of the connection; the local gateway does the same (supabase/local/gateway/client-address.ts). All other
-- headers (`x-forwarded-for`, `x-real-ip`) contain what the client has sent. Null without the header; all such visitors share one
-- bucket.
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

-- The visitor's address of the present request; null outside of requests.
create function private.caller_address() returns inet
language sql stable set search_path = ''
return private.address_of(nullif(current_setting('request.headers', true), '')::jsonb);

-- The owner of a bucket: the person, otherwise the network (the first 24 bits of an IPv4 address, 56 of an IPv6 address), because a
-- single address is easy to change, above all in IPv6.
create function private.subject_of(person uuid, address inet) returns text
language sql immutable set search_path = ''
return case
	when person is not null then 'user:' || person
	when address is null then 'address:unknown'
	else 'address:' || network(set_masklen(address, case family(address) when 4 then 24 else 56 end))
end;

-- The owner of the buckets that the present request uses.
create function private.caller_subject() returns text
language sql stable set search_path = ''
return private.subject_of(auth.uid(), private.caller_address());

-- Takes `cost` tokens from the bucket of `caller` for the action `wanted`.
-- Errors (PostgREST turns SQLSTATE PTxyz into status xyz): PT429 when there are too few tokens, with DETAIL as JSON
-- {"action": text, "retry_after_seconds": integer}; PT413 when `cost` is above the capacity.
create function private.take_token_of(caller text, wanted text, cost integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
declare
	requested_at timestamptz := clock_timestamp();
	rate_limit private.rate_limits;
	seconds integer;
	is_new boolean;
begin
	select * into strict rate_limit from private.rate_limits where action = wanted;
	if cost > rate_limit.capacity then
		raise sqlstate 'PT413' using
			message = format('Too much at once: send at most %s at a time.', rate_limit.capacity),
			hint = 'Send smaller batches.';
	end if;

	insert into private.rate_buckets as bucket (subject, action, tokens, updated_at)
	values (caller, wanted, rate_limit.capacity - cost, requested_at)
	on conflict (subject, action) do update set
		tokens = least(rate_limit.capacity, bucket.tokens + greatest(0, extract(epoch from requested_at - bucket.updated_at)) * rate_limit.refill_per_second) - cost,
		updated_at = greatest(bucket.updated_at, requested_at)
	where least(rate_limit.capacity, bucket.tokens + greatest(0, extract(epoch from requested_at - bucket.updated_at)) * rate_limit.refill_per_second) >= cost
	returning xmax = 0 into is_new;
	if found then
		if is_new then
			-- Each new bucket deletes up to ten that have been unused for a day and are therefore full, to bound the table's size.
			delete from private.rate_buckets where (subject, action) in (
				select idle.subject, idle.action from private.rate_buckets as idle
				where idle.updated_at < now() - interval '1 day' order by idle.updated_at limit 10 for update skip locked
			);
		end if;
		return;
	end if;

	select greatest(1, ceil((cost - bucket.tokens) / rate_limit.refill_per_second - greatest(0, extract(epoch from requested_at - bucket.updated_at))))
	into seconds
	from private.rate_buckets as bucket
	where bucket.subject = caller and bucket.action = wanted;
	raise sqlstate 'PT429' using
		message = format('Too many requests. Try again in %s seconds.', seconds),
		detail = json_build_object('action', wanted, 'retry_after_seconds', seconds)::text,
		hint = format('Wait %s seconds, then try again.', seconds);
end $$;

-- take_token_of() for the caller of the present request.
create function private.take_token(wanted text, cost integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token_of(private.caller_subject(), wanted, cost);
end $$;

-- Trigger for tables that clients insert into directly; takes one token for each new row. Argument: the action. Rows that the server
-- itself inserts (without a signed-in person) take none.
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

-- Trigger for tables that clients update directly; takes one token for each row, from the same bucket as inserts. Argument: the action.
-- The triggers fire for the role `authenticated` only, because the database itself updates counters in these rows.
create function private.limit_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token(tg_argv[0]);
	return null;
end $$;
