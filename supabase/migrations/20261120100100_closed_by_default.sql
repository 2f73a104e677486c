-- A new table, sequence or function is closed until a migration opens it.
-- A Supabase project hands everything in `public` to the API roles by default; row-level security would then be the only wall.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- EXECUTE for PUBLIC is PostgreSQL's own default and can be taken back only for all schemas at once.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from anon, authenticated;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- What no API may reach: rate limits, salts, rules and trigger functions. Nobody but the owner has USAGE.
-- Policies and constraints may still call its functions: USAGE is asked for when a name is looked up, EXECUTE when it runs.
create schema private;
revoke all on schema private from public;
