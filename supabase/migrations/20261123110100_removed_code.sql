-- Code that a moderator removed returns only through review, whoever saves it and wherever: as a new script, a new version, a
-- fork, a restored version or a draft that is published.

-- What a percent-encoded text means; the text itself where the bytes are not UTF-8.
create function private.percent_decoded(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	if value !~ '%[0-9A-Fa-f]{2}' then
		return value;
	end if;
	return (
		select convert_from(string_agg(
			case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end, ''::bytea order by place
		), 'UTF8')
		from regexp_matches(value, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as parts (part, place)
	);
exception when character_not_in_repertoire or untranslatable_character then
	return value;
end $$;

-- SHA-256 of code without what can be changed for free: comments (the metadata block is one), white space, semicolons and the
-- encoding of a `javascript:` address. Strings and escaped characters are kept whole, so that an address in a string does not
-- begin a comment. It recognizes copies, not rewritten code: that is left to the analysis and to reports.
create function private.code_fingerprint(code text) returns text
language sql immutable parallel safe set search_path = ''
return encode(extensions.digest(convert_to(
	regexp_replace(
		regexp_replace(
			case when code ~* '^\s*javascript:' then private.percent_decoded(regexp_replace(code, '^\s*javascript:', '', 'i')) else code end,
			'(\\.|"(?:[^"\\\n]|\\.)*"|''(?:[^''\\\n]|\\.)*''|`(?:[^`\\]|\\.)*`)|//[^\n]*|/\*(?:[^*]|\*+[^*/])*\*+/', '\1', 'g'
		),
		'[\s;]+', '', 'g'
	), 'UTF8'), 'sha256'), 'hex');

-- The versions that moderators removed. Without foreign keys: an entry outlives its script.
create table private.removed_versions (
	bookmarklet_id uuid not null,
	sha256 text not null,
	fingerprint text not null,
	removed_at timestamptz not null default now(),
	primary key (bookmarklet_id, sha256)
);
create index removed_versions_by_fingerprint on private.removed_versions (fingerprint);
create index removed_versions_by_hash on private.removed_versions (sha256);

insert into private.removed_versions (bookmarklet_id, sha256, fingerprint)
select script.id, version.sha256, private.code_fingerprint(version.code_blob_url)
from public.bookmarklets as script join public.versions as version on version.bookmarklet_id = script.id
where script.moderation_status = 'removed' and (version.is_public or version.id = script.latest_version_id)
on conflict do nothing;

-- `pending`: held until a moderator has looked at it.
alter table public.bookmarklets drop constraint bookmarklets_moderation_status;
alter table public.bookmarklets add constraint bookmarklets_moderation_status
	check (moderation_status in ('none', 'approved', 'pending', 'removed'));
alter table public.bookmarklets alter column is_visible set expression as (is_published and moderation_status in ('none', 'approved'));

-- A decision on a script is one on the code that it shows or has shown. Approving it takes the code off the list altogether:
-- the newest decision counts.
create function private.note_removed_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.moderation_status = 'removed' then
		insert into private.removed_versions (bookmarklet_id, sha256, fingerprint)
		select new.id, version.sha256, private.code_fingerprint(version.code_blob_url)
		from public.versions as version
		where version.bookmarklet_id = new.id and (version.is_public or version.id = new.latest_version_id)
		on conflict do nothing;
	elsif new.moderation_status in ('none', 'approved') then
		delete from private.removed_versions where bookmarklet_id = new.id or fingerprint in (
			select private.code_fingerprint(version.code_blob_url) from public.versions as version
			where version.bookmarklet_id = new.id and (version.is_public or version.id = new.latest_version_id)
		);
	end if;
	return null;
end $$;
create trigger note_removed_code after update on public.bookmarklets
	for each row when (
		old.moderation_status is distinct from new.moderation_status
		and (new.moderation_status = 'removed' or old.moderation_status in ('pending', 'removed'))
	)
	execute function private.note_removed_code();

-- Holds a script that would show removed code, and asks the moderators to look at it.
create function private.hold_removed_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- A fingerprint of a megabyte takes a noticeable part of a second; mostly nothing was ever removed.
	if exists (select from private.removed_versions) and exists (
		select from private.removed_versions as removed
		where removed.fingerprint = (select private.code_fingerprint(version.code_blob_url) from public.versions as version where version.id = new.latest_version_id)
	) then
		new.moderation_status := 'pending';
		insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description)
		select new.id, null, 'malicious', 'Found at saving: this code was removed by a moderator before. It is not public until a moderator has approved it.'
		where not exists (
			select from public.moderation_reports as open
			where open.bookmarklet_id = new.id and open.reporter_id is null and open.status in ('pending', 'reviewing')
		);
	end if;
	return new;
end $$;
create trigger hold_removed_code before update of is_published, latest_version_id on public.bookmarklets
	for each row when (
		new.is_published and new.moderation_status in ('none', 'approved')
		and (not old.is_published or new.latest_version_id is distinct from old.latest_version_id)
	)
	execute function private.hold_removed_code();

-- Reports that the database writes itself have no reporter and are nobody's to limit.
create function private.limit_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	reports integer;
begin
	select count(*) into reports from added where reporter_id is not null;
	if auth.uid() is not null and reports > 0 then
		perform private.take_token('report_script', reports);
	end if;
	return null;
end $$;
drop trigger limit_inserts on public.moderation_reports;
create trigger limit_inserts after insert on public.moderation_reports
	referencing new table as added for each statement execute function private.limit_reports();

-- Removed is what a moderator removed, also after its author deleted it.
create or replace function public.script_was_removed(p_bookmarklet_id uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script where script.id = p_bookmarklet_id and script.moderation_status = 'removed'
	) or (
		not exists (select from public.bookmarklets as script where script.id = p_bookmarklet_id)
		and exists (select from private.removed_versions as removed where removed.bookmarklet_id = p_bookmarklet_id)
	);
end;

create or replace function public.version_was_removed(p_sha256 text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.sha256 = p_sha256 and script.moderation_status = 'removed'
	) or exists (select from private.removed_versions as removed where removed.sha256 = p_sha256);
end;

-- Whoever saves is told at once that the script is held: the answers name its moderation status.
drop function public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text);
-- Creates a script (p_id null) or adds a version to one's own. Script, version, tags and the analysis job are one transaction.
-- p_base_version_id: the version the author started from; required for an update.
-- p_publish: null keeps what is (a new script is published).
create function public.save_script(
	p_title text, p_description text, p_code text, p_category text default 'utility', p_tags text[] default '{}',
	p_id uuid default null, p_base_version_id uuid default null, p_publish boolean default null,
	p_generated_by text default 'user', p_flow jsonb default null, p_change_note text default null
)
returns table (id uuid, slug text, version_id uuid, semver text, kind text, is_published boolean, moderation_status text)
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
		select saved.id, saved.slug, added.id, added.semver, saved.kind, saved.is_published, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;

