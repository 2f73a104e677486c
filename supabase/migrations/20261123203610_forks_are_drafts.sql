-- Copies a script that the caller may see, with its latest code and its tags, as a draft: the copy becomes public when its owner
-- publishes it. `p_improvements` becomes the change note of its first version.
create or replace function public.fork_script(p_bookmarklet_id uuid, p_title text, p_description text, p_improvements text default null)
returns table (id uuid, slug text, version_id uuid, semver text, moderation_status text)
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
	where seen.id = p_bookmarklet_id and (seen.is_visible or (seen.owner_id = caller and seen.deleted_at is null));
	if not found then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	select * into strict source from public.versions as version where version.id = original.latest_version_id;

	insert into public.bookmarklets (title, short_description, slug, category, owner_id, is_published)
	values (btrim(p_title), btrim(p_description), private.free_slug(caller, p_title), original.category, caller, false)
	returning * into script;
	added := private.add_version(script, null, source.code_blob_url, 'fork', source.flow, p_improvements);
	insert into public.bookmarklet_forks (original_bookmarklet_id, forked_bookmarklet_id, user_id) values (original.id, script.id, caller);
	insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
		select script.id, link.tag_id from public.bookmarklet_tags as link where link.bookmarklet_id = original.id;
	return query
		select saved.id, saved.slug, added.id, added.semver, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;
