-- Saving 4 MiB takes up to two seconds alone, and several times as long on a busy machine. PostgREST applies a function's time limit to
-- the request that calls it; one person saves one large script at a time.
alter function public.save_script(text, text, text, text, text[], uuid, uuid, boolean, text, jsonb, text) set statement_timeout = '30s';
alter function public.fork_script(uuid, text, text, text) set statement_timeout = '30s';
