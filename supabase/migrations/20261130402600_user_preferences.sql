create table public.user_preferences (
	user_id uuid primary key default auth.uid() references public.profiles (user_id) on delete cascade,
	full_name text constraint user_preferences_full_name check (char_length(full_name) <= 200 and private.is_plain_line(full_name)),
	preferred_language text not null default 'javascript'
		constraint user_preferences_language check (char_length(preferred_language) between 1 and 50),
	preferred_model text constraint user_preferences_model check (char_length(preferred_model) <= 100),
	theme text not null default 'system' constraint user_preferences_theme check (theme in ('light', 'dark', 'system')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

alter table public.user_preferences enable row level security;
revoke all on public.user_preferences from anon, authenticated;
grant select, insert (user_id, full_name, preferred_language, preferred_model, theme),
	update (full_name, preferred_language, preferred_model, theme), delete on public.user_preferences to authenticated;
grant all on public.user_preferences to service_role;

create policy user_preferences_read_own on public.user_preferences for select to authenticated using (user_id = (select auth.uid()));
create policy user_preferences_add_own on public.user_preferences for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_preferences_edit_own on public.user_preferences for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy user_preferences_delete_own on public.user_preferences for delete to authenticated using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.user_preferences for each row execute function private.touch_updated_at();

-- The caller's own profile with e-mail address, preferences and totals. The view runs with its owner's privileges, because no API role
-- may read `profiles.email`; access is restricted by its last condition alone. The totals count scripts of the hub and those that exist in
-- the extension only; a script that the extension installed from the hub is not counted again. Runs are those that the extension has
-- reported.
create view public.user_profile with (security_barrier = true) as
	select
		profile.user_id as id, profile.email, profile.username, preference.full_name, profile.avatar_url, profile.bio,
		coalesce(preference.preferred_language, 'javascript') as preferred_language,
		preference.preferred_model,
		coalesce(preference.theme, 'system') as theme,
		published.created + synced.created as scripts_created,
		published.shared + synced.shared as scripts_shared,
		synced.runs as total_runs,
		profile.created_at, profile.updated_at,
		profile.display_name, profile.website_url, profile.github_url
	from public.profiles as profile
	left join public.user_preferences as preference on preference.user_id = profile.user_id
	cross join lateral (
		select count(*) as created, count(*) filter (where script.is_visible) as shared
		from public.bookmarklets as script where script.owner_id = profile.user_id and script.deleted_at is null
	) as published
	cross join lateral (
		select
			count(*) filter (where script.source_bookmarklet_id is null) as created,
			count(*) filter (where script.source_bookmarklet_id is null and script.is_public) as shared,
			coalesce(sum(script.run_count), 0)::bigint as runs
		from public.scripts as script where script.author_id = profile.user_id and script.deleted_at is null
	) as synced
	where profile.user_id = auth.uid();
revoke all on public.user_profile from anon, authenticated;
grant select on public.user_profile to authenticated;
