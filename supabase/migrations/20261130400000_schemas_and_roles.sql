-- Extensions have a schema of their own, because the API exposes everything in `public`.
create schema if not exists extensions;

grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists btree_gin with schema extensions;

-- New tables, sequences and functions grant nothing to the API roles until a migration does so. A Supabase project grants the API
-- roles everything in `public` by default; row-level security would then be the only protection.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- EXECUTE for PUBLIC is a default of PostgreSQL, which can be revoked only for all schemas at once.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from anon, authenticated;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Everything that the API must not reach: rate limits, salts, rules and trigger functions. Only the owner has USAGE. Policies and
-- constraints can call its functions all the same: USAGE is checked when a name is resolved, EXECUTE when the function runs.
create schema private;

revoke all on schema private from public;

-- A statement that runs longer ends with error 57014. PostgREST applies these settings whenever it switches to one of the roles,
-- and so does the embedded backend (supabase/local/rest/time-limits.ts).
-- Source: docs.postgrest.org/en/v13/references/transactions.html#impersonated-role-settings
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- For edge functions and schedules, which claim and record jobs and start re-scans.
alter role service_role set statement_timeout = '60s';
