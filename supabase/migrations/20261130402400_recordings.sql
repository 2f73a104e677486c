create table public.action_recordings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	title text not null
		constraint action_recordings_title check (private.trimmed_length(title) >= 1 and char_length(title) <= 200 and private.is_plain_line(title)),
	description text constraint action_recordings_description check (char_length(description) <= 2000),
	url text not null constraint action_recordings_url check (private.is_web_url(url)),
	-- Only clients read it.
	recording_data text not null constraint action_recordings_data check (octet_length(recording_data) between 1 and 2097152),
	duration_ms integer not null constraint action_recordings_duration check (duration_ms >= 0),
	actions_count integer not null constraint action_recordings_actions_count check (actions_count between 1 and 100000),
	tags text[] not null default '{}' constraint action_recordings_tags check (private.fits_text_array(tags, 20, 30)),
	is_public boolean not null default false,
	created_at timestamptz not null default now()
);
create index action_recordings_own on public.action_recordings (user_id, created_at desc);
create index action_recordings_public on public.action_recordings (created_at desc) where is_public;

alter table public.action_recordings enable row level security;
revoke all on public.action_recordings from anon, authenticated;
grant select on public.action_recordings to anon, authenticated;
grant insert (user_id, title, description, url, recording_data, duration_ms, actions_count, tags, is_public),
	update (title, description, url, recording_data, duration_ms, actions_count, tags, is_public), delete
	on public.action_recordings to authenticated;
grant all on public.action_recordings to service_role;

create policy action_recordings_read on public.action_recordings for select to anon, authenticated
	using (is_public or user_id = (select auth.uid()));
create policy action_recordings_add_own on public.action_recordings for insert to authenticated with check (user_id = (select auth.uid()));
create policy action_recordings_edit_own on public.action_recordings for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy action_recordings_delete_own on public.action_recordings for delete to authenticated using (user_id = (select auth.uid()));

create trigger limit_inserts after insert on public.action_recordings
	referencing new table as added for each statement execute function private.limit_inserts('recording');
create trigger limit_updates after update on public.action_recordings
	for each row when (current_user = 'authenticated') execute function private.limit_update('recording');
