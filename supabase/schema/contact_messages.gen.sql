-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.contact_messages (
	id uuid default gen_random_uuid() not null,
	name text not null,
	email text not null,
	subject text not null,
	category text default 'general'::text not null,
	message text not null,
	user_id uuid,
	created_at timestamp with time zone default now() not null,
	handled_at timestamp with time zone,
	constraint contact_messages_pkey PRIMARY KEY (id),
	constraint contact_messages_category CHECK ((category = ANY (ARRAY['general'::text, 'bug'::text, 'feature'::text, 'security'::text, 'account'::text, 'partnership'::text, 'other'::text]))),
	constraint contact_messages_email CHECK (((char_length(email) <= 320) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
	constraint contact_messages_message CHECK (((private.trimmed_length(message) >= 1) AND (char_length(message) <= 5000))),
	constraint contact_messages_name CHECK (((private.trimmed_length(name) >= 1) AND (char_length(name) <= 100) AND private.is_plain_line(name))),
	constraint contact_messages_subject CHECK (((private.trimmed_length(subject) >= 1) AND (char_length(subject) <= 200) AND private.is_plain_line(subject))),
	constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL
);
alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.contact_messages to service_role;
CREATE INDEX contact_messages_by_user ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX contact_messages_handled ON public.contact_messages USING btree (created_at DESC, id DESC) WHERE (handled_at IS NOT NULL);
CREATE INDEX contact_messages_open ON public.contact_messages USING btree (created_at DESC, id DESC) WHERE (handled_at IS NULL);
create policy contact_messages_read on public.contact_messages for select to authenticated
	using (( SELECT public.is_admin() AS is_admin));

CREATE OR REPLACE FUNCTION public.handle_contact_message(p_id uuid, p_handled boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.handle_contact_message(uuid,boolean) to authenticated;
grant execute on function public.handle_contact_message(uuid,boolean) to service_role;

CREATE OR REPLACE FUNCTION public.send_contact_message(p_name text, p_email text, p_subject text, p_message text, p_category text DEFAULT 'general'::text, p_website text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.take_token('contact_message');
	if p_website <> '' then
		return;
	end if;
	insert into public.contact_messages (name, email, subject, category, message, user_id)
	values (btrim(p_name), btrim(p_email), btrim(p_subject), p_category, p_message, auth.uid());
end $function$;
grant execute on function public.send_contact_message(text,text,text,text,text,text) to anon;
grant execute on function public.send_contact_message(text,text,text,text,text,text) to authenticated;
grant execute on function public.send_contact_message(text,text,text,text,text,text) to service_role;
