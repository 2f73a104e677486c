-- Usage statistics of people who have agreed, kept for 90 days and then as daily sums (private.usage_days).

-- Whether a person has agreed to usage statistics. No row: not asked yet.
create table public.usage_consents (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	agreed boolean not null,
	decided_at timestamptz not null default now()
);
alter table public.usage_consents enable row level security;
revoke all on public.usage_consents from anon, authenticated;
grant select on public.usage_consents to authenticated;
grant all on public.usage_consents to service_role;
create policy usage_consents_read_own on public.usage_consents for select to authenticated using (user_id = (select auth.uid()));

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
create index user_sessions_by_time on public.user_sessions (started_at);

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
create index user_journey_by_time on public.user_journey (created_at);

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
-- Without consent nothing is stored, whatever a client sends.
create policy user_sessions_add_own on public.user_sessions for insert to authenticated with check (
	user_id = (select auth.uid())
	and exists (select from public.usage_consents as consent where consent.user_id = (select auth.uid()) and consent.agreed)
);
create policy user_sessions_edit_own on public.user_sessions for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Only administrators read events; nobody else does, not even the person whom they are about. Nobody reads single events about reports,
-- which name the reporter and the script; they stay in the figures of the panel.
create policy user_events_read on public.user_events for select to authenticated
	using ((select public.is_admin()) and event_type <> 'report');
create policy user_events_add_own on public.user_events for insert to authenticated with check (
	user_id = (select auth.uid())
	and exists (select from public.usage_consents as consent where consent.user_id = (select auth.uid()) and consent.agreed)
);
create policy user_journey_read on public.user_journey for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy user_journey_add_own on public.user_journey for insert to authenticated with check (
	user_id = (select auth.uid())
	and exists (select from public.usage_consents as consent where consent.user_id = (select auth.uid()) and consent.agreed)
);
create policy user_journey_edit_own on public.user_journey for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy user_journey_delete_own on public.user_journey for delete to authenticated using (user_id = (select auth.uid()));

create trigger limit_inserts after insert on public.user_sessions
	referencing new table as added for each statement execute function private.limit_inserts('usage_session');
create trigger limit_inserts after insert on public.user_events
	referencing new table as added for each statement execute function private.limit_inserts('usage_event');
create trigger limit_inserts after insert on public.user_journey
	referencing new table as added for each statement execute function private.limit_inserts('usage_journey');

-- Usage statistics have a quota in rows and in bytes: an account could write 385 MB an hour. Bytes count for the account and for the network
-- it writes from, so that many accounts do not get around it. Changes count as well: each leaves a dead row until the next vacuum.

-- Trigger for rows of the usage statistics that a client inserts or changes; takes a token for each kB of
-- their texts, 100 bytes more for each row. Rows that the server itself writes (without a signed-in person) take none.
create function private.limit_usage_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	person uuid := auth.uid();
	address inet := private.caller_address();
	kilobytes integer;
begin
	select ceil(sum(100 + octet_length(written::text)) / 1024.0) into kilobytes from written;
	if person is null or kilobytes is null then
		return null;
	end if;
	perform private.take_token_of(private.subject_of(person, null), 'usage_kb', kilobytes);
	if address is not null then
		perform private.take_token_of(private.subject_of(null, address), 'usage_kb_of_network', kilobytes);
	end if;
	return null;
end $$;

create trigger limit_bytes after insert on public.user_sessions
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_changed_bytes after update on public.user_sessions
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_bytes after insert on public.user_events
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_bytes after insert on public.user_journey
	referencing new table as written for each statement execute function private.limit_usage_bytes();
create trigger limit_changed_bytes after update on public.user_journey
	referencing new table as written for each statement execute function private.limit_usage_bytes();

create trigger limit_update after update on public.user_sessions
	for each row when (current_user = 'authenticated') execute function private.limit_update('usage_change');
create trigger limit_update after update on public.user_journey
	for each row when (current_user = 'authenticated') execute function private.limit_update('usage_change');

-- Agrees to usage statistics or refuses them. A refusal deletes what was stored about the caller; the daily sums name nobody.
create function public.set_usage_consent(p_agreed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	if p_agreed is null then
		raise sqlstate '22023' using message = 'Choose yes or no.';
	end if;
	perform private.take_token('usage_consent');
	insert into public.usage_consents (user_id, agreed) values (caller, p_agreed)
	on conflict (user_id) do update set agreed = excluded.agreed, decided_at = now();
	if not p_agreed then
		-- Their events are deleted with the sessions.
		delete from public.user_sessions where user_id = caller;
		delete from public.user_journey where user_id = caller;
	end if;
end $$;
revoke all on function public.set_usage_consent(boolean) from public, anon, authenticated;
grant execute on function public.set_usage_consent(boolean) to authenticated;
