import type { Sql } from "postgres";

/**
 * What a hosted project has before the first migration: the three request roles, the extensions schema and the
 * default privileges. Only before the first migration: later it would give away again what migrations closed.
 */
export async function runPrelude(sql: Sql): Promise<void> {
	const roles = await sql`select from pg_roles where rolname = 'service_role'`;
	// One simple query is one transaction, and the role is made in it: all of it ran, or nothing did.
	if (roles.length === 0) await sql.unsafe(PRELUDE).simple();
}

const PRELUDE = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create schema extensions;
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
