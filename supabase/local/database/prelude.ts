/**
 * What a hosted project has before the first migration: the three request roles, the extensions schema and the
 * default privileges. Repeatable.
 */
export const PRELUDE = `
do $$
declare wanted text;
begin
	foreach wanted in array array['anon', 'authenticated'] loop
		if not exists (select from pg_roles where rolname = wanted) then
			execute format('create role %I nologin noinherit', wanted);
		end if;
	end loop;
	if not exists (select from pg_roles where rolname = 'service_role') then
		create role service_role nologin noinherit bypassrls;
	end if;
end $$;
create schema if not exists extensions;
create schema if not exists auth;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
do $$ begin
	execute format('alter database %I set search_path = "$user", public, extensions', current_database());
end $$;
grant usage on schema auth to anon, authenticated, service_role;
`;
