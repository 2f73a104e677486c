-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.follows (
	follower_id uuid default auth.uid() not null,
	followed_id uuid not null,
	created_at timestamp with time zone default now() not null,
	constraint follows_pkey PRIMARY KEY (follower_id, followed_id),
	constraint follows_followed_id_fkey FOREIGN KEY (followed_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint follows_someone_else CHECK ((follower_id <> followed_id))
);
alter table public.follows enable row level security;
grant delete, select on public.follows to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.follows to service_role;
grant insert (follower_id, followed_id) on public.follows to authenticated;
CREATE INDEX follows_by_followed ON public.follows USING btree (followed_id);
create policy follows_add_own on public.follows for insert to authenticated
	with check ((follower_id = ( SELECT auth.uid() AS uid)));
create policy follows_read_own on public.follows for select to authenticated
	using ((follower_id = ( SELECT auth.uid() AS uid)));
create policy follows_remove_own on public.follows for delete to authenticated
	using ((follower_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER limit_inserts AFTER INSERT ON public.follows REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('follow');
