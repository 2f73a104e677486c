-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.admin_roles (
	user_id uuid not null,
	role text not null,
	created_at timestamp with time zone default now() not null,
	constraint admin_roles_pkey PRIMARY KEY (user_id, role),
	constraint admin_roles_role CHECK ((role = ANY (ARRAY['admin'::text, 'moderator'::text]))),
	constraint admin_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.admin_roles enable row level security;
grant select on public.admin_roles to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.admin_roles to service_role;
create policy admin_roles_read on public.admin_roles for select to authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER audit_change AFTER INSERT OR DELETE OR UPDATE ON public.admin_roles FOR EACH ROW EXECUTE FUNCTION private.audit_change('role', 'user_id', 'user_id', 'role');

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
	if not public.is_admin() then
		raise insufficient_privilege using message = 'Only administrators may do this.';
	end if;
	return auth.uid();
end $function$;

CREATE OR REPLACE FUNCTION private.require_moderator()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
	if not public.is_moderator() then
		raise insufficient_privilege using message = 'Only moderators may do this.';
	end if;
	return auth.uid();
end $function$;

CREATE OR REPLACE FUNCTION public.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.admin_roles WHERE ((admin_roles.user_id = auth.uid()) AND (admin_roles.role = 'admin'::text))));
grant execute on function public.is_admin() to anon;
grant execute on function public.is_admin() to authenticated;
grant execute on function public.is_admin() to service_role;

CREATE OR REPLACE FUNCTION public.is_moderator()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.admin_roles WHERE ((admin_roles.user_id = auth.uid()) AND (admin_roles.role = ANY (ARRAY['admin'::text, 'moderator'::text])))));
grant execute on function public.is_moderator() to anon;
grant execute on function public.is_moderator() to authenticated;
grant execute on function public.is_moderator() to service_role;
