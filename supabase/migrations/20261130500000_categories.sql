-- The categories of scripts, in the order in which screens show them. A test compares them and their aliases with
-- packages/hub-data/src/categories/known-categories.ts.
create table private.categories (
	name text primary key check (name ~ '^[a-z]+$'),
	place smallint not null
);
insert into private.categories (name, place) values
	('productivity', 1), ('search', 2), ('development', 3), ('web', 4), ('download', 5), ('social', 6), ('media', 7),
	('accessibility', 8), ('shopping', 9), ('security', 10), ('education', 11), ('design', 12), ('data', 13),
	('automation', 14), ('customization', 15), ('utility', 16), ('other', 17);

-- Other names that clients send.
create table private.category_aliases (
	alias text primary key check (alias ~ '^[a-z]+$'),
	category text not null references private.categories (name)
);
create index category_aliases_by_category on private.category_aliases (category);
insert into private.category_aliases (alias, category) values ('utilities', 'utility'), ('developer', 'development');

alter table public.bookmarklets
	drop constraint if exists bookmarklets_category,
	add constraint bookmarklets_category foreign key (category) references private.categories (name);

-- The canonical category of a value that a client has sent: aliases first, then the categories; anything else becomes `utility`.
create or replace function private.category_of(value text) returns text
language plpgsql stable parallel safe set search_path = '' as $$
declare
	written constant text := lower(btrim(value));
begin
	return coalesce(
		(select known.category from private.category_aliases as known where known.alias = written),
		(select known.name from private.categories as known where known.name = written),
		'utility'
	);
end $$;
-- In existing databases these roles have the privilege, without need: the functions that call it run with their owner's privileges.
revoke execute on function private.category_of(text) from anon, authenticated, service_role;
drop function if exists private.is_category(text);

-- All categories with their numbers of visible scripts, also 0.
create or replace function public.category_counts() returns table (category text, count integer)
language sql stable security definer set search_path = ''
begin atomic
	select known.name, coalesce(counted.scripts, 0)
	from private.categories as known left join private.category_counts as counted on counted.category = known.name
	order by known.place, known.name;
end;
revoke all on function public.category_counts() from public, anon, authenticated;
grant execute on function public.category_counts() to anon, authenticated, service_role;
