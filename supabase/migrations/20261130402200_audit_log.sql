-- What moderators and administrators have done. Without foreign keys, because entries stay after their object was deleted.
create table public.audit_log (
	id bigint generated always as identity primary key,
	actor uuid,
	action text not null constraint audit_log_action check (char_length(action) between 1 and 100),
	target_table text not null constraint audit_log_target_table check (char_length(target_table) between 1 and 63),
	target_id text not null constraint audit_log_target_id check (char_length(target_id) between 1 and 100),
	before jsonb constraint audit_log_before check (private.fits_json(before, 'object', 65536)),
	after jsonb constraint audit_log_after check (private.fits_json(after, 'object', 65536)),
	at timestamptz not null default now()
);
create index audit_log_newest on public.audit_log (at desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;
revoke all on public.audit_log from service_role;
grant select, insert on public.audit_log to service_role;

create policy audit_log_read on public.audit_log for select to authenticated using ((select public.is_admin()));

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
	raise sqlstate '55000' using message = format('%s can only be added to.', tg_table_name);
end $$;
create trigger append_only before update or delete or truncate on public.audit_log
	for each statement execute function private.refuse_change();

-- Trigger that writes an entry when one of the named columns has changed. Arguments: name of the action, name of the key column, and the
-- columns that the entry contains.
create function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
	new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
	key text := coalesce(new_row, old_row) ->> tg_argv[1];
	kept text[] := tg_argv[2:];
begin
	old_row := (select jsonb_object_agg(field, value) from jsonb_each(old_row) as entry (field, value) where field = any (kept));
	new_row := (select jsonb_object_agg(field, value) from jsonb_each(new_row) as entry (field, value) where field = any (kept));
	if old_row is distinct from new_row then
		insert into public.audit_log (actor, action, target_table, target_id, before, after)
		values (auth.uid(), tg_argv[0] || '.' || lower(tg_op), tg_table_name, key, old_row, new_row);
	end if;
	return null;
end $$;
create trigger audit_change after insert or update or delete on public.admin_roles
	for each row execute function private.audit_change('role', 'user_id', 'user_id', 'role');
create trigger audit_change after update on public.bookmarklets
	for each row when ((old.featured, old.moderation_status, old.moderation_reason) is distinct from (new.featured, new.moderation_status, new.moderation_reason))
	execute function private.audit_change('script', 'id', 'featured', 'moderation_status', 'moderation_reason', 'is_published');
create trigger audit_change after update on public.moderation_reports
	for each row when ((old.status, old.moderator_notes) is distinct from (new.status, new.moderator_notes))
	execute function private.audit_change('report', 'id', 'status', 'moderator_notes', 'moderator_id');