drop function public.fork_script(uuid, text, text, text);
-- A copy of a script one can see, with its latest code and tags, published at once. The improvements text becomes the
-- note of its first version.
create function public.fork_script(p_bookmarklet_id uuid, p_title text, p_description text, p_improvements text default null)
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
	return query
		select saved.id, saved.slug, added.id, added.semver, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;

drop function public.restore_version(uuid, uuid);
-- Makes an earlier version the newest again, as a new version: history is never rewritten.
create function public.restore_version(p_version_id uuid, p_base_version_id uuid)
returns table (id uuid, version_id uuid, semver text, moderation_status text)
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
	return query
		select saved.id, added.id, added.semver, saved.moderation_status
		from public.bookmarklets as saved where saved.id = script.id;
end $$;

-- Answers whether the script is public now: it is not when it is held.
create or replace function public.publish_script(p_id uuid, p_published boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	script public.bookmarklets := private.lock_own_script(p_id);
begin
	if p_published and script.moderation_status = 'removed' then
		raise sqlstate 'PT409' using message = 'This script was removed by a moderator and cannot be published.';
	end if;
	update public.bookmarklets set is_published = p_published where id = p_id returning * into script;
	-- Generated columns of the row returned are those after all triggers.
	return script.is_visible;
end $$;

revoke all on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid), private.limit_reports()
from public, anon, authenticated;
grant execute on function
	public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text),
	public.fork_script(uuid, text, text, text), public.restore_version(uuid, uuid)
to authenticated;
