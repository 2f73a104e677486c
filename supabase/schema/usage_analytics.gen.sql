-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.usage_consents (
	user_id uuid not null,
	agreed boolean not null,
	decided_at timestamp with time zone default now() not null,
	constraint usage_consents_pkey PRIMARY KEY (user_id),
	constraint usage_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.usage_consents enable row level security;
grant select on public.usage_consents to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.usage_consents to service_role;
create policy usage_consents_read_own on public.usage_consents for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));

create table public.user_events (
	id bigint generated always as identity not null,
	session_id uuid not null,
	user_id uuid default auth.uid() not null,
	event_type text not null,
	event_category text not null,
	event_action text not null,
	event_label text,
	event_value double precision,
	properties jsonb default '{}'::jsonb not null,
	page_url text,
	created_at timestamp with time zone default now() not null,
	constraint user_events_pkey PRIMARY KEY (id),
	constraint user_events_action CHECK (((char_length(event_action) >= 1) AND (char_length(event_action) <= 100))),
	constraint user_events_category CHECK (((char_length(event_category) >= 1) AND (char_length(event_category) <= 100))),
	constraint user_events_label CHECK ((char_length(event_label) <= 500)),
	constraint user_events_own_session FOREIGN KEY (session_id, user_id) REFERENCES public.user_sessions(session_id, user_id) ON DELETE CASCADE,
	constraint user_events_page_url CHECK ((char_length(page_url) <= 2048)),
	constraint user_events_properties CHECK (private.fits_json(properties, 'object'::text, 8192)),
	constraint user_events_type CHECK (((char_length(event_type) >= 1) AND (char_length(event_type) <= 100))),
	constraint user_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.user_events enable row level security;
grant select on public.user_events to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.user_events to service_role;
grant insert (session_id, user_id, event_type, event_category, event_action, event_label, event_value, properties, page_url) on public.user_events to authenticated;
CREATE INDEX user_events_by_session ON public.user_events USING btree (session_id);
CREATE INDEX user_events_by_time ON public.user_events USING btree (created_at);
CREATE INDEX user_events_by_user ON public.user_events USING btree (user_id);
create policy user_events_add_own on public.user_events for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.usage_consents consent
  WHERE ((consent.user_id = ( SELECT auth.uid() AS uid)) AND consent.agreed)))));
create policy user_events_read on public.user_events for select to authenticated
	using ((( SELECT public.is_admin() AS is_admin) AND (event_type <> 'report'::text)));
CREATE TRIGGER limit_bytes AFTER INSERT ON public.user_events REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_usage_bytes();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.user_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('usage_event');

create table public.user_journey (
	id bigint generated always as identity not null,
	user_id uuid default auth.uid() not null,
	journey_type text not null,
	step_name text not null,
	step_number integer not null,
	completed boolean default false not null,
	completed_at timestamp with time zone,
	metadata jsonb default '{}'::jsonb not null,
	created_at timestamp with time zone default now() not null,
	constraint user_journey_pkey PRIMARY KEY (id),
	constraint user_journey_metadata CHECK (private.fits_json(metadata, 'object'::text, 8192)),
	constraint user_journey_step_name CHECK (((char_length(step_name) >= 1) AND (char_length(step_name) <= 100))),
	constraint user_journey_step_number CHECK (((step_number >= 0) AND (step_number <= 1000))),
	constraint user_journey_type CHECK (((char_length(journey_type) >= 1) AND (char_length(journey_type) <= 100))),
	constraint user_journey_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint user_journey_user_id_journey_type_step_name_key UNIQUE (user_id, journey_type, step_name)
);
alter table public.user_journey enable row level security;
grant delete, select on public.user_journey to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.user_journey to service_role;
grant insert (user_id, journey_type, step_name, step_number, completed, completed_at, metadata) on public.user_journey to authenticated;
grant update (step_number, completed, completed_at, metadata) on public.user_journey to authenticated;
CREATE INDEX user_journey_by_time ON public.user_journey USING btree (created_at);
create policy user_journey_add_own on public.user_journey for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.usage_consents consent
  WHERE ((consent.user_id = ( SELECT auth.uid() AS uid)) AND consent.agreed)))));
create policy user_journey_delete_own on public.user_journey for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_journey_edit_own on public.user_journey for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_journey_read on public.user_journey for select to authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER limit_bytes AFTER INSERT ON public.user_journey REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_usage_bytes();
CREATE TRIGGER limit_changed_bytes AFTER UPDATE ON public.user_journey REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_usage_bytes();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.user_journey REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('usage_journey');
CREATE TRIGGER limit_update AFTER UPDATE ON public.user_journey FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('usage_change');

create table public.user_sessions (
	session_id uuid not null,
	user_id uuid default auth.uid() not null,
	user_agent text,
	referrer text,
	entry_page text,
	exit_page text,
	page_views integer default 0 not null,
	duration_seconds integer,
	started_at timestamp with time zone default now() not null,
	ended_at timestamp with time zone,
	constraint user_sessions_pkey PRIMARY KEY (session_id),
	constraint user_sessions_duration CHECK (((duration_seconds >= 0) AND (duration_seconds <= 604800))),
	constraint user_sessions_entry_page CHECK ((char_length(entry_page) <= 2048)),
	constraint user_sessions_exit_page CHECK ((char_length(exit_page) <= 2048)),
	constraint user_sessions_page_views CHECK (((page_views >= 0) AND (page_views <= 100000))),
	constraint user_sessions_referrer CHECK ((char_length(referrer) <= 2048)),
	constraint user_sessions_session_id_user_id_key UNIQUE (session_id, user_id),
	constraint user_sessions_user_agent CHECK ((char_length(user_agent) <= 512)),
	constraint user_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.user_sessions enable row level security;
grant select on public.user_sessions to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.user_sessions to service_role;
grant insert (session_id, user_id, user_agent, referrer, entry_page, exit_page, page_views, duration_seconds, ended_at) on public.user_sessions to authenticated;
grant update (exit_page, page_views, duration_seconds, ended_at) on public.user_sessions to authenticated;
CREATE INDEX user_sessions_by_time ON public.user_sessions USING btree (started_at);
CREATE INDEX user_sessions_by_user ON public.user_sessions USING btree (user_id, started_at DESC);
create policy user_sessions_add_own on public.user_sessions for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.usage_consents consent
  WHERE ((consent.user_id = ( SELECT auth.uid() AS uid)) AND consent.agreed)))));
create policy user_sessions_edit_own on public.user_sessions for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy user_sessions_read on public.user_sessions for select to authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER limit_bytes AFTER INSERT ON public.user_sessions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_usage_bytes();
CREATE TRIGGER limit_changed_bytes AFTER UPDATE ON public.user_sessions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_usage_bytes();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.user_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('usage_session');
CREATE TRIGGER limit_update AFTER UPDATE ON public.user_sessions FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('usage_change');

CREATE OR REPLACE FUNCTION private.limit_usage_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.set_usage_consent(p_agreed boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.set_usage_consent(boolean) to authenticated;
grant execute on function public.set_usage_consent(boolean) to service_role;
