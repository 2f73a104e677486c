-- Written by `npm run build:schema` from the migrations: do not edit.

create extension btree_gin with schema extensions;
create extension citext with schema extensions;
create extension fuzzystrmatch with schema extensions;
create extension pg_trgm with schema extensions;
create extension pgcrypto with schema extensions;
create extension unaccent with schema extensions;
create schema extensions;
grant usage on schema extensions to anon;
grant usage on schema extensions to authenticated;
grant usage on schema extensions to service_role;
create schema private;
create schema public;
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;
-- Default privileges in all schemas of functions: postgres=X/postgres
-- Default privileges in public of sequences: service_role=rwU/postgres
-- Default privileges in public of functions: service_role=X/postgres
-- Default privileges in public of tables: service_role=arwdDxtm/postgres
alter role anon set statement_timeout = 3s;
alter role authenticated set statement_timeout = 8s;
alter role service_role set statement_timeout = 60s;
