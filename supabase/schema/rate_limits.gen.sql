-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.rate_buckets (
	subject text not null,
	action text not null,
	tokens double precision not null,
	updated_at timestamp with time zone not null,
	constraint rate_buckets_pkey PRIMARY KEY (subject, action),
	constraint rate_buckets_action_fkey FOREIGN KEY (action) REFERENCES private.rate_limits(action) ON DELETE CASCADE
);
CREATE INDEX rate_buckets_idle ON private.rate_buckets USING btree (updated_at);

create table private.rate_limits (
	action text not null,
	capacity integer not null,
	refill_per_second double precision not null,
	constraint rate_limits_pkey PRIMARY KEY (action),
	constraint rate_limits_capacity_check CHECK ((capacity > 0)),
	constraint rate_limits_refill_per_second_check CHECK ((refill_per_second > (0)::double precision))
);

CREATE OR REPLACE FUNCTION private.address_of(headers jsonb)
 RETURNS inet
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
	address text := btrim(headers ->> 'cf-connecting-ip');
begin
	if address is null or not pg_input_is_valid(address, 'inet') then
		return null;
	end if;
	return address::inet;
end $function$;

CREATE OR REPLACE FUNCTION private.caller_address()
 RETURNS inet
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN private.address_of((NULLIF(current_setting('request.headers'::text, true), ''::text))::jsonb);

CREATE OR REPLACE FUNCTION private.caller_subject()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN private.subject_of(auth.uid(), private.caller_address());

CREATE OR REPLACE FUNCTION private.limit_inserts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.limit_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.take_token(tg_argv[0]);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.subject_of(person uuid, address inet)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (person IS NOT NULL) THEN ('user:'::text || person) WHEN (address IS NULL) THEN 'address:unknown'::text ELSE ('address:'::text || network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 56 END))) END;

CREATE OR REPLACE FUNCTION private.take_token(wanted text, cost integer DEFAULT 1)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.take_token_of(private.caller_subject(), wanted, cost);
end $function$;

CREATE OR REPLACE FUNCTION private.take_token_of(caller text, wanted text, cost integer DEFAULT 1)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
