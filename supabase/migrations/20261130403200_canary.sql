-- The third layer of the rating: results of test runs in an isolated browser. Optional: nothing waits for a run, so a deployment without
-- a test browser needs no other configuration.
create table private.canary_runs (
	version_id uuid primary key references public.versions (id) on delete cascade,
	-- Version of the test browser; a newer one runs the script again.
	canary_version text not null constraint canary_runs_version check (char_length(canary_version) between 1 and 50),
	-- 'none': the run hung or crashed. Neither that nor a run without findings changes a rating.
	state text not null default 'running' constraint canary_runs_state check (state in ('running', 'ran', 'none')),
	attempts integer not null default 1,
	reason text constraint canary_runs_reason check (char_length(reason) <= 2000),
	findings jsonb not null default '[]' constraint canary_runs_findings
		check (jsonb_typeof(findings) = 'array' and pg_column_size(findings) <= 20000),
	started_at timestamptz not null default now(),
	finished_at timestamptz
);
