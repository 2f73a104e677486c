-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.devices (
	id uuid default gen_random_uuid() not null,
	user_id uuid default auth.uid() not null,
	device_id text not null,
	name text not null,
	platform text not null,
	last_sync timestamp with time zone,
	created_at timestamp with time zone default now() not null,
	constraint devices_pkey PRIMARY KEY (id),
	constraint devices_device_id CHECK (((char_length(device_id) >= 1) AND (char_length(device_id) <= 100))),
	constraint devices_name CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 100)) AND private.is_plain_line(name))),
	constraint devices_platform CHECK ((platform = ANY (ARRAY['windows'::text, 'macos'::text, 'linux'::text]))),
	constraint devices_user_id_device_id_key UNIQUE (user_id, device_id),
	constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.devices enable row level security;
grant delete, select on public.devices to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.devices to service_role;
grant insert (user_id, device_id, name, platform, last_sync) on public.devices to authenticated;
grant update (name, platform, last_sync) on public.devices to authenticated;
create policy devices_add_own on public.devices for insert to authenticated
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy devices_delete_own on public.devices for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy devices_edit_own on public.devices for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy devices_read_own on public.devices for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER end_device_session BEFORE DELETE ON public.devices FOR EACH ROW EXECUTE FUNCTION private.end_device_session();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.devices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('device');

create table public.scripts (
	id uuid default gen_random_uuid() not null,
	author_id uuid default auth.uid() not null,
	name text not null,
	description text default ''::text not null,
	code text not null,
	version text default '1.0.0'::text not null,
	permissions text[] default '{}'::text[] not null,
	category text default 'utility'::text not null,
	tags text[] default '{}'::text[] not null,
	is_public boolean default false not null,
	companion_required boolean default false not null,
	enabled boolean default true not null,
	matches text[] default '{*://*/*}'::text[] not null,
	exclude_matches text[] default '{}'::text[] not null,
	run_count integer default 0 not null,
	error_count integer default 0 not null,
	last_run timestamp with time zone,
	source_bookmarklet_id uuid,
	source_version_id uuid,
	deleted_at timestamp with time zone,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	constraint scripts_pkey PRIMARY KEY (id),
	constraint scripts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint scripts_category CHECK ((category = ANY (ARRAY['automation'::text, 'data-extraction'::text, 'ui-modification'::text, 'integration'::text, 'productivity'::text, 'accessibility'::text, 'development'::text, 'social'::text, 'shopping'::text, 'utility'::text]))),
	constraint scripts_code CHECK ((octet_length(code) <= 4194304)),
	constraint scripts_description CHECK ((char_length(description) <= 2000)),
	constraint scripts_error_count CHECK ((error_count >= 0)),
	constraint scripts_exclude_matches CHECK (private.fits_text_array(exclude_matches, 200, 2048)),
	constraint scripts_matches CHECK (private.fits_text_array(matches, 200, 2048)),
	constraint scripts_name CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 255)) AND private.is_plain_line(name))),
	constraint scripts_permissions CHECK ((private.fits_text_array(permissions, 8, 20) AND (permissions <@ '{network,storage,filesystem,clipboard,notifications,tabs,automation,ai_models}'::text[]))),
	constraint scripts_run_count CHECK ((run_count >= 0)),
	constraint scripts_source_bookmarklet_id_fkey FOREIGN KEY (source_bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint scripts_source_version_id_fkey FOREIGN KEY (source_version_id) REFERENCES public.versions(id) ON DELETE SET NULL,
	constraint scripts_tags CHECK (private.fits_text_array(tags, 20, 30)),
	constraint scripts_version CHECK ((version ~ '^\d{1,9}\.\d{1,9}\.\d{1,9}$'::text))
);
alter table public.scripts enable row level security;
grant select on public.scripts to anon;
grant delete, select on public.scripts to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.scripts to service_role;
grant insert (id, author_id, name, description, code, version, permissions, category, tags, is_public, companion_required, enabled, matches, exclude_matches, run_count, error_count, last_run, source_bookmarklet_id, source_version_id, deleted_at) on public.scripts to authenticated;
grant update (name, description, code, version, permissions, category, tags, is_public, companion_required, enabled, matches, exclude_matches, run_count, error_count, last_run, source_bookmarklet_id, source_version_id, deleted_at) on public.scripts to authenticated;
CREATE INDEX scripts_by_source ON public.scripts USING btree (source_bookmarklet_id) WHERE (source_bookmarklet_id IS NOT NULL);
CREATE INDEX scripts_by_source_version ON public.scripts USING btree (source_version_id) WHERE (source_version_id IS NOT NULL);
CREATE INDEX scripts_changed ON public.scripts USING btree (author_id, updated_at DESC);
CREATE INDEX scripts_public ON public.scripts USING btree (created_at DESC) WHERE (is_public AND (deleted_at IS NULL));
create policy scripts_add_own on public.scripts for insert to authenticated
	with check ((author_id = ( SELECT auth.uid() AS uid)));
create policy scripts_delete_own on public.scripts for delete to authenticated
	using ((author_id = ( SELECT auth.uid() AS uid)));
create policy scripts_edit_own on public.scripts for update to authenticated
	using ((author_id = ( SELECT auth.uid() AS uid)))
	with check ((author_id = ( SELECT auth.uid() AS uid)));
create policy scripts_read on public.scripts for select to anon, authenticated
	using (((is_public AND (deleted_at IS NULL)) OR (author_id = ( SELECT auth.uid() AS uid))));
CREATE TRIGGER limit_account AFTER INSERT ON public.scripts FOR EACH STATEMENT EXECUTE FUNCTION private.limit_account('synced_scripts', 'storage');
CREATE TRIGGER limit_growth AFTER UPDATE ON public.scripts FOR EACH ROW WHEN (((octet_length(new.code) > octet_length(old.code)) OR ((old.deleted_at IS NOT NULL) AND (new.deleted_at IS NULL)))) EXECUTE FUNCTION private.limit_account('synced_scripts', 'storage');
CREATE TRIGGER limit_inserts AFTER INSERT ON public.scripts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('synced_script');
CREATE TRIGGER limit_updates AFTER UPDATE ON public.scripts FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('synced_script');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.scripts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
