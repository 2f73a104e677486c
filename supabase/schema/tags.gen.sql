-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.bookmarklet_tags (
	bookmarklet_id uuid not null,
	tag_id bigint not null,
	constraint bookmarklet_tags_pkey PRIMARY KEY (bookmarklet_id, tag_id),
	constraint bookmarklet_tags_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint bookmarklet_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tags(id) ON DELETE CASCADE
);
alter table public.bookmarklet_tags enable row level security;
grant select on public.bookmarklet_tags to anon;
grant select on public.bookmarklet_tags to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_tags to service_role;
CREATE INDEX bookmarklet_tags_by_tag ON public.bookmarklet_tags USING btree (tag_id);
create policy bookmarklet_tags_read on public.bookmarklet_tags for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_tags.bookmarklet_id))));
CREATE TRIGGER keep_tag_names_added AFTER INSERT ON public.bookmarklet_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_tag_names();
CREATE TRIGGER keep_tag_names_removed AFTER DELETE ON public.bookmarklet_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_tag_names();

create table public.tags (
	id bigint generated always as identity not null,
	name text not null,
	constraint tags_pkey PRIMARY KEY (id),
	constraint tags_name CHECK (((name = lower(name)) AND (name !~ ','::text) AND (private.trimmed_length(name) = char_length(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 30)) AND private.is_plain_line(name))),
	constraint tags_name_key UNIQUE (name)
);
alter table public.tags enable row level security;
grant select on public.tags to anon;
grant select on public.tags to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.tags to service_role;
create policy tags_read on public.tags for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.bookmarklet_tags link
  WHERE (link.tag_id = tags.id))));

CREATE OR REPLACE FUNCTION private.set_tags(script uuid, wanted text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
