create table public.contact_messages (
	id uuid primary key default gen_random_uuid(),
	name text not null constraint contact_messages_name
		check (private.trimmed_length(name) >= 1 and char_length(name) <= 100 and private.is_plain_line(name)),
	email text not null constraint contact_messages_email check (char_length(email) <= 320 and email ~ '^[^\s@]+@[^\s@]+$'),
	subject text not null constraint contact_messages_subject
		check (private.trimmed_length(subject) >= 1 and char_length(subject) <= 200 and private.is_plain_line(subject)),
	category text not null default 'general' constraint contact_messages_category
		check (category in ('general', 'bug', 'feature', 'security', 'account', 'partnership', 'other')),
	message text not null constraint contact_messages_message check (private.trimmed_length(message) >= 1 and char_length(message) <= 5000),
	user_id uuid references public.profiles (user_id) on delete set null,
	created_at timestamptz not null default now(),
	handled_at timestamptz
);
create index contact_messages_open on public.contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_handled on public.contact_messages (created_at desc, id desc) where handled_at is not null;

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy contact_messages_read on public.contact_messages for select to authenticated using ((select public.is_admin()));

-- The contact form has a field that people do not see (`p_website`). Programs that fill every field are answered as if the message had been
-- stored.
create function public.send_contact_message(
	p_name text, p_email text, p_subject text, p_message text, p_category text default 'general', p_website text default ''
)
returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token('contact_message');
	if p_website <> '' then
		return;
	end if;
	insert into public.contact_messages (name, email, subject, category, message, user_id)
	values (btrim(p_name), btrim(p_email), btrim(p_subject), p_category, p_message, auth.uid());
end $$;
revoke all on function public.send_contact_message(text, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.send_contact_message(text, text, text, text, text, text) to anon, authenticated, service_role;

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
