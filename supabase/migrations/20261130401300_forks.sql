create table public.bookmarklet_forks (
	-- A script is a fork of at most one other. The row stays when the original or the account is deleted.
	forked_bookmarklet_id uuid primary key references public.bookmarklets (id) on delete cascade,
	original_bookmarklet_id uuid references public.bookmarklets (id) on delete set null,
	user_id uuid references public.profiles (user_id) on delete set null,
	created_at timestamptz not null default now(),
	constraint bookmarklet_forks_two_scripts check (forked_bookmarklet_id <> original_bookmarklet_id)
);
create index bookmarklet_forks_by_original on public.bookmarklet_forks (original_bookmarklet_id);
create index bookmarklet_forks_by_time on public.bookmarklet_forks (created_at);

alter table public.bookmarklet_forks enable row level security;
revoke all on public.bookmarklet_forks from anon, authenticated;
grant select on public.bookmarklet_forks to anon, authenticated;
grant all on public.bookmarklet_forks to service_role;

create policy bookmarklet_forks_read on public.bookmarklet_forks for select to anon, authenticated
	using (exists (select from public.bookmarklets as script where script.id = bookmarklet_forks.forked_bookmarklet_id));
