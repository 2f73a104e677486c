-- Written by `npm run build:schema` from the migrations: do not edit.

create type public.found_script as (
	id uuid,
	title text,
	short_description text,
	slug text,
	category text,
	kind text,
	risk_level text,
	security_score integer,
	install_count integer,
	star_count integer,
	average_rating double precision,
	review_count integer,
	featured boolean,
	created_at timestamp with time zone,
	updated_at timestamp with time zone,
	author jsonb,
	tags text[],
	forked_from jsonb,
	reach jsonb,
	total_count integer,
	exact_count integer
);

create type public.listed_script as (
	id uuid,
	title text,
	short_description text,
	slug text,
	category text,
	kind text,
	risk_level text,
	security_score integer,
	install_count integer,
	star_count integer,
	average_rating double precision,
	review_count integer,
	featured boolean,
	created_at timestamp with time zone,
	updated_at timestamp with time zone,
	author jsonb,
	tags text[],
	forked_from jsonb,
	reach jsonb,
	total_count integer
);

create view private.script_cards as
 SELECT script.id,
    script.title,
    script.short_description,
    script.slug,
    script.category,
    script.kind,
    script.risk_level,
    script.security_score,
    script.install_count,
    script.star_count,
    script.average_rating,
    script.review_count,
    script.featured,
    script.created_at,
    script.updated_at,
        CASE
            WHEN (author.user_id IS NOT NULL) THEN jsonb_build_object('user_id', author.user_id, 'username', (author.username)::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url)
            ELSE NULL::jsonb
        END AS author,
    script.tag_names AS tags,
        CASE
            WHEN (original.id IS NOT NULL) THEN jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug, 'author',
            CASE
                WHEN (writer.user_id IS NOT NULL) THEN jsonb_build_object('user_id', writer.user_id, 'username', (writer.username)::text, 'display_name', writer.display_name, 'avatar_url', writer.avatar_url)
                ELSE NULL::jsonb
            END)
            ELSE NULL::jsonb
        END AS forked_from,
    (script.reach ||
        CASE
            WHEN ((picture.hash IS NOT NULL) AND script.is_visible AND (script.risk_level = ANY (ARRAY['green'::text, 'amber'::text]))) THEN jsonb_build_object('picture', picture.hash)
            ELSE '{}'::jsonb
        END) AS reach
   FROM (((((public.bookmarklets script
     LEFT JOIN public.profiles author ON ((author.user_id = script.owner_id)))
     LEFT JOIN public.bookmarklet_forks fork ON ((fork.forked_bookmarklet_id = script.id)))
     LEFT JOIN public.bookmarklets original ON (((original.id = fork.original_bookmarklet_id) AND original.is_visible)))
     LEFT JOIN public.profiles writer ON ((writer.user_id = original.owner_id)))
     LEFT JOIN private.script_pictures picture ON (((picture.version_id = script.latest_version_id) AND (picture.state = 'made'::text))));

CREATE OR REPLACE FUNCTION private.card_author(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('user_id', profiles.user_id, 'username', (profiles.username)::text, 'display_name', profiles.display_name, 'avatar_url', profiles.avatar_url) AS jsonb_build_object FROM public.profiles WHERE (profiles.user_id = card_author.person));

