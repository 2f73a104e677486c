create table public.user_sessions (
	session_id uuid primary key,
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	user_agent text constraint user_sessions_user_agent check (char_length(user_agent) <= 512),
	referrer text constraint user_sessions_referrer check (char_length(referrer) <= 2048),
	entry_page text constraint user_sessions_entry_page check (char_length(entry_page) <= 2048),
	exit_page text constraint user_sessions_exit_page check (char_length(exit_page) <= 2048),
	page_views integer not null default 0 constraint user_sessions_page_views check (page_views between 0 and 100000),
	duration_seconds integer constraint user_sessions_duration check (duration_seconds between 0 and 604800),
	started_at timestamptz not null default now(),
	ended_at timestamptz,
	unique (session_id, user_id)
);
create index user_sessions_by_user on public.user_sessions (user_id, started_at desc);

create table public.user_events (
	id bigint generated always as identity primary key,
	session_id uuid not null,
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	event_type text not null constraint user_events_type check (char_length(event_type) between 1 and 100),
	event_category text not null constraint user_events_category check (char_length(event_category) between 1 and 100),
	event_action text not null constraint user_events_action check (char_length(event_action) between 1 and 100),
	event_label text constraint user_events_label check (char_length(event_label) <= 500),
	event_value double precision,
	properties jsonb not null default '{}' constraint user_events_properties check (private.fits_json(properties, 'object', 8192)),
	page_url text constraint user_events_page_url check (char_length(page_url) <= 2048),
	created_at timestamptz not null default now(),
	-- The session belongs to the same person.
	constraint user_events_own_session foreign key (session_id, user_id) references public.user_sessions (session_id, user_id) on delete cascade
);
create index user_events_by_time on public.user_events (created_at);
create index user_events_by_session on public.user_events (session_id);

create table public.user_journey (
	id bigint generated always as identity primary key,
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	journey_type text not null constraint user_journey_type check (char_length(journey_type) between 1 and 100),
	step_name text not null constraint user_journey_step_name check (char_length(step_name) between 1 and 100),
	step_number integer not null constraint user_journey_step_number check (step_number between 0 and 1000),
	completed boolean not null default false,
	completed_at timestamptz,
	metadata jsonb not null default '{}' constraint user_journey_metadata check (private.fits_json(metadata, 'object', 8192)),
	created_at timestamptz not null default now(),
	unique (user_id, journey_type, step_name)
);

alter table public.user_sessions enable row level security;
alter table public.user_events enable row level security;
alter table public.user_journey enable row level security;
revoke all on public.user_sessions, public.user_events, public.user_journey from anon, authenticated;
grant select on public.user_sessions, public.user_events, public.user_journey to authenticated;
grant insert (session_id, user_id, user_agent, referrer, entry_page, exit_page, page_views, duration_seconds, ended_at),
	update (exit_page, page_views, duration_seconds, ended_at) on public.user_sessions to authenticated;
grant insert (session_id, user_id, event_type, event_category, event_action, event_label, event_value, properties, page_url)
	on public.user_events to authenticated;
grant insert (user_id, journey_type, step_name, step_number, completed, completed_at, metadata),
	update (step_number, completed, completed_at, metadata), delete on public.user_journey to authenticated;
grant all on public.user_sessions, public.user_events, public.user_journey to service_role;

create policy user_sessions_read on public.user_sessions for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy user_sessions_add_own on public.user_sessions for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_sessions_edit_own on public.user_sessions for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Only administrators read events; nobody else does, not even the person whom they are about.
create policy user_events_read on public.user_events for select to authenticated using ((select public.is_admin()));
create policy user_events_add_own on public.user_events for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_journey_read on public.user_journey for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy user_journey_add_own on public.user_journey for insert to authenticated with check (user_id = (select auth.uid()));
create policy user_journey_edit_own on public.user_journey for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy user_journey_delete_own on public.user_journey for delete to authenticated using (user_id = (select auth.uid()));

create trigger limit_inserts after insert on public.user_sessions
	referencing new table as added for each statement execute function private.limit_inserts('usage_session');
create trigger limit_inserts after insert on public.user_events
	referencing new table as added for each statement execute function private.limit_inserts('usage_event');
create trigger limit_inserts after insert on public.user_journey
	referencing new table as added for each statement execute function private.limit_inserts('usage_journey');
