-- Files for script managers: a version by the hash of its code, and installs that the hub's own server has seen.
create index versions_by_hash on public.versions (sha256);

-- The code with this SHA-256, under the caller's own policies: a visitor gets it while a public script has or had it as a
-- version. Equal code of several scripts is one answer, so a fork keeps an address alive.
create function public.get_version_code(p_sha256 text) returns text
language sql stable security invoker set search_path = ''
begin atomic
	select version.code_blob_url from public.versions as version where version.sha256 = p_sha256 limit 1;
end;

-- Whether a moderator took a script away that had this code; of drafts it says nothing (compare script_was_removed).
create function public.version_was_removed(p_sha256 text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.sha256 = p_sha256 and script.moderation_status = 'removed'
	);
end;

-- The key with which the hub's server signs what it says of a visitor. It opens nothing else: whoever has it can count
-- installs and no more, which is why the server needs no service role. One row; a new key is an update of it.
create table private.hub_server (
	only_one boolean primary key default true check (only_one),
	counting_key text not null default encode(extensions.gen_random_bytes(32), 'hex') check (char_length(counting_key) >= 64)
);
insert into private.hub_server default values;

-- Counts the install of a file that a script manager fetched from the hub's server. To the database every such call comes
-- from the server's address; the visitor's is signed (HMAC-SHA-256 of the lines below), so that nobody else can name one.
create function public.record_file_install(
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
	return public.record_install(p_bookmarklet_id, 'user.js');
end $$;

revoke all on function
	public.get_version_code(text), public.version_was_removed(text), public.record_file_install(uuid, text, text, bigint, text)
from public, anon, authenticated;
grant execute on function
	public.get_version_code(text), public.version_was_removed(text), public.record_file_install(uuid, text, text, bigint, text)
to anon, authenticated, service_role;
