-- 'user.js' means that a script manager fetched the file. Only the hub's server sees that; a click on a link to the file is
-- none, so a client cannot record it any more.
alter function public.record_install(uuid, text, uuid) set schema private;
alter function private.record_install(uuid, text, uuid) rename to count_install;

create function public.record_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	if p_source = 'user.js' then
		raise sqlstate '22023' using message = 'Files are counted by the hub''s server.', hint = 'Use drag, extension or copy.';
	end if;
	return private.count_install(p_bookmarklet_id, p_source, p_version_id);
end $$;
revoke all on function public.record_install(uuid, text, uuid), private.count_install(uuid, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.record_install(uuid, text, uuid) to anon, authenticated, service_role;

create or replace function public.record_file_install(
	p_bookmarklet_id uuid, p_address text, p_user_agent text, p_asked_at bigint, p_signature text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	signed text := concat_ws(E'\n', 'record_file_install', p_bookmarklet_id, p_asked_at, p_address, p_user_agent);
	expected text;
begin
	select encode(extensions.hmac(convert_to(signed, 'UTF8'), convert_to(counting_key, 'UTF8'), 'sha256'), 'hex')
	into strict expected from private.hub_server;
	if num_nulls(p_bookmarklet_id, p_address, p_user_agent, p_asked_at, p_signature) > 0
		or p_signature <> expected
		or abs(extract(epoch from now()) - p_asked_at) > 300
		or not pg_input_is_valid(p_address, 'inet') then
		raise sqlstate '42501' using message = 'Only the hub''s server counts fetched files.';
	end if;
	-- From here on the request is the visitor's: limits and the hash of the day follow from these headers.
	perform set_config('request.headers', json_build_object('x-forwarded-for', p_address, 'user-agent', p_user_agent)::text, true);
	return private.count_install(p_bookmarklet_id, 'user.js');
end $$;
