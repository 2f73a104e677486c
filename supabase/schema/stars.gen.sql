-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.bookmarklet_stars (
	user_id uuid default auth.uid() not null,
	bookmarklet_id uuid not null,
	created_at timestamp with time zone default now() not null,
	constraint bookmarklet_stars_pkey PRIMARY KEY (user_id, bookmarklet_id),
	constraint bookmarklet_stars_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint bookmarklet_stars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.bookmarklet_stars enable row level security;
grant select on public.bookmarklet_stars to anon;
grant delete, select on public.bookmarklet_stars to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_stars to service_role;
grant insert (user_id, bookmarklet_id) on public.bookmarklet_stars to authenticated;
CREATE INDEX bookmarklet_stars_by_script ON public.bookmarklet_stars USING btree (bookmarklet_id);
CREATE INDEX bookmarklet_stars_by_time ON public.bookmarklet_stars USING btree (created_at);
CREATE INDEX bookmarklet_stars_newest_of_person ON public.bookmarklet_stars USING btree (user_id, created_at DESC, bookmarklet_id);
create policy bookmarklet_stars_add_own on public.bookmarklet_stars for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_stars.bookmarklet_id)))));
create policy bookmarklet_stars_read on public.bookmarklet_stars for select to anon, authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_stars.bookmarklet_id)))));
create policy bookmarklet_stars_remove_own on public.bookmarklet_stars for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER count_stars AFTER INSERT OR DELETE ON public.bookmarklet_stars FOR EACH ROW EXECUTE FUNCTION private.count_stars();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.bookmarklet_stars REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('star');

create view public.bookmarklet_favorites with (security_invoker=true) as
 SELECT user_id,
    bookmarklet_id,
    created_at
   FROM public.bookmarklet_stars
  WHERE ( SELECT public.is_admin() AS is_admin);
grant select on public.bookmarklet_favorites to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_favorites to service_role;

CREATE OR REPLACE FUNCTION private.count_stars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if tg_op = 'INSERT' then
		update public.bookmarklets set star_count = star_count + 1 where id = new.bookmarklet_id;
	else
		update public.bookmarklets set star_count = star_count - 1 where id = old.bookmarklet_id;
	end if;
	return null;
end $function$;
