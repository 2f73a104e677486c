-- Where the pages of addresses begin, again: the end of a page is found by counting along the index and its last change by
-- passing it once more. Before, each page was put together and sorted only to look at its last address.
create or replace function public.list_address_pages(p_kind text, p_size integer default 10000)
returns table (starts_after uuid, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
	size integer := least(greatest(coalesce(p_size, 10000), 1000), 50000);
	before uuid := '00000000-0000-0000-0000-000000000000';
	last uuid;
begin
	if p_kind is distinct from 'scripts' and p_kind is distinct from 'authors' then
		raise sqlstate '22023' using message = 'Unknown kind of address.', hint = 'Use scripts or authors.';
	end if;
	loop
		-- Ids are random, so the first page of a table begins after the smallest id there can be; the last one ends where it may.
		if p_kind = 'scripts' then
			last := coalesce((
				select script.id from public.bookmarklets as script where script.is_visible and script.id > before
				order by script.id limit 1 offset size - 1
			), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
			updated_at := (
				select max(script.updated_at) from public.bookmarklets as script
				where script.is_visible and script.id > before and script.id <= last
			);
		else
			last := coalesce((
				select distinct script.owner_id from public.bookmarklets as script where script.is_visible and script.owner_id > before
				order by script.owner_id limit 1 offset size - 1
			), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
			updated_at := (
				select max(script.updated_at) from public.bookmarklets as script
				where script.is_visible and script.owner_id > before and script.owner_id <= last
			);
		end if;
		exit when updated_at is null;
		return next;
		starts_after := last;
		before := last;
	end loop;
end $$;
