-- Code that a moderator has removed becomes public again only after a moderator's approval, whoever saves it: as a new script, a new
-- version, a fork, a restored version or a published draft.

-- Decodes percent encoding; returns the text unchanged when the result is not UTF-8.
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

-- SHA-256 of code without the parts that are easy to change: comments (with the metadata block), white space, semicolons and the
-- encoding of a `javascript:` address. Strings and escaped characters are skipped, so that `//` in a string does not start a comment.
-- Recognizes copies, not rewritten code.
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

-- Versions that moderators have removed. Without foreign keys, because rows stay after their script was deleted.
create table private.removed_versions (
	bookmarklet_id uuid not null,
	sha256 text not null,
	fingerprint text not null,
	removed_at timestamptz not null default now(),
	primary key (bookmarklet_id, sha256)
);
create index removed_versions_by_fingerprint on private.removed_versions (fingerprint);
create index removed_versions_by_hash on private.removed_versions (sha256);

-- A moderator's decision about a script applies to the code of its public versions. Approval removes this code from the list for all
-- scripts: the newest decision counts.
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

-- Reports a script that is held back, or only suspected, to the moderators, unless there is such a report. Tells the author of a script
-- that is held back.
create function private.report_removed_code(script public.bookmarklets, words text, is_held boolean) returns void
language plpgsql set search_path = '' as $$
begin
	insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description)
	select script.id, null, 'malicious', words
	where not exists (
		select from public.moderation_reports as open
		where open.bookmarklet_id = script.id and open.reporter_id is null and open.status in ('pending', 'reviewing')
	);
	if is_held then
		perform private.tell(script.owner_id, 'script_held', script.id, script.title, null, null);
	end if;
end $$;

-- Holds a script back that would publish removed code, as it was or rewritten, and reports it to the moderators. Computes the fingerprint
-- of saved code once: the condition of a query is computed for each row of removed code once PostgreSQL has kept a plan without the
-- parameter's value, which took 4 MiB of code beyond the time limit.
create function private.hold_removed_code() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	code public.versions;
	code_fingerprint text;
	likeness record;
begin
	-- Saves computing the fingerprint, which is slow for large code, while nothing was removed yet.
	if not exists (select from private.removed_versions) then
		return new;
	end if;
	select * into code from public.versions as version where version.id = new.latest_version_id;
	code_fingerprint := private.code_fingerprint(code.code_blob_url);
	if exists (select from private.removed_versions as removed where removed.fingerprint = code_fingerprint) then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, 'Found at saving: this code was removed by a moderator before. It is not public until a moderator has approved it.', true
		);
		return new;
	end if;
	select * into likeness from private.resembled_removal(code.sha256);
	if found then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, private.words_about_likeness(likeness.share, likeness.bookmarklet_id) || ' It is not public until a moderator has approved it.', true
		);
	end if;
	return new;
end $$;
create trigger hold_removed_code before update of is_published, latest_version_id, deleted_at on public.bookmarklets
	for each row when (
		new.is_published and new.deleted_at is null and new.moderation_status in ('none', 'approved')
		and (not old.is_published or old.deleted_at is not null or new.latest_version_id is distinct from old.latest_version_id)
	)
	execute function private.hold_removed_code();

-- Whether a moderator has removed this script, also when its author has deleted it since. Callable by everybody who has the id: the
-- script's address then answers 410 (gone) instead of 404, so that script managers stop asking. Reveals neither the reason nor drafts.
create function public.script_was_removed(p_bookmarklet_id uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script where script.id = p_bookmarklet_id and script.moderation_status = 'removed'
	) or (
		not exists (select from public.bookmarklets as script where script.id = p_bookmarklet_id)
		and exists (select from private.removed_versions as removed where removed.bookmarklet_id = p_bookmarklet_id)
	);
end;

-- As script_was_removed(), for a present or former address /{username}/{slug}.
create function public.script_address_was_removed(p_username text, p_slug text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script
		where script.owner_id = private.person_at(p_username) and script.moderation_status = 'removed'
			and (script.slug = lower(p_slug) or exists (
				select from private.former_slugs as former
				where former.owner_id = script.owner_id and former.slug = lower(p_slug) and former.bookmarklet_id = script.id
			))
	);
end;

-- As script_was_removed(), for the code with this SHA-256.
create function public.version_was_removed(p_sha256 text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
		where version.sha256 = p_sha256 and script.moderation_status = 'removed'
	) or exists (select from private.removed_versions as removed where removed.sha256 = p_sha256);
end;
revoke all on function
	public.script_was_removed(uuid), public.script_address_was_removed(text, text), public.version_was_removed(text)
from public, anon, authenticated;
grant execute on function
	public.script_was_removed(uuid), public.script_address_was_removed(text, text), public.version_was_removed(text)
to anon, authenticated, service_role;
