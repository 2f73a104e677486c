-- A deleted script can be restored by its owner for 30 days; then its row is purged. Until then nobody but administrators sees it, its
-- owner included: every list, search, feed, file and embedded table reads `is_visible` or the policy below.
alter table public.bookmarklets add column deleted_at timestamptz;
comment on column public.bookmarklets.deleted_at is 'When its owner deleted it; null otherwise. Set and unset by functions only.';

alter table public.bookmarklets alter column is_visible
	set expression as (is_published and deleted_at is null and moderation_status in ('none', 'approved'));

-- For the purge.
create index bookmarklets_deleted on public.bookmarklets (deleted_at) where deleted_at is not null;

-- Administrators see deleted scripts: an open report about one can still be decided, and the decision holds if it is restored.
alter policy bookmarklets_read on public.bookmarklets
	using (is_visible or (owner_id = (select auth.uid()) and deleted_at is null) or (select public.is_admin()));

-- Scripts that were deleted before this time cannot be restored.
create function private.restorable_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '30 days';

-- A deleted script does not count as a script, so that its owner can make another one; its texts count as storage until it cannot be
-- restored anymore.
create or replace function private.amount_kept(person uuid, limited text) returns numeric
language sql stable set search_path = ''
return case limited
	when 'scripts' then (select count(*) from public.bookmarklets where owner_id = person and deleted_at is null)
	when 'recordings' then (select count(*) from public.action_recordings where user_id = person)
	when 'synced_scripts' then (select count(*) from public.scripts where author_id = person and deleted_at is null)
	when 'storage' then (
		coalesce((
			select sum(1024 + octet_length(version.code_blob_url) + coalesce(pg_column_size(version.flow), 0))
			from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
			where script.owner_id = person and (script.deleted_at is null or script.deleted_at > private.restorable_since())
		), 0)
		+ coalesce((
			select sum(1024 + octet_length(recording.recording_data)) from public.action_recordings as recording where recording.user_id = person
		), 0)
		+ coalesce((select sum(1024 + octet_length(synced.code)) from public.scripts as synced where synced.author_id = person), 0)
	) / 1048576.0
end;
create trigger limit_growth after update on public.bookmarklets
	for each row when (old.deleted_at is not null and new.deleted_at is null)
	execute function private.limit_account('scripts');

-- Code that moderators have removed does not become public by restoring a deleted copy either.
drop trigger hold_removed_code on public.bookmarklets;
create trigger hold_removed_code before update of is_published, latest_version_id, deleted_at on public.bookmarklets
	for each row when (
		new.is_published and new.deleted_at is null and new.moderation_status in ('none', 'approved')
		and (not old.is_published or old.deleted_at is not null or new.latest_version_id is distinct from old.latest_version_id)
	)
	execute function private.hold_removed_code();

-- When an account is deleted, its drafts and deleted scripts are, too. Other published scripts stay, without an author.
create or replace function private.drop_drafts_of_leaver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.bookmarklets
	where owner_id = old.user_id and (not is_published or deleted_at is not null) and moderation_status <> 'removed';
	return old;
end $$;

-- After the purge the address of a script that was public stays reserved for 90 days: links to it must not lead to another script.
alter table private.former_slugs alter column bookmarklet_id drop not null;
alter table private.former_slugs drop constraint former_slugs_bookmarklet_id_fkey;
alter table private.former_slugs add constraint former_slugs_bookmarklet_id_fkey
	foreign key (bookmarklet_id) references public.bookmarklets (id) on delete set null;

create function private.reserve_purged_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.former_slugs as former (owner_id, slug)
	select old.owner_id, old.slug
	where exists (select from public.versions as version where version.bookmarklet_id = old.id and version.is_public)
	on conflict (owner_id, slug) do update set bookmarklet_id = null, given_up_at = excluded.given_up_at;
	return old;
end $$;
create trigger reserve_purged_slug before delete on public.bookmarklets
	for each row when (old.owner_id is not null) execute function private.reserve_purged_slug();

-- Deletes up to 50 rows that cannot be restored anymore, of any owner. Scripts with an open report stay until it is decided. Called by
-- the functions below; an operator may schedule it as well (docs/deployment.md).
create function private.purge_deleted_scripts() returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.bookmarklets as script where script.id in (
		select expired.id from public.bookmarklets as expired
		where expired.deleted_at <= private.restorable_since() and not exists (
			select from public.moderation_reports as report
			where report.bookmarklet_id = expired.id and report.status in ('pending', 'reviewing')
		)
		order by expired.deleted_at limit 50 for update skip locked
	);
end $$;

-- Locks and returns a script of the caller that is not deleted. Does not reveal whether a script exists that the caller may not see.
create or replace function private.lock_own_script(wanted uuid) returns public.bookmarklets
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

