create table public.collections (
	id uuid primary key default gen_random_uuid(),
	owner_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	title text not null
		constraint collections_title check (private.trimmed_length(title) >= 1 and char_length(title) <= 80 and private.is_plain_line(title)),
	description text constraint collections_description check (char_length(description) <= 500),
	is_public boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index collections_by_owner on public.collections (owner_id, created_at desc);

create table public.collection_items (
	collection_id uuid not null references public.collections (id) on delete cascade,
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	position integer not null default 0 constraint collection_items_position check (position between 0 and 9999),
	created_at timestamptz not null default now(),
	primary key (collection_id, bookmarklet_id)
);
create index collection_items_by_script on public.collection_items (bookmarklet_id);

alter table public.collections enable row level security;
alter table public.collection_items enable row level security;
revoke all on public.collections, public.collection_items from anon, authenticated;
grant select on public.collections, public.collection_items to anon, authenticated;
grant insert (owner_id, title, description, is_public), update (title, description, is_public), delete on public.collections to authenticated;
grant insert (collection_id, bookmarklet_id, position), update (position), delete on public.collection_items to authenticated;
grant all on public.collections, public.collection_items to service_role;

create policy collections_read on public.collections for select to anon, authenticated
	using (is_public or owner_id = (select auth.uid()));
create policy collections_add_own on public.collections for insert to authenticated with check (owner_id = (select auth.uid()));
create policy collections_edit_own on public.collections for update to authenticated
	using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy collections_delete_own on public.collections for delete to authenticated using (owner_id = (select auth.uid()));

create function private.owns_collection(wanted uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.collections where id = wanted and owner_id = auth.uid());
grant execute on function private.owns_collection(uuid) to anon, authenticated;

-- Other people see an item only if they see both its collection and its script.
create policy collection_items_read on public.collection_items for select to anon, authenticated
	using (
		private.owns_collection(collection_id)
		or (
			exists (select from public.collections as collection where collection.id = collection_items.collection_id)
			and exists (select from public.bookmarklets as script where script.id = collection_items.bookmarklet_id)
		)
	);
create policy collection_items_add_own on public.collection_items for insert to authenticated
	with check (
		private.owns_collection(collection_id)
		and exists (select from public.bookmarklets as script where script.id = collection_items.bookmarklet_id)
	);
create policy collection_items_edit_own on public.collection_items for update to authenticated
	using (private.owns_collection(collection_id)) with check (private.owns_collection(collection_id));
create policy collection_items_remove_own on public.collection_items for delete to authenticated
	using (private.owns_collection(collection_id));

create trigger touch_updated_at before update on public.collections for each row execute function private.touch_updated_at();
create trigger limit_inserts after insert on public.collections
	referencing new table as added for each statement execute function private.limit_inserts('collection');
create trigger limit_inserts after insert on public.collection_items
	referencing new table as added for each statement execute function private.limit_inserts('collection_item');
create trigger limit_updates after update on public.collections
	for each row when (current_user = 'authenticated') execute function private.limit_update('collection');
