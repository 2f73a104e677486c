create table public.bookmarklets (
	id uuid primary key default gen_random_uuid(),
	title text not null
		constraint bookmarklets_title check (private.trimmed_length(title) >= 3 and char_length(title) <= 50 and private.is_plain_line(title)),
	short_description text not null
		constraint bookmarklets_short_description check (private.trimmed_length(short_description) >= 10 and char_length(short_description) <= 500),
	slug text not null constraint bookmarklets_slug check (char_length(slug) between 1 and 100 and slug !~ '[^\w-]' and slug = lower(slug)),
	category text not null default 'utility',
	kind text not null default 'bookmarklet' constraint bookmarklets_kind check (kind in ('bookmarklet', 'userscript')),
	-- Null after the account was deleted: a published script stays, because others have installed or forked it.
	owner_id uuid references public.profiles (user_id) on delete set null,
	latest_version_id uuid,
	is_published boolean not null default false,
	moderation_status text not null default 'none'
		constraint bookmarklets_moderation_status check (moderation_status in ('none', 'approved', 'pending', 'removed')),
	moderation_reason text constraint bookmarklets_moderation_reason check (char_length(moderation_reason) <= 2000),
	is_visible boolean not null generated always
		as (is_published and deleted_at is null and moderation_status in ('none', 'approved')) stored,
	risk_level text not null default 'unrated' constraint bookmarklets_risk_level check (private.is_risk_level(risk_level)),
	security_score integer constraint bookmarklets_security_score check (security_score between 0 and 100),
	security_analysis jsonb constraint bookmarklets_security_analysis check (private.fits_json(security_analysis, 'object', 262144)),
	last_security_scan timestamptz,
	featured boolean not null default false,
	install_count integer not null default 0 check (install_count >= 0),
	star_count integer not null default 0 check (star_count >= 0),
	review_count integer not null default 0 check (review_count >= 0),
	average_rating double precision constraint bookmarklets_average_rating check (average_rating between 1 and 5),
	-- For sorting only: installs without the owner's, and the lower bound of the rating, so that a single five-star review does not win.
	rank_installs integer not null default 0 check (rank_installs >= 0),
	rank_rating double precision not null default 0 check (rank_rating between 0 and 5),
	search_document tsvector not null default '',
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	tag_names text[] not null default '{}' constraint bookmarklets_tag_names check (private.fits_text_array(tag_names, 20, 30)),
	author_name text constraint bookmarklets_author_name check (char_length(author_name) <= 120),
	runs_on text[] not null default '{}' constraint bookmarklets_runs_on check (private.fits_text_array(runs_on, 100, 260)),
	grants text[] not null default '{}' constraint bookmarklets_grants check (private.fits_text_array(grants, 60, 60)),
	connects text[] not null default '{}' constraint bookmarklets_connects check (private.fits_text_array(connects, 200, 260)),
	deleted_at timestamptz,
	reach jsonb constraint bookmarklets_reach check (private.fits_json(reach, 'object', 4096)),
	unique (owner_id, slug)
);
comment on column public.bookmarklets.deleted_at is 'When its owner deleted it; null otherwise. Set and unset by functions only.';
create index bookmarklets_popular on public.bookmarklets (rank_installs desc, id) where is_visible;
create index bookmarklets_newest on public.bookmarklets (created_at desc, id) where is_visible;
create index bookmarklets_rated on public.bookmarklets (rank_rating desc, rank_installs desc, id) where is_visible;
create index bookmarklets_by_title on public.bookmarklets (lower(title), id) where is_visible;
create index bookmarklets_by_category on public.bookmarklets (category, rank_installs desc, id) where is_visible;
create index bookmarklets_featured on public.bookmarklets (rank_installs desc, id) where is_visible and featured;
create index bookmarklets_by_risk on public.bookmarklets (risk_level, rank_installs desc, id) where is_visible;
create index bookmarklets_latest_version on public.bookmarklets (latest_version_id);
create index bookmarklets_by_time on public.bookmarklets (created_at);

-- For the purge.
create index bookmarklets_deleted on public.bookmarklets (deleted_at) where deleted_at is not null;

-- For profile pages.
create index bookmarklets_newest_of_owner on public.bookmarklets (owner_id, created_at desc, id) where is_visible;

