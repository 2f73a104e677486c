-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION public.list_address_pages(p_kind text, p_size integer DEFAULT 10000)
 RETURNS TABLE(starts_after uuid, updated_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
AS $function$
declare
	size integer := least(greatest(coalesce(p_size, 10000), 1000), 50000);
	before uuid := '00000000-0000-0000-0000-000000000000';
	last uuid;
begin
	if p_kind is distinct from 'scripts' and p_kind is distinct from 'authors' then
		raise sqlstate '22023' using message = 'Unknown kind of address.', hint = 'Use scripts or authors.';
	end if;
	loop
		-- The first page begins after the smallest possible id, the last page ends at the largest possible one.
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
end $function$;
grant execute on function public.list_address_pages(text,integer) to anon;
grant execute on function public.list_address_pages(text,integer) to authenticated;
grant execute on function public.list_address_pages(text,integer) to service_role;

CREATE OR REPLACE FUNCTION public.list_author_addresses(p_after uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 1000)
 RETURNS TABLE(id uuid, username text, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT author.user_id,
     (author.username)::text AS username,
     GREATEST(author.updated_at, published.updated_at) AS "greatest"
    FROM (( SELECT bookmarklets.owner_id,
             max(bookmarklets.updated_at) AS updated_at
            FROM public.bookmarklets
           WHERE (bookmarklets.is_visible AND (bookmarklets.owner_id > COALESCE(list_author_addresses.p_after, '00000000-0000-0000-0000-000000000000'::uuid)))
           GROUP BY bookmarklets.owner_id
           ORDER BY bookmarklets.owner_id
          LIMIT LEAST(GREATEST(COALESCE(list_author_addresses.p_limit, 1000), 1), 1000)) published
      JOIN public.profiles author ON ((author.user_id = published.owner_id)))
   ORDER BY author.user_id;
END;
grant execute on function public.list_author_addresses(uuid,integer) to anon;
grant execute on function public.list_author_addresses(uuid,integer) to authenticated;
grant execute on function public.list_author_addresses(uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.list_script_addresses(p_after uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 1000)
 RETURNS TABLE(id uuid, username text, slug text, updated_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	return query
		select script.id, author.username::text, script.slug, script.updated_at
		from public.bookmarklets as script left join public.profiles as author on author.user_id = script.owner_id
		where script.is_visible and script.id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
		order by script.id limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end $function$;
grant execute on function public.list_script_addresses(uuid,integer) to anon;
grant execute on function public.list_script_addresses(uuid,integer) to authenticated;
grant execute on function public.list_script_addresses(uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.resolve_address(p_username text, p_slug text DEFAULT NULL::text)
 RETURNS TABLE(username text, slug text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (profile.username)::text AS username,
     script.slug
    FROM (public.profiles profile
      LEFT JOIN public.bookmarklets script ON (((resolve_address.p_slug IS NOT NULL) AND (script.id = COALESCE(( SELECT live.id
            FROM public.bookmarklets live
           WHERE ((live.owner_id = profile.user_id) AND (live.slug = lower(resolve_address.p_slug)))), ( SELECT former.bookmarklet_id
            FROM private.former_slugs former
           WHERE ((former.owner_id = profile.user_id) AND (former.slug = lower(resolve_address.p_slug)))))))))
   WHERE ((profile.user_id = private.person_at(resolve_address.p_username)) AND ((resolve_address.p_slug IS NULL) OR script.is_visible OR ((script.owner_id = auth.uid()) AND (script.deleted_at IS NULL))) AND ((lower((profile.username)::text) <> lower(resolve_address.p_username)) OR (script.slug <> lower(resolve_address.p_slug))));
END;
grant execute on function public.resolve_address(text,text) to anon;
grant execute on function public.resolve_address(text,text) to authenticated;
grant execute on function public.resolve_address(text,text) to service_role;
