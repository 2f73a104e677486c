-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.user_preferences (
	user_id uuid default auth.uid() not null,
	full_name text,
	preferred_language text default 'javascript'::text not null,
	preferred_model text,
	theme text default 'system'::text not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	constraint user_preferences_pkey PRIMARY KEY (user_id),
	constraint user_preferences_full_name CHECK (((char_length(full_name) <= 200) AND private.is_plain_line(full_name))),
	constraint user_preferences_language CHECK (((char_length(preferred_language) >= 1) AND (char_length(preferred_language) <= 50))),
	constraint user_preferences_model CHECK ((char_length(preferred_model) <= 100)),
	constraint user_preferences_theme CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
	constraint user_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.user_preferences enable row level security;
grant delete, select on public.user_preferences to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.user_preferences to service_role;
grant insert (user_id, full_name, preferred_language, preferred_model, theme) on public.user_preferences to authenticated;
grant update (full_name, preferred_language, preferred_model, theme) on public.user_preferences to authenticated;
create policy user_preferences_add_own on public.user_preferences for insert to authenticated
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_preferences_delete_own on public.user_preferences for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_preferences_edit_own on public.user_preferences for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_preferences_read_own on public.user_preferences for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.user_preferences FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create view public.user_profile with (security_barrier=true) as
 SELECT profile.user_id AS id,
    profile.email,
    profile.username,
    preference.full_name,
    profile.avatar_url,
    profile.bio,
    COALESCE(preference.preferred_language, 'javascript'::text) AS preferred_language,
    preference.preferred_model,
    COALESCE(preference.theme, 'system'::text) AS theme,
    (published.created + synced.created) AS scripts_created,
    (published.shared + synced.shared) AS scripts_shared,
    synced.runs AS total_runs,
    profile.created_at,
    profile.updated_at,
    profile.display_name,
    profile.website_url,
    profile.github_url
   FROM (((public.profiles profile
     LEFT JOIN public.user_preferences preference ON ((preference.user_id = profile.user_id)))
     CROSS JOIN LATERAL ( SELECT count(*) AS created,
            count(*) FILTER (WHERE script.is_visible) AS shared
           FROM public.bookmarklets script
          WHERE ((script.owner_id = profile.user_id) AND (script.deleted_at IS NULL))) published)
     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE (script.source_bookmarklet_id IS NULL)) AS created,
            count(*) FILTER (WHERE ((script.source_bookmarklet_id IS NULL) AND script.is_public)) AS shared,
            COALESCE(sum(script.run_count), (0)::bigint) AS runs
           FROM public.scripts script
          WHERE ((script.author_id = profile.user_id) AND (script.deleted_at IS NULL))) synced)
  WHERE (profile.user_id = auth.uid());
grant select on public.user_profile to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.user_profile to service_role;
