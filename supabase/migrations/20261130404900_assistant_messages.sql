-- Conversations with the Script Assistant, one per account, kept for 90 days. The function `ai-script-assistant` alone writes them:
-- a script of an answer has a rating beside it, which must be the hub's own.
create table public.assistant_messages (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	role text not null constraint assistant_messages_role check (role in ('user', 'assistant')),
	content text not null constraint assistant_messages_content check (char_length(content) <= 100000),
	-- What is stored beside the text of an answer, in the form of `storedAssistantMessage` in shared-protocol.
	script jsonb constraint assistant_messages_script check (jsonb_typeof(script) = 'object' and octet_length(script::text) <= 2097152),
	flow jsonb constraint assistant_messages_flow check (jsonb_typeof(flow) = 'object' and octet_length(flow::text) <= 1048576),
	scripts jsonb not null default '[]'
		constraint assistant_messages_scripts check (jsonb_typeof(scripts) = 'array' and octet_length(scripts::text) <= 20000),
	documents jsonb not null default '[]'
		constraint assistant_messages_documents check (jsonb_typeof(documents) = 'array' and octet_length(documents::text) <= 20000),
	steps jsonb not null default '[]'
		constraint assistant_messages_steps check (jsonb_typeof(steps) = 'array' and octet_length(steps::text) <= 20000),
	model_used text constraint assistant_messages_model check (char_length(model_used) <= 200),
	-- Whether the answer was ended before it was complete.
	is_cut boolean not null default false,
	created_at timestamptz not null default now()
);
create index assistant_messages_of_a_person on public.assistant_messages (user_id, created_at desc, id);
create index assistant_messages_by_time on public.assistant_messages (created_at);

alter table public.assistant_messages enable row level security;
revoke all on public.assistant_messages from anon, authenticated;
grant select, delete on public.assistant_messages to authenticated;
grant all on public.assistant_messages to service_role;

-- Nobody else reads a conversation, moderators included.
create policy assistant_messages_read on public.assistant_messages for select to authenticated
	using (user_id = (select auth.uid()));
create policy assistant_messages_delete on public.assistant_messages for delete to authenticated
	using (user_id = (select auth.uid()));

-- When a person cleared the conversation with the Script Assistant. An answer that was asked for before is not stored any more: it
-- would bring a part of the conversation back.
create table private.cleared_conversations (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	cleared_at timestamptz not null
);

-- Runs once for each deletion by the person. An answer that is being stored meanwhile is waited for, and deleted as well: the deletion
-- itself does not see it.
create function private.note_cleared_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;

create trigger note_cleared_conversation after delete on public.assistant_messages
	for each statement when (pg_trigger_depth() = 0) execute function private.note_cleared_conversation();

-- Stores a question with its answer, and removes the oldest messages of the account beyond 400 or beyond 20 MB. The question stands
-- directly before its answer, also when two answers end at the same time: both get their times here, in one turn per account.
-- Returns the id of the answer.
create function private.store_assistant_answer(p_person uuid, p_question text, p_answer jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- As store_assistant_answer(), for a question that was asked at `p_asked_at`. Returns null, and stores nothing, if the person
-- has cleared the conversation since.
create function public.keep_assistant_answer(p_person uuid, p_question text, p_answer jsonb, p_asked_at timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
	perform pg_advisory_xact_lock(hashtextextended('assistant_messages ' || p_person, 0));
	if exists (
		select from private.cleared_conversations as known where known.user_id = p_person and known.cleared_at > p_asked_at
	) then
		return null;
	end if;
	return private.store_assistant_answer(p_person, p_question, p_answer);
end $$;
revoke execute on function public.keep_assistant_answer(uuid, text, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.keep_assistant_answer(uuid, text, jsonb, timestamptz) to service_role;

-- To be called once a day; a missed day is made up for by the next call.
create function private.remove_old_assistant_messages() returns void
language sql security definer set search_path = ''
begin atomic
	delete from public.assistant_messages where created_at < now() - interval '90 days';
end;

-- Hosted projects with pg_cron; the local backend has a timer of its own.
do $$ begin
	if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
		perform cron.schedule('old messages of the assistant', '20 0 * * *', 'select private.remove_old_assistant_messages()');
	end if;
end $$;
