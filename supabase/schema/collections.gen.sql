-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.collection_items (
	collection_id uuid not null,
	bookmarklet_id uuid not null,
	"position" integer default 0 not null,
	created_at timestamp with time zone default now() not null,
	constraint collection_items_pkey PRIMARY KEY (collection_id, bookmarklet_id),
	constraint collection_items_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint collection_items_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id) ON DELETE CASCADE,
	constraint collection_items_position CHECK ((("position" >= 0) AND ("position" <= 9999)))
);
alter table public.collection_items enable row level security;
grant select on public.collection_items to anon;
grant delete, select on public.collection_items to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.collection_items to service_role;
grant insert (collection_id, bookmarklet_id, "position") on public.collection_items to authenticated;
grant update ("position") on public.collection_items to authenticated;
CREATE INDEX collection_items_by_script ON public.collection_items USING btree (bookmarklet_id);
create policy collection_items_add_own on public.collection_items for insert to authenticated
	with check ((private.owns_collection(collection_id) AND (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = collection_items.bookmarklet_id)))));
create policy collection_items_edit_own on public.collection_items for update to authenticated
	using (private.owns_collection(collection_id))
	with check (private.owns_collection(collection_id));
create policy collection_items_read on public.collection_items for select to anon, authenticated
	using ((private.owns_collection(collection_id) OR ((EXISTS ( SELECT
   FROM public.collections collection
  WHERE (collection.id = collection_items.collection_id))) AND (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = collection_items.bookmarklet_id))))));
create policy collection_items_remove_own on public.collection_items for delete to authenticated
	using (private.owns_collection(collection_id));
CREATE TRIGGER limit_inserts AFTER INSERT ON public.collection_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('collection_item');

create table public.collections (
	id uuid default gen_random_uuid() not null,
	owner_id uuid default auth.uid() not null,
	title text not null,
	description text,
	is_public boolean default false not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	constraint collections_pkey PRIMARY KEY (id),
	constraint collections_description CHECK ((char_length(description) <= 500)),
	constraint collections_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE,
	constraint collections_title CHECK (((private.trimmed_length(title) >= 1) AND (char_length(title) <= 80) AND private.is_plain_line(title)))
);
alter table public.collections enable row level security;
grant select on public.collections to anon;
grant delete, select on public.collections to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.collections to service_role;
grant insert (owner_id, title, description, is_public) on public.collections to authenticated;
grant update (title, description, is_public) on public.collections to authenticated;
CREATE INDEX collections_by_owner ON public.collections USING btree (owner_id, created_at DESC);
create policy collections_add_own on public.collections for insert to authenticated
	with check ((owner_id = ( SELECT auth.uid() AS uid)));
create policy collections_delete_own on public.collections for delete to authenticated
	using ((owner_id = ( SELECT auth.uid() AS uid)));
create policy collections_edit_own on public.collections for update to authenticated
	using ((owner_id = ( SELECT auth.uid() AS uid)))
	with check ((owner_id = ( SELECT auth.uid() AS uid)));
create policy collections_read on public.collections for select to anon, authenticated
	using ((is_public OR (owner_id = ( SELECT auth.uid() AS uid))));
CREATE TRIGGER limit_inserts AFTER INSERT ON public.collections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('collection');
CREATE TRIGGER limit_updates AFTER UPDATE ON public.collections FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('collection');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.collections FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE OR REPLACE FUNCTION private.owns_collection(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.collections WHERE ((collections.id = owns_collection.wanted) AND (collections.owner_id = auth.uid()))));
grant execute on function private.owns_collection(uuid) to anon;
grant execute on function private.owns_collection(uuid) to authenticated;
