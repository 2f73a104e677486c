-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.bookmarklet_forks (
	forked_bookmarklet_id uuid not null,
	original_bookmarklet_id uuid,
	user_id uuid,
	created_at timestamp with time zone default now() not null,
	constraint bookmarklet_forks_pkey PRIMARY KEY (forked_bookmarklet_id),
	constraint bookmarklet_forks_forked_bookmarklet_id_fkey FOREIGN KEY (forked_bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint bookmarklet_forks_original_bookmarklet_id_fkey FOREIGN KEY (original_bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE SET NULL,
	constraint bookmarklet_forks_two_scripts CHECK ((forked_bookmarklet_id <> original_bookmarklet_id)),
	constraint bookmarklet_forks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL
);
alter table public.bookmarklet_forks enable row level security;
grant select on public.bookmarklet_forks to anon;
grant select on public.bookmarklet_forks to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_forks to service_role;
CREATE INDEX bookmarklet_forks_by_original ON public.bookmarklet_forks USING btree (original_bookmarklet_id);
CREATE INDEX bookmarklet_forks_by_time ON public.bookmarklet_forks USING btree (created_at);
CREATE INDEX bookmarklet_forks_by_user ON public.bookmarklet_forks USING btree (user_id) WHERE (user_id IS NOT NULL);
create policy bookmarklet_forks_read on public.bookmarklet_forks for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_forks.forked_bookmarklet_id))));