-- For the pages of the sitemaps: the boundaries of the pages are found in these indexes alone, without reading the table.
create index bookmarklets_site_addresses on public.bookmarklets (id) include (updated_at) where is_visible;
create index bookmarklets_site_authors on public.bookmarklets (owner_id) include (updated_at) where is_visible;

alter table public.bookmarklets enable row level security;
revoke all on public.bookmarklets from anon, authenticated, service_role;

-- Without columns for ranking and search. The reason of a moderator's decision is not for visitors.
grant select (
	id, title, short_description, slug, category, kind, owner_id, latest_version_id, is_published, moderation_status, is_visible,
	risk_level, security_score, security_analysis, last_security_scan, featured, install_count, star_count, review_count,
	average_rating, created_at, updated_at, reach
) on public.bookmarklets to anon, authenticated;
grant select (moderation_reason) on public.bookmarklets to authenticated;
grant all on public.bookmarklets to service_role;

-- A deleted script can be restored by its owner for 30 days; then its row is purged. Until then nobody but administrators sees it, its
-- owner included: every list, search, feed, file and embedded table reads `is_visible` or this policy. Administrators see deleted scripts:
-- an open report about one can still be decided, and the decision holds if it is restored.
create policy bookmarklets_read on public.bookmarklets for select to anon, authenticated
	using (is_visible or (owner_id = (select auth.uid()) and deleted_at is null) or (select public.is_admin()));

-- `updated_at` is about the content; a star or an install does not change it.
create trigger touch_updated_at before update on public.bookmarklets
	for each row when (
		(old.title, old.short_description, old.category, old.latest_version_id, old.is_published)
		is distinct from (new.title, new.short_description, new.category, new.latest_version_id, new.is_published)
	) execute function private.touch_updated_at();

-- When an account is deleted, its drafts and deleted scripts are, too. Other published scripts stay, without an author.
create function private.drop_drafts_of_leaver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.bookmarklets
	where owner_id = old.user_id and (not is_published or deleted_at is not null) and moderation_status <> 'removed';
	return old;
end $$;
create trigger drop_drafts_of_leaver before delete on public.profiles
	for each row execute function private.drop_drafts_of_leaver();

-- The specification's rule, with letters of all alphabets (NFKC): lower case, non-word characters removed, white space replaced by
-- hyphens, repeated hyphens merged, at most 80 characters. `script` when nothing remains.
create function private.slug_of(title text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when slug ~ '^-*$' then 'script' else slug end from (
		select left(regexp_replace(regexp_replace(regexp_replace(
			lower(normalize(btrim(title), NFKC)), '[^\w\s-]', '', 'g'), '\s+', '-', 'g'), '-+', '-', 'g'), 80) as slug
	) as cut
);

-- Former slugs, reserved for their owner as usernames are (private.former_usernames).
create table private.former_slugs (
	owner_id uuid not null references public.profiles (user_id) on delete cascade,
	slug text not null,
	-- Null after the script was purged: its address stays reserved (reserve_purged_slug()).
	bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	given_up_at timestamptz not null default now(),
	primary key (owner_id, slug)
);
create index former_slugs_by_script on private.former_slugs (bookmarklet_id);

-- An unused slug of this owner: `-1`, `-2`, … is appended when it is in use or was within 90 days. The caller of this function has
-- locked the owner's profile (require_author()).
create function private.free_slug(owner uuid, title text) returns text
language plpgsql stable set search_path = '' as $$
declare
	base text := private.slug_of(title);
	candidate text := base;
	number integer := 0;
begin
	while exists (select from public.bookmarklets where owner_id = owner and slug = candidate)
		or exists (
			select from private.former_slugs as former
			where former.owner_id = owner and former.slug = candidate and former.given_up_at > private.reserved_since()
		) loop
		number := number + 1;
		candidate := base || '-' || number;
	end loop;
	return candidate;
end $$;

create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.former_slugs as former (owner_id, slug, bookmarklet_id) values (old.owner_id, old.slug, old.id)
	on conflict (owner_id, slug) do update set bookmarklet_id = excluded.bookmarklet_id, given_up_at = excluded.given_up_at;
	delete from private.former_slugs as former where former.owner_id = new.owner_id and former.slug = new.slug;
	return null;
end $$;
create trigger keep_former_slug after update of slug on public.bookmarklets
	for each row when (old.slug is distinct from new.slug and old.owner_id is not null)
	execute function private.keep_former_slug();

-- Scripts that were deleted before this time cannot be restored.
create function private.restorable_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '30 days';
