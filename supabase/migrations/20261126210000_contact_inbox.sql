-- Administrators read messages to the operator in the panel, and mark those that are answered.
drop index public.contact_messages_newest;
create index contact_messages_open on public.contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_handled on public.contact_messages (created_at desc, id desc) where handled_at is not null;

-- Marks a message as answered, or opens it again. The audit log says who did it, and nothing of the message. Returns whether it is
-- marked now.
create function public.handle_contact_message(p_id uuid, p_handled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := private.require_admin();
	was_handled boolean;
	is_handled boolean := coalesce(p_handled, false);
begin
	perform private.take_token('moderate');
	select message.handled_at is not null into was_handled from public.contact_messages as message where message.id = p_id for update;
	if not found then
		raise sqlstate 'PT404' using message = 'This message does not exist anymore.';
	end if;
	if was_handled <> is_handled then
		update public.contact_messages set handled_at = case when is_handled then now() end where id = p_id;
		insert into public.audit_log (actor, action, target_table, target_id)
		values (caller, case when is_handled then 'message.handle' else 'message.reopen' end, 'contact_messages', p_id::text);
	end if;
	return is_handled;
end $$;
revoke all on function public.handle_contact_message(uuid, boolean) from public, anon, authenticated;
grant execute on function public.handle_contact_message(uuid, boolean) to authenticated;
