-- Scripts of a person's extension, synchronized between devices. `deleted_at` marks a deleted script for the other devices.
create table public.scripts (
	id uuid primary key default gen_random_uuid(),
	author_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	name text not null constraint scripts_name check (char_length(name) between 1 and 255 and private.is_plain_line(name)),
	description text not null default '' constraint scripts_description check (char_length(description) <= 2000),
	code text not null constraint scripts_code check (octet_length(code) <= 4194304),
	version text not null default '1.0.0' constraint scripts_version check (version ~ '^\d{1,9}\.\d{1,9}\.\d{1,9}$'),
	permissions text[] not null default '{}' constraint scripts_permissions check (
		private.fits_text_array(permissions, 8, 20)
		and permissions <@ '{network,storage,filesystem,clipboard,notifications,tabs,automation,ai_models}'::text[]
	),
	category text not null default 'utility' constraint scripts_category check (category in (
		'automation', 'data-extraction', 'ui-modification', 'integration', 'productivity', 'accessibility', 'development', 'social', 'shopping', 'utility'
	)),
	tags text[] not null default '{}' constraint scripts_tags check (private.fits_text_array(tags, 20, 30)),
	is_public boolean not null default false,
	companion_required boolean not null default false,
	enabled boolean not null default true,
	matches text[] not null default '{*://*/*}' constraint scripts_matches check (private.fits_text_array(matches, 200, 2048)),
	exclude_matches text[] not null default '{}' constraint scripts_exclude_matches check (private.fits_text_array(exclude_matches, 200, 2048)),
	run_count integer not null default 0 constraint scripts_run_count check (run_count >= 0),
	error_count integer not null default 0 constraint scripts_error_count check (error_count >= 0),
	last_run timestamptz,
	source_bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	source_version_id uuid references public.versions (id) on delete set null,
	deleted_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index scripts_changed on public.scripts (author_id, updated_at desc);
create index scripts_public on public.scripts (created_at desc) where is_public and deleted_at is null;

create table public.devices (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	device_id text not null constraint devices_device_id check (char_length(device_id) between 1 and 100),
	name text not null constraint devices_name check (char_length(name) between 1 and 100 and private.is_plain_line(name)),
	platform text not null constraint devices_platform check (platform in ('windows', 'macos', 'linux')),
	last_sync timestamptz,
	created_at timestamptz not null default now(),
	unique (user_id, device_id)
);

alter table public.scripts enable row level security;
alter table public.devices enable row level security;
revoke all on public.scripts, public.devices from anon, authenticated;
grant select on public.scripts to anon, authenticated;
grant insert (
	id, author_id, name, description, code, version, permissions, category, tags, is_public, companion_required, enabled, matches,
	exclude_matches, run_count, error_count, last_run, source_bookmarklet_id, source_version_id, deleted_at
), update (
	name, description, code, version, permissions, category, tags, is_public, companion_required, enabled, matches,
	exclude_matches, run_count, error_count, last_run, source_bookmarklet_id, source_version_id, deleted_at
), delete on public.scripts to authenticated;
grant select, insert (user_id, device_id, name, platform, last_sync), update (name, platform, last_sync), delete on public.devices to authenticated;
grant all on public.scripts, public.devices to service_role;

create policy scripts_read on public.scripts for select to anon, authenticated
	using ((is_public and deleted_at is null) or author_id = (select auth.uid()));
create policy scripts_add_own on public.scripts for insert to authenticated with check (author_id = (select auth.uid()));
create policy scripts_edit_own on public.scripts for update to authenticated
	using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()));
create policy scripts_delete_own on public.scripts for delete to authenticated using (author_id = (select auth.uid()));
create policy devices_read_own on public.devices for select to authenticated using (user_id = (select auth.uid()));
create policy devices_add_own on public.devices for insert to authenticated with check (user_id = (select auth.uid()));
create policy devices_edit_own on public.devices for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy devices_delete_own on public.devices for delete to authenticated using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.scripts for each row execute function private.touch_updated_at();
create trigger limit_inserts after insert on public.scripts
	referencing new table as added for each statement execute function private.limit_inserts('synced_script');
create trigger limit_inserts after insert on public.devices
	referencing new table as added for each statement execute function private.limit_inserts('device');
create trigger limit_updates after update on public.scripts
	for each row when (current_user = 'authenticated') execute function private.limit_update('synced_script');
