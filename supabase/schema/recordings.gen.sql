-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.action_recordings (
	id uuid default gen_random_uuid() not null,
	user_id uuid default auth.uid() not null,
	title text not null,
	description text,
	url text not null,
	recording_data text not null,
	duration_ms integer not null,
	actions_count integer not null,
	tags text[] default '{}'::text[] not null,
	is_public boolean default false not null,
	created_at timestamp with time zone default now() not null,
	constraint action_recordings_pkey PRIMARY KEY (id),
	constraint action_recordings_actions_count CHECK (((actions_count >= 1) AND (actions_count <= 100000))),
	constraint action_recordings_data CHECK (((octet_length(recording_data) >= 1) AND (octet_length(recording_data) <= 25165824))),
	constraint action_recordings_description CHECK ((char_length(description) <= 2000)),
	constraint action_recordings_duration CHECK ((duration_ms >= 0)),
	constraint action_recordings_tags CHECK (private.fits_text_array(tags, 20, 30)),
	constraint action_recordings_title CHECK (((private.trimmed_length(title) >= 1) AND (char_length(title) <= 200) AND private.is_plain_line(title))),
	constraint action_recordings_url CHECK (private.is_web_url(url)),
	constraint action_recordings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.action_recordings enable row level security;
grant select on public.action_recordings to anon;
grant delete, select on public.action_recordings to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.action_recordings to service_role;
grant insert (user_id, title, description, url, recording_data, duration_ms, actions_count, tags, is_public) on public.action_recordings to authenticated;
grant update (title, description, url, recording_data, duration_ms, actions_count, tags, is_public) on public.action_recordings to authenticated;
CREATE INDEX action_recordings_own ON public.action_recordings USING btree (user_id, created_at DESC);
CREATE INDEX action_recordings_public ON public.action_recordings USING btree (created_at DESC) WHERE is_public;
create policy action_recordings_add_own on public.action_recordings for insert to authenticated
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy action_recordings_delete_own on public.action_recordings for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy action_recordings_edit_own on public.action_recordings for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy action_recordings_read on public.action_recordings for select to anon, authenticated
	using ((is_public OR (user_id = ( SELECT auth.uid() AS uid))));
CREATE TRIGGER limit_account AFTER INSERT ON public.action_recordings FOR EACH STATEMENT EXECUTE FUNCTION private.limit_account('recordings', 'storage');
CREATE TRIGGER limit_growth AFTER UPDATE ON public.action_recordings FOR EACH ROW WHEN ((octet_length(new.recording_data) > octet_length(old.recording_data))) EXECUTE FUNCTION private.limit_account('storage');
CREATE TRIGGER limit_inserts AFTER INSERT ON public.action_recordings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('recording');
CREATE TRIGGER limit_updates AFTER UPDATE ON public.action_recordings FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('recording');
