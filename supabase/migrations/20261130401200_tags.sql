create table public.tags (
	id bigint generated always as identity primary key,
	name text not null unique constraint tags_name check (
		name = lower(name) and name !~ ',' and private.trimmed_length(name) = char_length(name)
		and char_length(name) between 1 and 30 and private.is_plain_line(name)
	)
);

create table public.bookmarklet_tags (
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	tag_id bigint not null references public.tags (id) on delete cascade,
	primary key (bookmarklet_id, tag_id)
);
create index bookmarklet_tags_by_tag on public.bookmarklet_tags (tag_id);

alter table public.tags enable row level security;
alter table public.bookmarklet_tags enable row level security;
revoke all on public.tags, public.bookmarklet_tags from anon, authenticated;
grant select on public.tags, public.bookmarklet_tags to anon, authenticated;
grant all on public.tags, public.bookmarklet_tags to service_role;

create policy bookmarklet_tags_read on public.bookmarklet_tags for select to anon, authenticated
	using (exists (select from public.bookmarklets as script where script.id = bookmarklet_tags.bookmarklet_id));

-- A tag is visible to everybody who sees a script with it: names of drafts' tags stay private. The subquery is subject to the caller's
-- policies of `bookmarklet_tags`.
create policy tags_read on public.tags for select to anon, authenticated
	using (exists (select from public.bookmarklet_tags as link where link.tag_id = tags.id));

-- Replaces the tags of a script. Names are trimmed and converted to lower case; empty and repeated ones are dropped.
create function private.set_tags(script uuid, wanted text[]) returns void
language plpgsql set search_path = '' as $$
declare
	names text[] := array(
		select distinct lower(regexp_replace(item, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$', '', 'g'))
		from unnest(coalesce(wanted, '{}')) as item
	);
begin
	names := array_remove(array_remove(names, ''), null);
	if cardinality(names) > 20 then
		raise sqlstate '22023' using message = 'At most 20 tags are allowed.';
	end if;
	-- Sorted, so that two concurrent saves cannot deadlock.
	insert into public.tags (name) select name from unnest(names) as name order by name on conflict do nothing;
	delete from public.bookmarklet_tags as link using public.tags as tag
		where link.bookmarklet_id = script and tag.id = link.tag_id and tag.name <> all (names);
	insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
		select script, tag.id from public.tags as tag where tag.name = any (names) on conflict do nothing;
end $$;
