-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.cleared_conversations (
	user_id uuid not null,
	cleared_at timestamp with time zone not null,
	constraint cleared_conversations_pkey PRIMARY KEY (user_id),
	constraint cleared_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);

create table public.assistant_messages (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	role text not null,
	content text not null,
	script jsonb,
	flow jsonb,
	scripts jsonb default '[]'::jsonb not null,
	documents jsonb default '[]'::jsonb not null,
	steps jsonb default '[]'::jsonb not null,
	model_used text,
	is_cut boolean default false not null,
	created_at timestamp with time zone default now() not null,
	constraint assistant_messages_pkey PRIMARY KEY (id),
	constraint assistant_messages_content CHECK ((char_length(content) <= 100000)),
	constraint assistant_messages_documents CHECK (((jsonb_typeof(documents) = 'array'::text) AND (octet_length((documents)::text) <= 20000))),
	constraint assistant_messages_flow CHECK (((jsonb_typeof(flow) = 'object'::text) AND (octet_length((flow)::text) <= 1048576))),
	constraint assistant_messages_model CHECK ((char_length(model_used) <= 200)),
	constraint assistant_messages_role CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
	constraint assistant_messages_script CHECK (((jsonb_typeof(script) = 'object'::text) AND (octet_length((script)::text) <= 2097152))),
	constraint assistant_messages_scripts CHECK (((jsonb_typeof(scripts) = 'array'::text) AND (octet_length((scripts)::text) <= 20000))),
	constraint assistant_messages_steps CHECK (((jsonb_typeof(steps) = 'array'::text) AND (octet_length((steps)::text) <= 20000))),
	constraint assistant_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.assistant_messages enable row level security;
grant delete, select on public.assistant_messages to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.assistant_messages to service_role;
CREATE INDEX assistant_messages_by_time ON public.assistant_messages USING btree (created_at);
CREATE INDEX assistant_messages_of_a_person ON public.assistant_messages USING btree (user_id, created_at DESC, id);
create policy assistant_messages_delete on public.assistant_messages for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy assistant_messages_read on public.assistant_messages for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER note_cleared_conversation AFTER DELETE ON public.assistant_messages FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION private.note_cleared_conversation();

CREATE OR REPLACE FUNCTION private.note_cleared_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	person uuid := auth.uid();
begin
	if person is null then
		return null;
	end if;
	perform pg_advisory_xact_lock(hashtextextended('assistant_messages ' || person, 0));
	insert into private.cleared_conversations as known (user_id, cleared_at) values (person, clock_timestamp())
	on conflict (user_id) do update set cleared_at = excluded.cleared_at;
	delete from public.assistant_messages where user_id = person;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.remove_old_assistant_messages()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.assistant_messages
   WHERE (assistant_messages.created_at < (now() - '90 days'::interval));
END;

CREATE OR REPLACE FUNCTION private.store_assistant_answer(p_person uuid, p_question text, p_answer jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	answered_at timestamptz;
	answer uuid;
begin
	perform pg_advisory_xact_lock(hashtextextended('assistant_messages ' || p_person, 0));
	answered_at := clock_timestamp();
	insert into public.assistant_messages (user_id, role, content, created_at)
	values (p_person, 'user', p_question, answered_at - interval '1 microsecond');
	insert into public.assistant_messages (user_id, role, content, script, flow, scripts, documents, steps, model_used, is_cut, created_at)
	values (
		p_person, 'assistant', p_answer ->> 'content', nullif(p_answer -> 'script', 'null'), nullif(p_answer -> 'flow', 'null'),
		p_answer -> 'scripts', p_answer -> 'documents', p_answer -> 'steps', p_answer ->> 'model_used',
		(p_answer ->> 'is_cut')::boolean, answered_at
	) returning id into answer;
	delete from public.assistant_messages as message using (
		select kept.id,
			row_number() over newest as place,
			sum(pg_column_size(kept.content) + coalesce(pg_column_size(kept.script), 0) + coalesce(pg_column_size(kept.flow), 0)) over newest as bytes
		from public.assistant_messages as kept where kept.user_id = p_person
		window newest as (order by kept.created_at desc, kept.id)
	) as counted
	where message.id = counted.id and (counted.place > 400 or counted.bytes > 20971520) and counted.id <> answer;
	return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_assistant_answer(p_person uuid, p_question text, p_answer jsonb, p_asked_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform pg_advisory_xact_lock(hashtextextended('assistant_messages ' || p_person, 0));
	if exists (
		select from private.cleared_conversations as known where known.user_id = p_person and known.cleared_at > p_asked_at
	) then
		return null;
	end if;
	return private.store_assistant_answer(p_person, p_question, p_answer);
end $function$;
grant execute on function public.keep_assistant_answer(uuid,text,jsonb,timestamp with time zone) to service_role;
