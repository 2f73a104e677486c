-- Extensions live in their own schema, so that `public` holds nothing but what the API offers.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists btree_gin with schema extensions;

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

-- A statement that runs longer ends with 57014. PostgREST applies these settings whenever it takes on one of the roles
-- (https://docs.postgrest.org/en/v13/references/transactions.html#impersonated-role-settings), the embedded backend does the same.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- Edge functions and schedules: they claim and record jobs, and order re-scans.
alter role service_role set statement_timeout = '60s';
