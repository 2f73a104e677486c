-- A version is public only if it was the newest one at some moment at which its script was public. Earlier versions of a
-- draft stay private to their owner when the script is published.
alter table public.versions add column is_public boolean not null default false;
comment on column public.versions.is_public is 'Whether anybody may read this version while its script is visible. Set by a trigger, never unset.';
comment on column public.versions.published_at is 'When it was saved; for a version of a draft, when it became public.';

create or replace function private.keep_version_unchanged() returns trigger
language plpgsql set search_path = '' as $$
declare
	-- sha256 is computed after this trigger ran, so it is not compared; it follows from the code.
	changeable text[] := '{risk_level,capabilities,sha256,is_public}';
begin
	if new.is_public and not old.is_public then
		changeable := changeable || 'published_at'::text;
	end if;
	if (to_jsonb(new) - changeable) is distinct from (to_jsonb(old) - changeable) or (old.is_public and not new.is_public) then
		raise sqlstate '55000' using
			message = 'A version cannot be changed.', hint = 'Save a new version instead.';
	end if;
	return new;
end $$;

-- The newest version of a visible script is public. Runs when a script becomes visible (published, approved) and when a
-- version is added to a visible one.
create function private.publish_latest_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.versions set
		is_public = true,
		-- Feeds and histories show when a version could first be read.
		published_at = case when old.is_visible then published_at else clock_timestamp() end
	where id = new.latest_version_id and not is_public;
	return null;
end $$;
create trigger publish_latest_version after update on public.bookmarklets
	for each row when (new.is_visible and (not old.is_visible or new.latest_version_id is distinct from old.latest_version_id))
	execute function private.publish_latest_version();

-- Of existing scripts it is not known which versions were public: those of published scripts are, those of drafts are not.
update public.versions as version set is_public = true
from public.bookmarklets as script where script.id = version.bookmarklet_id and script.is_published;

drop policy versions_read on public.versions;
-- The subquery runs under the caller's own view of `bookmarklets`.
create policy versions_read on public.versions for select to anon, authenticated
	using (exists (
		select from public.bookmarklets as script where script.id = versions.bookmarklet_id
			and (versions.is_public or script.owner_id = (select auth.uid()) or (select public.is_admin()))
	));

-- A tag is named to whoever sees a script that carries it. The subquery runs under the caller's own view of the links.
drop policy tags_read on public.tags;
create policy tags_read on public.tags for select to anon, authenticated
	using (exists (select from public.bookmarklet_tags as link where link.tag_id = tags.id));
