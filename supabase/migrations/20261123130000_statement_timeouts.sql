-- A statement that runs longer ends with 57014. PostgREST applies these settings whenever it takes on one of the roles
-- (https://docs.postgrest.org/en/v13/references/transactions.html#impersonated-role-settings), the embedded backend does the same.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- Edge functions and schedules: they claim and record jobs, and order re-scans.
alter role service_role set statement_timeout = '60s';
notify pgrst, 'reload config';
