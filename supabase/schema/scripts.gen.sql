-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.former_slugs (
	owner_id uuid not null,
	slug text not null,
	bookmarklet_id uuid,
	given_up_at timestamp with time zone default now() not null,
	constraint former_slugs_pkey PRIMARY KEY (owner_id, slug),
	constraint former_slugs_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint former_slugs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX former_slugs_by_script ON private.former_slugs USING btree (bookmarklet_id);

create table public.bookmarklets (
	id uuid default gen_random_uuid() not null,
	title text not null,
	short_description text not null,
	slug text not null,
	category text default 'utility'::text not null,
	kind text default 'bookmarklet'::text not null,
	owner_id uuid,
	latest_version_id uuid,
	is_published boolean default false not null,
	moderation_status text default 'none'::text not null,
	moderation_reason text,
	is_visible boolean generated always as ((is_published AND (deleted_at IS NULL) AND (moderation_status = ANY (ARRAY['none'::text, 'approved'::text])))) stored not null,
	risk_level text default 'unrated'::text not null,
	security_score integer,
	security_analysis jsonb,
	last_security_scan timestamp with time zone,
	featured boolean default false not null,
	install_count integer default 0 not null,
	star_count integer default 0 not null,
	review_count integer default 0 not null,
	average_rating double precision,
	rank_installs integer default 0 not null,
	rank_rating double precision default 0 not null,
	search_document tsvector default ''::tsvector not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	tag_names text[] default '{}'::text[] not null,
	author_name text,
	runs_on text[] default '{}'::text[] not null,
	grants text[] default '{}'::text[] not null,
	connects text[] default '{}'::text[] not null,
	deleted_at timestamp with time zone,
	reach jsonb,
	constraint bookmarklets_pkey PRIMARY KEY (id),
	constraint bookmarklets_author_name CHECK ((char_length(author_name) <= 120)),
	constraint bookmarklets_average_rating CHECK (((average_rating >= (1)::double precision) AND (average_rating <= (5)::double precision))),
	constraint bookmarklets_category FOREIGN KEY (category) REFERENCES private.categories(name),
	constraint bookmarklets_connects CHECK (private.fits_text_array(connects, 200, 260)),
	constraint bookmarklets_grants CHECK (private.fits_text_array(grants, 60, 60)),
	constraint bookmarklets_install_count_check CHECK ((install_count >= 0)),
	constraint bookmarklets_kind CHECK ((kind = ANY (ARRAY['bookmarklet'::text, 'userscript'::text]))),
	constraint bookmarklets_latest_version_id_fkey FOREIGN KEY (latest_version_id) REFERENCES public.versions(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
	constraint bookmarklets_moderation_reason CHECK ((char_length(moderation_reason) <= 2000)),
	constraint bookmarklets_moderation_status CHECK ((moderation_status = ANY (ARRAY['none'::text, 'approved'::text, 'pending'::text, 'removed'::text]))),
	constraint bookmarklets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint bookmarklets_owner_id_slug_key UNIQUE (owner_id, slug),
	constraint bookmarklets_rank_installs_check CHECK ((rank_installs >= 0)),
	constraint bookmarklets_rank_rating_check CHECK (((rank_rating >= (0)::double precision) AND (rank_rating <= (5)::double precision))),
	constraint bookmarklets_reach CHECK (private.fits_json(reach, 'object'::text, 4096)),
	constraint bookmarklets_review_count_check CHECK ((review_count >= 0)),
	constraint bookmarklets_risk_level CHECK (private.is_risk_level(risk_level)),
	constraint bookmarklets_runs_on CHECK (private.fits_text_array(runs_on, 100, 260)),
	constraint bookmarklets_security_analysis CHECK (private.fits_json(security_analysis, 'object'::text, 262144)),
	constraint bookmarklets_security_score CHECK (((security_score >= 0) AND (security_score <= 100))),
	constraint bookmarklets_short_description CHECK (((private.trimmed_length(short_description) >= 10) AND (char_length(short_description) <= 500))),
	constraint bookmarklets_slug CHECK ((((char_length(slug) >= 1) AND (char_length(slug) <= 100)) AND (slug !~ '[^\w-]'::text) AND (slug = lower(slug)))),
	constraint bookmarklets_star_count_check CHECK ((star_count >= 0)),
	constraint bookmarklets_tag_names CHECK (private.fits_text_array(tag_names, 20, 30)),
	constraint bookmarklets_title CHECK (((private.trimmed_length(title) >= 3) AND (char_length(title) <= 50) AND private.is_plain_line(title)))
);
comment on column public.bookmarklets.deleted_at is 'When its owner deleted it; null otherwise. Set and unset by functions only.';
alter table public.bookmarklets enable row level security;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklets to service_role;
grant select (id, title, short_description, slug, category, kind, owner_id, latest_version_id, is_published, moderation_status, is_visible, risk_level, security_score, security_analysis, last_security_scan, featured, install_count, star_count, review_count, average_rating, created_at, updated_at, reach) on public.bookmarklets to anon;
grant select (id, title, short_description, slug, category, kind, owner_id, latest_version_id, is_published, moderation_status, moderation_reason, is_visible, risk_level, security_score, security_analysis, last_security_scan, featured, install_count, star_count, review_count, average_rating, created_at, updated_at, reach) on public.bookmarklets to authenticated;
CREATE INDEX bookmarklets_by_category ON public.bookmarklets USING btree (category, rank_installs DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_by_risk ON public.bookmarklets USING btree (risk_level, rank_installs DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_by_time ON public.bookmarklets USING btree (created_at);
CREATE INDEX bookmarklets_by_title ON public.bookmarklets USING btree (lower(title), id) WHERE is_visible;
CREATE INDEX bookmarklets_deleted ON public.bookmarklets USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX bookmarklets_featured ON public.bookmarklets USING btree (rank_installs DESC, id) WHERE (is_visible AND featured);
CREATE INDEX bookmarklets_found_0 ON public.bookmarklets USING gin (search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level) WITH (fastupdate=off) WHERE is_visible;
CREATE INDEX bookmarklets_found_512 ON public.bookmarklets USING gin (search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level) WITH (fastupdate=off) WHERE (is_visible AND (rank_installs >= 512));
CREATE INDEX bookmarklets_found_64 ON public.bookmarklets USING gin (search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level) WITH (fastupdate=off) WHERE (is_visible AND (rank_installs >= 64));
CREATE INDEX bookmarklets_found_8 ON public.bookmarklets USING gin (search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level) WITH (fastupdate=off) WHERE (is_visible AND (rank_installs >= 8));
CREATE INDEX bookmarklets_latest_version ON public.bookmarklets USING btree (latest_version_id);
CREATE INDEX bookmarklets_newest ON public.bookmarklets USING btree (created_at DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_newest_of_owner ON public.bookmarklets USING btree (owner_id, created_at DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_popular ON public.bookmarklets USING btree (rank_installs DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_rated ON public.bookmarklets USING btree (rank_rating DESC, rank_installs DESC, id) WHERE is_visible;
CREATE INDEX bookmarklets_site_addresses ON public.bookmarklets USING btree (id) INCLUDE (updated_at) WHERE is_visible;
CREATE INDEX bookmarklets_site_authors ON public.bookmarklets USING btree (owner_id) INCLUDE (updated_at) WHERE is_visible;
create policy bookmarklets_read on public.bookmarklets for select to anon, authenticated
	using ((is_visible OR ((owner_id = ( SELECT auth.uid() AS uid)) AND (deleted_at IS NULL)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER audit_change AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN ((((old.featured IS DISTINCT FROM new.featured) OR (old.moderation_status IS DISTINCT FROM new.moderation_status)) OR (old.moderation_reason IS DISTINCT FROM new.moderation_reason))) EXECUTE FUNCTION private.audit_change('script', 'id', 'featured', 'moderation_status', 'moderation_reason', 'is_published');
CREATE TRIGGER count_added_scripts AFTER INSERT ON public.bookmarklets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_scripts();
CREATE TRIGGER count_changed_script AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN (((old.is_visible IS DISTINCT FROM new.is_visible) OR (old.category IS DISTINCT FROM new.category) OR (old.tag_names IS DISTINCT FROM new.tag_names))) EXECUTE FUNCTION private.count_changed_script();
CREATE TRIGGER count_kinds_added AFTER INSERT ON public.bookmarklets FOR EACH ROW WHEN (new.is_visible) EXECUTE FUNCTION private.count_kinds_of_scripts();
CREATE TRIGGER count_kinds_changed AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN ((((old.is_visible IS DISTINCT FROM new.is_visible) OR (old.risk_level IS DISTINCT FROM new.risk_level)) OR (old.featured IS DISTINCT FROM new.featured))) EXECUTE FUNCTION private.count_kinds_of_scripts();
CREATE TRIGGER count_kinds_removed AFTER DELETE ON public.bookmarklets FOR EACH ROW WHEN (old.is_visible) EXECUTE FUNCTION private.count_kinds_of_scripts();
CREATE TRIGGER count_removed_scripts AFTER DELETE ON public.bookmarklets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_scripts();
CREATE TRIGGER count_sites_of_added AFTER INSERT ON public.bookmarklets FOR EACH ROW WHEN ((new.is_visible AND (new.runs_on <> '{}'::text[]))) EXECUTE FUNCTION private.count_sites_of_script();
CREATE TRIGGER count_sites_of_changed AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN (((old.is_visible IS DISTINCT FROM new.is_visible) OR (old.runs_on IS DISTINCT FROM new.runs_on))) EXECUTE FUNCTION private.count_sites_of_script();
CREATE TRIGGER count_sites_of_removed AFTER DELETE ON public.bookmarklets FOR EACH ROW WHEN ((old.is_visible AND (old.runs_on <> '{}'::text[]))) EXECUTE FUNCTION private.count_sites_of_script();
CREATE TRIGGER hold_removed_code BEFORE UPDATE OF is_published, latest_version_id, deleted_at ON public.bookmarklets FOR EACH ROW WHEN ((new.is_published AND (new.deleted_at IS NULL) AND (new.moderation_status = ANY (ARRAY['none'::text, 'approved'::text])) AND ((NOT old.is_published) OR (old.deleted_at IS NOT NULL) OR (new.latest_version_id IS DISTINCT FROM old.latest_version_id)))) EXECUTE FUNCTION private.hold_removed_code();
CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON public.bookmarklets FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) AND (old.owner_id IS NOT NULL))) EXECUTE FUNCTION private.keep_former_slug();
CREATE TRIGGER keep_reach BEFORE INSERT OR UPDATE OF reach, security_analysis, kind ON public.bookmarklets FOR EACH ROW EXECUTE FUNCTION private.keep_reach();
CREATE TRIGGER keep_search_facts BEFORE INSERT OR UPDATE OF title, short_description, owner_id, kind, security_analysis, tag_names, author_name ON public.bookmarklets FOR EACH ROW EXECUTE FUNCTION private.keep_search_facts();
CREATE CONSTRAINT TRIGGER keep_search_words_added AFTER INSERT ON public.bookmarklets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_visible) EXECUTE FUNCTION private.keep_search_words();
CREATE CONSTRAINT TRIGGER keep_search_words_changed AFTER UPDATE ON public.bookmarklets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.is_visible AND ((NOT old.is_visible) OR (old.search_document IS DISTINCT FROM new.search_document)))) EXECUTE FUNCTION private.keep_search_words();
CREATE TRIGGER limit_account AFTER INSERT ON public.bookmarklets FOR EACH STATEMENT EXECUTE FUNCTION private.limit_account('scripts');
CREATE TRIGGER limit_growth AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN (((old.deleted_at IS NOT NULL) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION private.limit_account('scripts');
CREATE TRIGGER note_approved_features AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN (((old.moderation_status IS DISTINCT FROM new.moderation_status) AND ((new.moderation_status = 'removed'::text) OR ((old.moderation_status = ANY (ARRAY['pending'::text, 'removed'::text])) AND (new.moderation_status = ANY (ARRAY['none'::text, 'approved'::text])))))) EXECUTE FUNCTION private.note_approved_features();
CREATE TRIGGER note_removed_code AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN (((old.moderation_status IS DISTINCT FROM new.moderation_status) AND ((new.moderation_status = 'removed'::text) OR (old.moderation_status = ANY (ARRAY['pending'::text, 'removed'::text]))))) EXECUTE FUNCTION private.note_removed_code();
CREATE TRIGGER publish_latest_version AFTER UPDATE ON public.bookmarklets FOR EACH ROW WHEN ((new.is_visible AND ((NOT old.is_visible) OR (new.latest_version_id IS DISTINCT FROM old.latest_version_id)))) EXECUTE FUNCTION private.publish_latest_version();
CREATE TRIGGER reserve_purged_slug BEFORE DELETE ON public.bookmarklets FOR EACH ROW WHEN ((old.owner_id IS NOT NULL)) EXECUTE FUNCTION private.reserve_purged_slug();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.bookmarklets FOR EACH ROW WHEN ((((((old.title IS DISTINCT FROM new.title) OR (old.short_description IS DISTINCT FROM new.short_description)) OR (old.category IS DISTINCT FROM new.category)) OR (old.latest_version_id IS DISTINCT FROM new.latest_version_id)) OR (old.is_published IS DISTINCT FROM new.is_published))) EXECUTE FUNCTION private.touch_updated_at();

CREATE OR REPLACE FUNCTION private.drop_drafts_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	delete from public.bookmarklets
	where owner_id = old.user_id and (not is_published or deleted_at is not null) and moderation_status <> 'removed';
	return old;
end $function$;

CREATE OR REPLACE FUNCTION private.free_slug(owner uuid, title text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	insert into private.former_slugs as former (owner_id, slug, bookmarklet_id) values (old.owner_id, old.slug, old.id)
	on conflict (owner_id, slug) do update set bookmarklet_id = excluded.bookmarklet_id, given_up_at = excluded.given_up_at;
	delete from private.former_slugs as former where former.owner_id = new.owner_id and former.slug = new.slug;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.restorable_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (now() - '30 days'::interval);

CREATE OR REPLACE FUNCTION private.slug_of(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT CASE WHEN (cut.slug ~ '^-*$'::text) THEN 'script'::text ELSE cut.slug END AS slug FROM (SELECT "left"(regexp_replace(regexp_replace(regexp_replace(lower(NORMALIZE(btrim(slug_of.title), NFKC)), '[^\w\s-]'::text, ''::text, 'g'::text), '\s+'::text, '-'::text, 'g'::text), '-+'::text, '-'::text, 'g'::text), 80) AS slug) cut);
