-- Pictures of what scripts do: the hub runs each published version on a sample page and keeps what the page looks like afterwards. Optional
-- like the canary: a deployment without a browser has no pictures, and everything looks as without them.
create table private.script_pictures (
	version_id uuid primary key references public.versions (id) on delete cascade,
	-- Version of the sample pages and of how pictures are taken; a newer one takes the picture anew.
	picture_version text not null constraint script_pictures_version check (char_length(picture_version) between 1 and 50),
	-- 'none': nothing could be seen of the script, or it did not end.
	state text not null default 'running' constraint script_pictures_state check (state in ('running', 'made', 'none')),
	attempts integer not null default 1,
	-- The first 32 hexadecimal digits of the picture's SHA-256. Part of its address, so that it can be cached.
	hash text generated always as (left(encode(sha256(picture), 'hex'), 32)) stored,
	picture bytea constraint script_pictures_picture
		check (octet_length(picture) between 1 and 30720 and coalesce(private.picture_type(picture), '') = 'image/webp' or picture is null),
	started_at timestamptz not null default now(),
	finished_at timestamptz,
	constraint script_pictures_made check (state <> 'made' or picture is not null)
);

-- Latest versions of public scripts that are rated Low or Medium and have no picture of this version yet. One that was not finished within
-- two minutes is assigned again, up to three times.
create function private.picture_candidates(wanted text) returns setof uuid
language sql stable set search_path = ''
begin atomic
	select script.latest_version_id
	from public.bookmarklets as script
		left join private.script_pictures as picture on picture.version_id = script.latest_version_id
	where script.is_visible
		and script.latest_version_id is not null
		and script.risk_level in ('green', 'amber')
		and (picture.version_id is null or picture.picture_version <> wanted
			or (picture.state = 'running' and picture.attempts < 3 and picture.started_at < now() - interval '2 minutes'))
	order by picture.attempts nulls first, script.star_count desc, script.id;
end;

-- Assigns one version to the caller, with what chooses its sample page.
create function public.claim_script_picture(p_picture_version text)
returns table (version_id uuid, code text, category text, tags text[])
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	perform pg_advisory_xact_lock(hashtext('public.claim_script_picture'));
	select candidate into wanted from private.picture_candidates(p_picture_version) as candidate limit 1;
	if wanted is null then
		return;
	end if;
	insert into private.script_pictures as picture (version_id, picture_version) values (wanted, p_picture_version)
	on conflict (version_id) do update set
		attempts = case when picture.picture_version = excluded.picture_version then picture.attempts + 1 else 1 end,
		picture_version = excluded.picture_version, state = 'running', picture = null, started_at = now(), finished_at = null;
	return query
		select version.id, version.code_blob_url, script.category, script.tag_names
		from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.id = wanted;
end $$;

-- Stores what the browser saw. `p_picture`: base64 of a WebP file of at most 30 kB; null when there was nothing to see.
create function public.record_script_picture(p_version_id uuid, p_picture_version text, p_picture text default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
	update private.script_pictures as picture set
		state = case when p_picture is null then 'none' else 'made' end,
		picture = decode(p_picture, 'base64'),
		finished_at = now()
	where picture.version_id = p_version_id and picture.picture_version = p_picture_version;
end $$;

-- Hash of the picture that stands for a script now; null without one. Only of a public script whose newest rating is Low or Medium: it
-- vanishes when the script is hidden or removed, or is rated High later.
create function private.picture_of(script public.bookmarklets) returns text
language sql stable set search_path = ''
begin atomic
	select picture.hash from private.script_pictures as picture
	where picture.version_id = script.latest_version_id and picture.state = 'made'
		and script.is_visible and script.risk_level in ('green', 'amber');
end;

-- The hash of a script's picture, '' without one.
create function public.script_picture(p_id uuid) returns text
language sql stable security definer set search_path = ''
begin atomic
	select coalesce((
		select private.picture_of(script) from public.bookmarklets as script where script.id = p_id
	), '');
end;

-- The picture at an address, as base64; no row when the script has another one now, or none.
create function public.get_script_picture(p_id uuid, p_hash text) returns table (picture text)
language sql stable security definer set search_path = ''
begin atomic
	select translate(encode(picture.picture, 'base64'), E'\n', '')
	from public.bookmarklets as script join private.script_pictures as picture on picture.version_id = script.latest_version_id
	where script.id = p_id and picture.hash = p_hash and private.picture_of(script) = p_hash;
end;

revoke all on function
	public.claim_script_picture(text), public.record_script_picture(uuid, text, text), public.script_picture(uuid),
	public.get_script_picture(uuid, text)
from public, anon, authenticated;
grant execute on function public.claim_script_picture(text), public.record_script_picture(uuid, text, text) to service_role;
grant execute on function public.script_picture(uuid), public.get_script_picture(uuid, text) to anon, authenticated, service_role;
