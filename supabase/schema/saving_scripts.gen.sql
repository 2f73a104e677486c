-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.lock_own_script(wanted uuid)
 RETURNS public.bookmarklets
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.require_author()
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.fork_script(p_bookmarklet_id uuid, p_title text, p_description text, p_improvements text DEFAULT NULL::text)
 RETURNS TABLE(id uuid, slug text, version_id uuid, semver text, moderation_status text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
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
end $function$;
grant execute on function public.fork_script(uuid,text,text,text) to authenticated;
grant execute on function public.fork_script(uuid,text,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.restore_version(p_version_id uuid, p_base_version_id uuid)
 RETURNS TABLE(id uuid, version_id uuid, semver text, moderation_status text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.restore_version(uuid,uuid) to authenticated;
grant execute on function public.restore_version(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.save_script(p_title text, p_description text, p_code text, p_category text DEFAULT 'utility'::text, p_tags text[] DEFAULT '{}'::text[], p_id uuid DEFAULT NULL::uuid, p_base_version_id uuid DEFAULT NULL::uuid, p_publish boolean DEFAULT NULL::boolean, p_generated_by text DEFAULT 'user'::text, p_flow jsonb DEFAULT NULL::jsonb, p_change_note text DEFAULT NULL::text)
 RETURNS TABLE(id uuid, slug text, version_id uuid, semver text, kind text, is_published boolean, moderation_status text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
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
end $function$;
grant execute on function public.save_script(text,text,text,text,text[],uuid,uuid,boolean,text,jsonb,text) to authenticated;
grant execute on function public.save_script(text,text,text,text,text[],uuid,uuid,boolean,text,jsonb,text) to service_role;
