-- A copy of a script one can see, with its latest code and tags, published at once. The improvements text becomes the
-- note of its first version.
create function public.fork_script(p_bookmarklet_id uuid, p_title text, p_description text, p_improvements text default null)
returns table (id uuid, slug text, version_id uuid, semver text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	caller uuid := private.require_author();
	original public.bookmarklets;
	source public.versions;
	script public.bookmarklets;
	added public.versions;
begin
	perform private.take_token('fork_script');
	select * into original from public.bookmarklets as seen
	where seen.id = p_bookmarklet_id and (seen.is_visible or seen.owner_id = caller);
	if not found then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	select * into strict source from public.versions as version where version.id = original.latest_version_id;

	insert into public.bookmarklets (title, short_description, slug, category, owner_id, is_published)
	values (btrim(p_title), btrim(p_description), private.free_slug(caller, p_title), original.category, caller, true)
	returning * into script;
	added := private.add_version(script, null, source.code_blob_url, 'fork', source.flow, p_improvements);
	insert into public.bookmarklet_forks (original_bookmarklet_id, forked_bookmarklet_id, user_id) values (original.id, script.id, caller);
	insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
		select script.id, link.tag_id from public.bookmarklet_tags as link where link.bookmarklet_id = original.id;
	return query select script.id, script.slug, added.id, added.semver;
end $$;

-- Makes an earlier version the newest again, as a new version: history is never rewritten.
create function public.restore_version(p_version_id uuid, p_base_version_id uuid)
returns table (id uuid, version_id uuid, semver text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	script public.bookmarklets;
	source public.versions;
	added public.versions;
begin
	-- First who asks and whose script it is; an unknown version is an unknown script.
	script := private.lock_own_script((select version.bookmarklet_id from public.versions as version where version.id = p_version_id));
	perform private.take_token('save_script');
	select * into strict source from public.versions as version where version.id = p_version_id;
	added := private.add_version(script, p_base_version_id, source.code_blob_url, source.generated_by, source.flow, 'Restored from ' || source.semver);
	return query select script.id, added.id, added.semver;
end $$;

revoke all on function public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid) from public, anon, authenticated;
grant execute on function public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid) to authenticated;
