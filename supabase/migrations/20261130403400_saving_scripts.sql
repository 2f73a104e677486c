-- The signed-in person; refuses visitors. Locks the person's profile, so that two concurrent new scripts do not get the same slug.
create function private.require_author() returns uuid
language plpgsql set search_path = '' as $$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'You must be logged in to create a bookmarklet';
	end if;
	perform from public.profiles where user_id = caller for no key update;
	if not found then
		raise sqlstate 'PT409' using message = 'Your profile does not exist yet.', hint = 'Call sync_profile first.';
	end if;
	return caller;
end $$;

-- Locks and returns a script of the caller that is not deleted. Does not reveal whether a script exists that the caller may not see.
create function private.lock_own_script(wanted uuid) returns public.bookmarklets
language plpgsql set search_path = '' as $$
declare
	caller uuid := auth.uid();
	script public.bookmarklets;
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	select * into script from public.bookmarklets where id = wanted for no key update;
	if script.owner_id = caller and script.deleted_at is null then
		return script;
	end if;
	if script.is_visible then
		raise insufficient_privilege using message = 'Only the owner may change this script.';
	end if;
	raise sqlstate 'PT404' using message = 'This script does not exist.';
end $$;

-- Creates a script (`p_id` null) or adds a version to a script of the caller, in one transaction with its tags and the analysis job.
-- p_base_version_id: the version that the author has edited; required for an update.
-- p_publish: null keeps the present state (a new script is published).
-- The returned moderation status is 'pending' if the script is held back (hold_removed_code()).
-- Saving 4 MiB takes up to two seconds alone, and several times as long on a busy machine. PostgREST applies a function's time limit to
-- the request that calls it; one person saves one large script at a time.
create function public.save_script(
	p_title text, p_description text, p_code text, p_category text default 'utility', p_tags text[] default '{}',
	p_id uuid default null, p_base_version_id uuid default null, p_publish boolean default null,
	p_generated_by text default 'user', p_flow jsonb default null, p_change_note text default null
)
returns table (id uuid, slug text, version_id uuid, semver text, kind text, is_published boolean, moderation_status text)
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
#variable_conflict use_column
declare
	caller uuid := private.require_author();
	script public.bookmarklets;
	added public.versions;
begin
	perform private.take_token('save_script');
	if p_generated_by = 'fork' then
		raise sqlstate '22023' using message = 'Forks are made by fork_script.';
	end if;
	if p_id is null then
		insert into public.bookmarklets (title, short_description, slug, category, owner_id, is_published)
		values (btrim(p_title), btrim(p_description), private.free_slug(caller, p_title), private.category_of(p_category), caller, coalesce(p_publish, true))
		returning * into script;
	else
		script := private.lock_own_script(p_id);
		if p_base_version_id is null then
			raise sqlstate '22023' using message = 'An update names the version it is based on.';
		end if;
		if p_publish and script.moderation_status = 'removed' then
			raise sqlstate 'PT409' using message = 'This script was removed by a moderator and cannot be published.';
		end if;
	end if;
	added := private.add_version(script, p_base_version_id, p_code, p_generated_by, p_flow, p_change_note);
	if p_id is not null then
		update public.bookmarklets as target set
			title = btrim(p_title), short_description = btrim(p_description), category = private.category_of(p_category),
			is_published = coalesce(p_publish, target.is_published)
		where target.id = script.id;
	end if;
	perform private.set_tags(script.id, p_tags);
	return query
		select saved.id, saved.slug, added.id, added.semver, saved.kind, saved.is_published, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;

-- Copies a script that the caller may see, with its latest code and its tags, as a draft: the copy becomes public when its owner
-- publishes it. `p_improvements` becomes the change note of its first version.
create function public.fork_script(p_bookmarklet_id uuid, p_title text, p_description text, p_improvements text default null)
returns table (id uuid, slug text, version_id uuid, semver text, moderation_status text)
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
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

-- Adds a copy of an earlier version as the latest one; no version is deleted or changed.
create function public.restore_version(p_version_id uuid, p_base_version_id uuid)
returns table (id uuid, version_id uuid, semver text, moderation_status text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	script public.bookmarklets;
	source public.versions;
	added public.versions;
begin
	-- Checks ownership first. For an unknown version the id of the script is null, which is refused like an unknown script.
	script := private.lock_own_script((select version.bookmarklet_id from public.versions as version where version.id = p_version_id));
	perform private.take_token('save_script');
	select * into strict source from public.versions as version where version.id = p_version_id;
	added := private.add_version(script, p_base_version_id, source.code_blob_url, source.generated_by, source.flow, 'Restored from ' || source.semver);
	return query
		select saved.id, added.id, added.semver, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;
revoke all on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid)
from public, anon, authenticated;
grant execute on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid)
to authenticated;
