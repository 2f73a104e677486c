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
revoke all on function private.note_cleared_conversation() from public;

create trigger note_cleared_conversation after delete on public.assistant_messages
	for each statement when (pg_trigger_depth() = 0) execute function private.note_cleared_conversation();

alter function public.keep_assistant_answer(uuid, text, jsonb) set schema private;
alter function private.keep_assistant_answer(uuid, text, jsonb) rename to store_assistant_answer;

-- As `private.store_assistant_answer`, for a question that was asked at `p_asked_at`. Returns null, and stores nothing, if the person
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