CREATE OR REPLACE FUNCTION private.card_tags(script uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ARRAY(SELECT tag.name FROM (public.bookmarklet_tags link JOIN public.tags tag ON ((tag.id = link.tag_id))) WHERE (link.bookmarklet_id = card_tags.script) ORDER BY tag.name);

CREATE OR REPLACE FUNCTION private.page_size_of(wanted integer)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	return least(greatest(coalesce(wanted, 24), 1), 100);
end $function$;

CREATE OR REPLACE FUNCTION private.page_start_of(wanted integer)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	return least(greatest(coalesce(wanted, 0), 0), 100000);
end $function$;

CREATE OR REPLACE FUNCTION public.followed_feed(p_limit integer DEFAULT 24, p_offset integer DEFAULT 0)
 RETURNS SETOF public.listed_script
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
	return query
		with followed as materialized (
			select follow.followed_id as author from public.follows as follow where follow.follower_id = auth.uid()
		),
		page as (
			select newest.id
			-- Reads no more scripts of an author than the page can need, so that authors with many scripts do not cost more.
			from followed cross join lateral (
				select script.id, script.created_at from public.bookmarklets as script
				where script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red'
				order by script.created_at desc, script.id
				limit private.page_size_of(p_limit) + private.page_start_of(p_offset)
			) as newest
			order by newest.created_at desc, newest.id
			limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
		),
		total as (
			select count(*)::integer as number
			from (
				select from followed join public.bookmarklets as script
					on script.owner_id = followed.author and script.is_visible and script.risk_level <> 'red' limit 1001
			) as counted
		)
		select card.*, total.number
		from page join private.script_cards as card on card.id = page.id cross join total
		order by card.created_at desc, card.id;
end $function$;
grant execute on function public.followed_feed(integer,integer) to authenticated;
grant execute on function public.followed_feed(integer,integer) to service_role;

CREATE OR REPLACE FUNCTION public.get_script(p_id uuid DEFAULT NULL::uuid, p_username text DEFAULT NULL::text, p_slug text DEFAULT NULL::text)
 RETURNS TABLE(id uuid, title text, short_description text, slug text, category text, kind text, owner_id uuid, risk_level text, security_score integer, security_analysis jsonb, last_security_scan timestamp with time zone, install_count integer, star_count integer, average_rating double precision, review_count integer, featured boolean, is_published boolean, moderation_status text, created_at timestamp with time zone, updated_at timestamp with time zone, author jsonb, tags text[], forked_from jsonb, version_id uuid, semver text, code text, has_flow boolean, change_note text, published_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT script.id,
     script.title,
     script.short_description,
     script.slug,
     script.category,
     script.kind,
     script.owner_id,
     script.risk_level,
     script.security_score,
     script.security_analysis,
     script.last_security_scan,
     script.install_count,
     script.star_count,
     script.average_rating,
     script.review_count,
     script.featured,
     script.is_published,
     script.moderation_status,
     script.created_at,
     script.updated_at,
         CASE
             WHEN (author.user_id IS NULL) THEN NULL::jsonb
             ELSE jsonb_build_object('user_id', author.user_id, 'username', (author.username)::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url)
         END AS jsonb_build_object,
     ARRAY( SELECT tag.name
            FROM (public.bookmarklet_tags link
              JOIN public.tags tag ON ((tag.id = link.tag_id)))
           WHERE (link.bookmarklet_id = script.id)
           ORDER BY tag.name) AS "array",
     ( SELECT jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug, 'author',
                 CASE
                     WHEN (writer.user_id IS NULL) THEN NULL::jsonb
                     ELSE jsonb_build_object('user_id', writer.user_id, 'username', (writer.username)::text, 'display_name', writer.display_name, 'avatar_url', writer.avatar_url)
                 END) AS jsonb_build_object
            FROM ((public.bookmarklet_forks fork
              JOIN public.bookmarklets original ON ((original.id = fork.original_bookmarklet_id)))
              LEFT JOIN public.profiles writer ON ((writer.user_id = original.owner_id)))
           WHERE (fork.forked_bookmarklet_id = script.id)) AS jsonb_build_object,
     version.id,
     version.semver,
     version.code_blob_url,
     (version.flow IS NOT NULL),
     version.change_note,
     version.published_at
    FROM ((public.bookmarklets script
      LEFT JOIN public.profiles author ON ((author.user_id = script.owner_id)))
      LEFT JOIN public.versions version ON ((version.id = script.latest_version_id)))
   WHERE
         CASE
             WHEN (get_script.p_id IS NOT NULL) THEN (script.id = get_script.p_id)
             ELSE ((lower((author.username)::text) = lower(get_script.p_username)) AND (script.slug = get_script.p_slug))
         END;
END;
grant execute on function public.get_script(uuid,text,text) to anon;
grant execute on function public.get_script(uuid,text,text) to authenticated;
grant execute on function public.get_script(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.get_script_flow(p_id uuid)
 RETURNS TABLE(id uuid, title text, short_description text, category text, tags text[], owner_id uuid, is_published boolean, version_id uuid, flow jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT script.id,
     script.title,
     script.short_description,
     script.category,
     ARRAY( SELECT tag.name
            FROM (public.bookmarklet_tags link
              JOIN public.tags tag ON ((tag.id = link.tag_id)))
           WHERE (link.bookmarklet_id = script.id)
           ORDER BY tag.name) AS "array",
     script.owner_id,
     script.is_published,
     version.id,
     version.flow
    FROM (public.bookmarklets script
      LEFT JOIN public.versions version ON ((version.id = script.latest_version_id)))
   WHERE (script.id = get_script_flow.p_id);
END;
grant execute on function public.get_script_flow(uuid) to authenticated;
grant execute on function public.get_script_flow(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.list_favorites(p_user_id uuid, p_limit integer DEFAULT 24, p_offset integer DEFAULT 0)
 RETURNS SETOF public.listed_script
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
	is_own constant boolean := coalesce(p_user_id = auth.uid(), false);
begin
	return query
		with page as (
			select star.created_at as starred_at, script.id
			from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
			where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or is_own)
			order by star.created_at desc, star.bookmarklet_id
			limit private.page_size_of(p_limit) offset private.page_start_of(p_offset)
		),
		total as (
			select count(*)::integer as number
			from (
				select from public.bookmarklet_stars as star join public.bookmarklets as script on script.id = star.bookmarklet_id
				where star.user_id = p_user_id and script.is_visible and (script.risk_level <> 'red' or is_own) limit 1001
			) as counted
		)
		select card.*, total.number
		from page join private.script_cards as card on card.id = page.id cross join total
		order by page.starred_at desc, card.id;
end $function$;
grant execute on function public.list_favorites(uuid,integer,integer) to anon;
grant execute on function public.list_favorites(uuid,integer,integer) to authenticated;
grant execute on function public.list_favorites(uuid,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION public.profile_counts(p_user_id uuid)
 RETURNS TABLE(bookmarklets integer, favorites integer, followers integer, following integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT ( SELECT (count(*))::integer AS count
            FROM public.bookmarklets
           WHERE ((bookmarklets.owner_id = profile_counts.p_user_id) AND bookmarklets.is_visible AND (bookmarklets.risk_level <> 'red'::text))) AS count,
     ( SELECT (count(*))::integer AS count
            FROM (public.bookmarklet_stars star
              JOIN public.bookmarklets script ON ((script.id = star.bookmarklet_id)))
           WHERE ((star.user_id = profile_counts.p_user_id) AND script.is_visible AND ((script.risk_level <> 'red'::text) OR (profile_counts.p_user_id = auth.uid())))) AS count,
     ( SELECT (count(*))::integer AS count
            FROM public.follows
           WHERE (follows.followed_id = profile_counts.p_user_id)) AS count,
     ( SELECT (count(*))::integer AS count
            FROM public.follows
           WHERE (follows.follower_id = profile_counts.p_user_id)) AS count;
END;
grant execute on function public.profile_counts(uuid) to anon;
grant execute on function public.profile_counts(uuid) to authenticated;
grant execute on function public.profile_counts(uuid) to service_role;
