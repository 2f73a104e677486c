create table public.bookmarklets (
	id uuid primary key default gen_random_uuid(),
	title text not null
		constraint bookmarklets_title check (private.trimmed_length(title) >= 3 and char_length(title) <= 50 and private.is_plain_line(title)),
	short_description text not null
		constraint bookmarklets_short_description check (private.trimmed_length(short_description) >= 10 and char_length(short_description) <= 500),
	slug text not null constraint bookmarklets_slug check (char_length(slug) between 1 and 100 and slug !~ '[^\w-]' and slug = lower(slug)),
	category text not null default 'utility' constraint bookmarklets_category check (private.is_category(category)),
	kind text not null default 'bookmarklet' constraint bookmarklets_kind check (kind in ('bookmarklet', 'userscript')),
	-- Null once the account is gone: what others installed or forked stays.
	owner_id uuid references public.profiles (user_id) on delete set null,
	latest_version_id uuid,
	is_published boolean not null default false,
	moderation_status text not null default 'none'
		constraint bookmarklets_moderation_status check (moderation_status in ('none', 'approved', 'removed')),
	moderation_reason text constraint bookmarklets_moderation_reason check (char_length(moderation_reason) <= 2000),
	is_visible boolean not null generated always as (is_published and moderation_status <> 'removed') stored,
	risk_level text not null default 'unrated' constraint bookmarklets_risk_level check (private.is_risk_level(risk_level)),
	security_score integer constraint bookmarklets_security_score check (security_score between 0 and 100),
	security_analysis jsonb constraint bookmarklets_security_analysis check (private.fits_json(security_analysis, 'object', 262144)),
	last_security_scan timestamptz,
	featured boolean not null default false,
	install_count integer not null default 0 check (install_count >= 0),
	star_count integer not null default 0 check (star_count >= 0),
	review_count integer not null default 0 check (review_count >= 0),
	average_rating double precision constraint bookmarklets_average_rating check (average_rating between 1 and 5),
	-- For ordering only: without the owner's own marks, and the rating as a lower bound, so that one five-star review does not win.
	rank_installs integer not null default 0 check (rank_installs >= 0),
	rank_rating double precision not null default 0 check (rank_rating between 0 and 5),
	search_document tsvector not null generated always as (
		setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', short_description), 'B')
	) stored,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (owner_id, slug)
);

create table public.versions (
	id uuid primary key default gen_random_uuid(),
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	semver text not null constraint versions_semver check (semver ~ '^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$'),
	code_blob_url text not null
		constraint versions_code check (private.trimmed_length(code_blob_url) >= 5 and octet_length(code_blob_url) <= 1048576),
	sha256 text not null generated always as (encode(extensions.digest(code_blob_url, 'sha256'), 'hex')) stored
		constraint versions_sha256 check (char_length(sha256) = 64),
	generated_by text not null default 'user'
		constraint versions_generated_by check (generated_by in ('user', 'fork', 'builder', 'copilot', 'recording')),
	risk_level text not null default 'unrated' constraint versions_risk_level check (private.is_risk_level(risk_level)),
	flow jsonb constraint versions_flow check (private.fits_json(flow, 'object', 1048576)),
	capabilities jsonb constraint versions_capabilities check (private.fits_json(capabilities, 'object', 262144)),
	change_note text constraint versions_change_note check (char_length(change_note) <= 2000),
	published_at timestamptz not null default clock_timestamp(),
	unique (bookmarklet_id, semver)
);

alter table public.bookmarklets add constraint bookmarklets_latest_version_id_fkey
	foreign key (latest_version_id) references public.versions (id) on delete set null deferrable initially deferred;

create table public.security_reports (
	id uuid primary key default gen_random_uuid(),
	version_id uuid not null references public.versions (id) on delete cascade,
	risk_level text not null constraint security_reports_risk_level check (private.is_risk_level(risk_level)),
	score integer not null constraint security_reports_score check (score between 0 and 100),
	summary_json jsonb not null constraint security_reports_summary check (private.fits_json(summary_json, 'object', 262144)),
	rules_version text not null constraint security_reports_rules_version check (char_length(rules_version) between 1 and 50),
	created_at timestamptz not null default now()
);

create index bookmarklets_popular on public.bookmarklets (rank_installs desc, id) where is_visible;
create index bookmarklets_newest on public.bookmarklets (created_at desc, id) where is_visible;
create index bookmarklets_rated on public.bookmarklets (rank_rating desc, id) where is_visible;
create index bookmarklets_by_title on public.bookmarklets (lower(title), id) where is_visible;
create index bookmarklets_by_category on public.bookmarklets (category, rank_installs desc, id) where is_visible;
create index bookmarklets_featured on public.bookmarklets (rank_installs desc, id) where is_visible and featured;
create index bookmarklets_title_trigrams on public.bookmarklets using gin (title extensions.gin_trgm_ops);
create index bookmarklets_search on public.bookmarklets using gin (search_document);
create index bookmarklets_latest_version on public.bookmarklets (latest_version_id);
create index versions_newest on public.versions (bookmarklet_id, published_at desc);
create index security_reports_newest on public.security_reports (version_id, created_at desc);

alter table public.bookmarklets enable row level security;
alter table public.versions enable row level security;
alter table public.security_reports enable row level security;
revoke all on public.bookmarklets, public.versions, public.security_reports from anon, authenticated, service_role;

-- The reason of a decision is for the owner and administrators; ranking and search columns are nobody's business.
grant select (
	id, title, short_description, slug, category, kind, owner_id, latest_version_id, is_published, moderation_status, is_visible,
	risk_level, security_score, security_analysis, last_security_scan, featured, install_count, star_count, review_count,
	average_rating, created_at, updated_at
) on public.bookmarklets to anon, authenticated;
grant select (moderation_reason) on public.bookmarklets to authenticated;
grant select on public.versions, public.security_reports to anon, authenticated;
grant all on public.bookmarklets to service_role;
grant select, insert, update (risk_level, capabilities) on public.versions to service_role;
grant select, insert on public.security_reports to service_role;

create policy bookmarklets_read on public.bookmarklets for select to anon, authenticated
	using (is_visible or owner_id = (select auth.uid()) or (select public.is_admin()));
-- The subqueries run under the caller's own view of `bookmarklets`, so these follow its policy by themselves.
create policy versions_read on public.versions for select to anon, authenticated
	using (exists (select from public.bookmarklets as script where script.id = versions.bookmarklet_id));
create policy security_reports_read on public.security_reports for select to anon, authenticated
	using (exists (select from public.versions as version where version.id = security_reports.version_id));
