create table public.follows (
	follower_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	followed_id uuid not null references public.profiles (user_id) on delete cascade,
	created_at timestamptz not null default now(),
	primary key (follower_id, followed_id),
	constraint follows_someone_else check (follower_id <> followed_id)
);
create index follows_by_followed on public.follows (followed_id);

alter table public.follows enable row level security;
revoke all on public.follows from anon, authenticated;
grant select, insert (follower_id, followed_id), delete on public.follows to authenticated;
grant all on public.follows to service_role;

create policy follows_read_own on public.follows for select to authenticated using (follower_id = (select auth.uid()));
create policy follows_add_own on public.follows for insert to authenticated with check (follower_id = (select auth.uid()));
create policy follows_remove_own on public.follows for delete to authenticated using (follower_id = (select auth.uid()));

create trigger limit_inserts after insert on public.follows
	referencing new table as added for each statement execute function private.limit_inserts('follow');
