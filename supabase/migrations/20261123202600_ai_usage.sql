create table public.ai_usage (
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	function text not null constraint ai_usage_function check (char_length(function) between 1 and 100),
	day date not null default (now() at time zone 'utc')::date,
	tokens bigint not null default 0 constraint ai_usage_tokens check (tokens >= 0),
	primary key (user_id, function, day)
);

alter table public.ai_usage enable row level security;
revoke all on public.ai_usage from anon, authenticated;
grant select on public.ai_usage to authenticated;
grant all on public.ai_usage to service_role;

create policy ai_usage_read on public.ai_usage for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));
