create table public.bookmarklet_stars (
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	created_at timestamptz not null default now(),
	primary key (user_id, bookmarklet_id)
);
create index bookmarklet_stars_by_script on public.bookmarklet_stars (bookmarklet_id);
create index bookmarklet_stars_newest_of_person on public.bookmarklet_stars (user_id, created_at desc, bookmarklet_id);
create index bookmarklet_stars_by_time on public.bookmarklet_stars (created_at);

alter table public.bookmarklet_stars enable row level security;
revoke all on public.bookmarklet_stars from anon, authenticated;
grant select on public.bookmarklet_stars to anon, authenticated;
grant insert (user_id, bookmarklet_id), delete on public.bookmarklet_stars to authenticated;
grant all on public.bookmarklet_stars to service_role;

create policy bookmarklet_stars_read on public.bookmarklet_stars for select to anon, authenticated
	using (
		-- One's own star stays visible when its script is no longer public, so that it can be removed.
		user_id = (select auth.uid())
		or exists (select from public.bookmarklets as script where script.id = bookmarklet_stars.bookmarklet_id)
	);
create policy bookmarklet_stars_add_own on public.bookmarklet_stars for insert to authenticated
	with check (
		user_id = (select auth.uid())
		and exists (select from public.bookmarklets as script where script.id = bookmarklet_stars.bookmarklet_id)
	);
create policy bookmarklet_stars_remove_own on public.bookmarklet_stars for delete to authenticated
	using (user_id = (select auth.uid()));

create function private.count_stars() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if tg_op = 'INSERT' then
		update public.bookmarklets set star_count = star_count + 1 where id = new.bookmarklet_id;
	else
		update public.bookmarklets set star_count = star_count - 1 where id = old.bookmarklet_id;
	end if;
	return null;
end $$;
create trigger count_stars after insert or delete on public.bookmarklet_stars
	for each row execute function private.count_stars();
create trigger limit_inserts after insert on public.bookmarklet_stars
	referencing new table as added for each statement execute function private.limit_inserts('star');

-- The stars under the name that the analytics use, for administrators only.
create view public.bookmarklet_favorites with (security_invoker = true) as
	select user_id, bookmarklet_id, created_at from public.bookmarklet_stars where (select public.is_admin());
revoke all on public.bookmarklet_favorites from anon, authenticated;
grant select on public.bookmarklet_favorites to authenticated, service_role;