-- The ids without repetitions and sorted, so that two concurrent calls cannot deadlock. Takes one token for each from the bucket
-- `publish_script`, whose capacity also permits to undo what was done with all scripts of an account.
create function private.take_scripts(wanted uuid[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
	ids uuid[] := array(select distinct id from unnest(wanted) as id where id is not null order by id);
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	if cardinality(ids) = 0 then
		raise sqlstate '22023' using message = 'Choose at least one script.';
	end if;
	perform private.take_token('publish_script', cardinality(ids));
	return ids;
end $$;
update private.rate_limits set capacity = 1000, refill_per_second = 1000 / 3600.0 where action = 'publish_script';

-- Publishes or unpublishes scripts of the caller: all of them, or with an error none. Returns their state; 'pending' is the moderation
-- status of one that is held back (hold_removed_code()).
create function public.publish_scripts(p_ids uuid[], p_published boolean)
returns table (id uuid, is_published boolean, moderation_status text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	ids uuid[] := private.take_scripts(p_ids);
	wanted uuid;
	script public.bookmarklets;
begin
	foreach wanted in array ids loop
		script := private.lock_own_script(wanted);
		if p_published and script.moderation_status = 'removed' then
			raise sqlstate 'PT409' using message = case when cardinality(ids) = 1
				then 'This script was removed by a moderator and cannot be published.'
				else format('Nothing was published: “%s” was removed by a moderator.', script.title) end;
		end if;
		return query
			update public.bookmarklets as target set is_published = p_published where target.id = wanted
			returning target.id, target.is_published, target.moderation_status;
	end loop;
end $$;

-- As publish_scripts(), for one script. Returns whether it is public now; it is not if it is held back.
create or replace function public.publish_script(p_id uuid, p_published boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
	perform public.publish_scripts(array[p_id], p_published);
	-- Generated columns are as they are after all triggers.
	return (select script.is_visible from public.bookmarklets as script where script.id = p_id);
end $$;

-- Deletes scripts of the caller: all of them, or with an error none. They can be restored for 30 days.
create function public.delete_scripts(p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_own_script(wanted);
		update public.bookmarklets set deleted_at = now() where id = wanted;
	end loop;
	perform private.purge_deleted_scripts();
end $$;

create or replace function public.delete_script(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform public.delete_scripts(array[p_id]);
end $$;

-- Locks a deleted script of the caller that can still be restored.
create function private.lock_deleted_script(wanted uuid) returns void
language plpgsql set search_path = '' as $$
begin
	perform from public.bookmarklets as script
	where script.id = wanted and script.owner_id = auth.uid() and script.deleted_at > private.restorable_since() for no key update;
	if not found then
		raise sqlstate 'PT404' using
			message = 'This script cannot be restored anymore.', hint = 'Deleted scripts can be restored for 30 days.';
	end if;
end $$;

-- Restores deleted scripts of the caller in the state in which they were deleted: all of them, or with an error none. Moderators'
-- decisions from before and since then hold.
create function public.undelete_scripts(p_ids uuid[])
returns table (id uuid, is_published boolean, moderation_status text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_deleted_script(wanted);
		return query
			update public.bookmarklets as target set deleted_at = null where target.id = wanted
			returning target.id, target.is_published, target.moderation_status;
	end loop;
end $$;

-- Deletes scripts of the caller that are deleted already, for good. One with an open report is kept, invisible to its owner, until the
-- report is decided.
create function public.purge_scripts(p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
	wanted uuid;
begin
	foreach wanted in array private.take_scripts(p_ids) loop
		perform private.lock_deleted_script(wanted);
		update public.bookmarklets set deleted_at = private.restorable_since() where id = wanted;
	end loop;
	perform private.purge_deleted_scripts();
end $$;

revoke all on function
	private.restorable_since(), private.reserve_purged_slug(), private.purge_deleted_scripts(), private.take_scripts(uuid[]),
	private.lock_deleted_script(uuid)
from public;
revoke all on function
	public.publish_scripts(uuid[], boolean), public.delete_scripts(uuid[]), public.undelete_scripts(uuid[]), public.purge_scripts(uuid[])
from public, anon, authenticated;
grant execute on function
	public.publish_scripts(uuid[], boolean), public.delete_scripts(uuid[]), public.undelete_scripts(uuid[]), public.purge_scripts(uuid[])
to authenticated;

-- An install of a deleted script is refused like one of an unknown script.
create or replace function private.count_install(p_bookmarklet_id uuid, p_source text, p_version_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	today date := (now() at time zone 'utc')::date;
	script public.bookmarklets;
	hash text;
begin
	perform private.take_token('record_install');
	select * into script from public.bookmarklets
	where id = p_bookmarklet_id and (is_visible or (owner_id = caller and deleted_at is null));
	if not found then
		raise sqlstate 'PT404' using message = 'This script does not exist or is not public.';
	end if;
	if p_version_id is not null and not exists (
		select from public.versions where id = p_version_id and bookmarklet_id = p_bookmarklet_id
	) then
		raise sqlstate '22023' using message = 'This version belongs to another script.';
	end if;
	if not script.is_visible then
		return false; -- an author tests a draft
	end if;

	if caller is null then
		insert into private.visitor_salts (day) values (today) on conflict do nothing;
		delete from private.visitor_salts where day < today - 1;
		select encode(extensions.hmac(convert_to(private.visitor_of(private.caller_address()), 'UTF8'), salt, 'sha256'), 'hex')
		into strict hash from private.visitor_salts where day = today;
	end if;
	insert into public.bookmarklet_installs (bookmarklet_id, version_id, user_id, visitor_hash, day, source)
	values (p_bookmarklet_id, coalesce(p_version_id, script.latest_version_id), caller, hash, today, p_source)
	on conflict do nothing;
	return found;
end $$;

-- As resolve_address() was, without deleted scripts.
create or replace function public.resolve_address(p_username text, p_slug text default null) returns table (username text, slug text)
language sql stable security definer set search_path = ''
begin atomic
	select profile.username::text, script.slug
	from public.profiles as profile
	left join public.bookmarklets as script on p_slug is not null and script.id = coalesce(
		(select live.id from public.bookmarklets as live where live.owner_id = profile.user_id and live.slug = lower(p_slug)),
		(select former.bookmarklet_id from private.former_slugs as former where former.owner_id = profile.user_id and former.slug = lower(p_slug))
	)
	where profile.user_id = private.person_at(p_username)
		and (p_slug is null or script.is_visible or (script.owner_id = auth.uid() and script.deleted_at is null))
		and (lower(profile.username::text) <> lower(p_username) or script.slug <> lower(p_slug));
end;
