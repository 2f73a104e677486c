-- The specification's rule with letters of every script kept (NFKC): lower case, non-word characters out, white space to
-- hyphens, repeated hyphens collapsed. What leaves nothing is called `script`.
create function private.slug_of(title text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when slug ~ '^-*$' then 'script' else slug end from (
		select left(regexp_replace(regexp_replace(regexp_replace(
			lower(normalize(btrim(title), NFKC)), '[^\w\s-]', '', 'g'), '\s+', '-', 'g'), '-+', '-', 'g'), 80) as slug
	) as cut
);

-- The next free slug of this owner: `-1`, `-2`, … when it is taken. The caller holds the owner's lock (require_author).
create function private.free_slug(owner uuid, title text) returns text
language plpgsql stable set search_path = '' as $$
declare
	base text := private.slug_of(title);
	candidate text := base;
	number integer := 0;
begin
	while exists (select from public.bookmarklets where owner_id = owner and slug = candidate) loop
		number := number + 1;
		candidate := base || '-' || number;
	end loop;
	return candidate;
end $$;

-- Who asks, or a refusal. Locks the person's profile, so that two new scripts of one owner never take the same slug.
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

-- Locks a script of the caller. A script that is someone else's draft, or nobody's, is not told apart from none at all.
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
	if script.owner_id = caller then
		return script;
	end if;
	if script.is_visible then
		raise insufficient_privilege using message = 'Only the owner may change this script.';
	end if;
	raise sqlstate 'PT404' using message = 'This script does not exist.';
end $$;

create function private.next_semver(semver text) returns text
language sql immutable parallel safe set search_path = ''
return case when semver is null then '1.0.0'
	else split_part(semver, '.', 1) || '.' || (split_part(semver, '.', 2)::integer + 1) || '.0' end;

-- Adds the next version on top of the one the author has seen; refuses (409) when another save was faster.
-- DETAIL of the refusal is JSON: {"latest_version_id": uuid, "semver": text}. The caller holds the script's row lock.
create function private.add_version(
	script public.bookmarklets, base_version_id uuid, code text, generated_by text, flow jsonb, change_note text
) returns public.versions
language plpgsql set search_path = '' as $$
declare
	latest public.versions;
	added public.versions;
begin
	select * into latest from public.versions where id = script.latest_version_id;
	if script.latest_version_id is distinct from base_version_id then
		raise sqlstate 'PT409' using
			message = 'This script was changed elsewhere since you opened it.',
			detail = json_build_object('latest_version_id', latest.id, 'semver', latest.semver)::text,
			hint = 'Load the latest version, bring your changes over and save again.';
	end if;
	insert into public.versions (bookmarklet_id, semver, code_blob_url, generated_by, flow, change_note)
	values (script.id, private.next_semver(latest.semver), code, generated_by, flow, nullif(btrim(change_note), ''))
	returning * into added;
	return added;
end $$;

-- Creates a script (p_id null) or adds a version to one's own. Script, version, tags and the analysis job are one transaction.
-- p_base_version_id: the version the author started from; required for an update.
-- p_publish: null keeps what is (a new script is published).
create function public.save_script(
	p_title text, p_description text, p_code text, p_category text default 'utility', p_tags text[] default '{}',
	p_id uuid default null, p_base_version_id uuid default null, p_publish boolean default null,
	p_generated_by text default 'user', p_flow jsonb default null, p_change_note text default null
)
returns table (id uuid, slug text, version_id uuid, semver text, kind text, is_published boolean)
language plpgsql security definer set search_path = '' as $$
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
		select saved.id, saved.slug, added.id, added.semver, saved.kind, saved.is_published
		from public.bookmarklets as saved where saved.id = script.id;
end $$;

create function public.publish_script(p_id uuid, p_published boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	script public.bookmarklets := private.lock_own_script(p_id);
begin
	if p_published and script.moderation_status = 'removed' then
		raise sqlstate 'PT409' using message = 'This script was removed by a moderator and cannot be published.';
	end if;
	update public.bookmarklets set is_published = p_published where id = p_id;
	return p_published;
end $$;

create function public.delete_script(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.lock_own_script(p_id);
	delete from public.bookmarklets where id = p_id;
end $$;

revoke all on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.publish_script(uuid, boolean), public.delete_script(uuid)
from public, anon, authenticated;
grant execute on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.publish_script(uuid, boolean), public.delete_script(uuid)
to authenticated;
