-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.audit_log (
	id bigint generated always as identity not null,
	actor uuid,
	action text not null,
	target_table text not null,
	target_id text not null,
	before jsonb,
	after jsonb,
	at timestamp with time zone default now() not null,
	constraint audit_log_pkey PRIMARY KEY (id),
	constraint audit_log_action CHECK (((char_length(action) >= 1) AND (char_length(action) <= 100))),
	constraint audit_log_after CHECK (private.fits_json(after, 'object'::text, 65536)),
	constraint audit_log_before CHECK (private.fits_json(before, 'object'::text, 65536)),
	constraint audit_log_target_id CHECK (((char_length(target_id) >= 1) AND (char_length(target_id) <= 100))),
	constraint audit_log_target_table CHECK (((char_length(target_table) >= 1) AND (char_length(target_table) <= 63)))
);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant insert, select on public.audit_log to service_role;
CREATE INDEX audit_log_newest ON public.audit_log USING btree (at DESC);
create policy audit_log_read on public.audit_log for select to authenticated
	using (( SELECT public.is_admin() AS is_admin));
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

CREATE OR REPLACE FUNCTION private.audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	raise sqlstate '55000' using message = format('%s can only be added to.', tg_table_name);
end $function$;
