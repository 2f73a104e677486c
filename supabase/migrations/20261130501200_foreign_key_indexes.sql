-- Deleting a row looks up the rows that refer to it. Without an index each lookup reads the whole table:
-- deleting an account or script with many versions took minutes.
create index analysis_jobs_by_version on public.analysis_jobs (version_id);
create index bookmarklet_forks_by_user on public.bookmarklet_forks (user_id) where user_id is not null;
create index bookmarklet_installs_by_version on public.bookmarklet_installs (version_id) where version_id is not null;
create index bookmarklet_reviews_by_version on public.bookmarklet_reviews (version_id) where version_id is not null;
create index contact_messages_by_user on public.contact_messages (user_id) where user_id is not null;
create index desktop_codes_by_user on public.desktop_codes (user_id);
create index moderation_appeals_by_moderator on public.moderation_appeals (moderator_id) where moderator_id is not null;
create index moderation_decisions_by_moderator on public.moderation_decisions (moderator_id) where moderator_id is not null;
create index moderation_reports_by_moderator on public.moderation_reports (moderator_id) where moderator_id is not null;
create index moderation_reports_by_reporter on public.moderation_reports (reporter_id) where reporter_id is not null;
create index notifications_by_script on public.notifications (bookmarklet_id) where bookmarklet_id is not null;
create index scripts_by_source on public.scripts (source_bookmarklet_id) where source_bookmarklet_id is not null;
create index scripts_by_source_version on public.scripts (source_version_id) where source_version_id is not null;
create index user_events_by_user on public.user_events (user_id);
