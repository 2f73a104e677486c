-- Roles are read from this table, not from the access token, which stays valid after a role was revoked.
create table public.admin_roles (
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	role text not null constraint admin_roles_role check (role in ('admin', 'moderator')),
	created_at timestamptz not null default now(),
	primary key (user_id, role)
);

create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.admin_roles where user_id = auth.uid() and role = 'admin');

-- Administrators are moderators, too.
create function public.is_moderator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.admin_roles where user_id = auth.uid() and role in ('admin', 'moderator'));
revoke all on function public.is_admin(), public.is_moderator() from public, anon, authenticated;
grant execute on function public.is_admin(), public.is_moderator() to anon, authenticated, service_role;

alter table public.admin_roles enable row level security;
revoke all on public.admin_roles from anon, authenticated;
grant select on public.admin_roles to authenticated;
grant all on public.admin_roles to service_role;

create policy admin_roles_read on public.admin_roles for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));

create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
	if not public.is_admin() then
		raise insufficient_privilege using message = 'Only administrators may do this.';
	end if;
	return auth.uid();
end $$;

create function private.require_moderator() returns uuid
language plpgsql stable set search_path = '' as $$
begin
	if not public.is_moderator() then
		raise insufficient_privilege using message = 'Only moderators may do this.';
	end if;
	return auth.uid();
end $$;
