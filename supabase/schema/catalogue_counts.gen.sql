-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.category_counts (
	category text not null,
	scripts integer not null,
	constraint category_counts_pkey PRIMARY KEY (category)
);

create table private.script_counts (
	name text not null,
	scripts integer not null,
	constraint script_counts_pkey PRIMARY KEY (name)
);

create table private.site_counts (
	site text not null,
	scripts integer not null,
	constraint site_counts_pkey PRIMARY KEY (site)
);
CREATE INDEX site_counts_by_beginning ON private.site_counts USING btree (site text_pattern_ops) WHERE (scripts > 0);

create table private.tag_counts (
	tag text not null,
	scripts integer not null,
	constraint tag_counts_pkey PRIMARY KEY (tag)
);
CREATE INDEX tag_counts_by_beginning ON private.tag_counts USING btree (tag text_pattern_ops) WHERE (scripts > 0);
CREATE INDEX tag_counts_most_used ON private.tag_counts USING btree (scripts DESC, tag) WHERE (scripts > 0);

CREATE OR REPLACE FUNCTION private.count_categories(came text[], went text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.collect_count_changes('category'::text, came, went) AS collect_count_changes;
END;

CREATE OR REPLACE FUNCTION private.count_changed_script()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.count_categories(
		case when new.is_visible then array[new.category] end, case when old.is_visible then array[old.category] end
	);
	perform private.count_tags(case when new.is_visible then new.tag_names end, case when old.is_visible then old.tag_names end);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_kinds_of_scripts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.count_script_names(
		case when tg_op <> 'DELETE' then private.counted_names(new) end, case when tg_op <> 'INSERT' then private.counted_names(old) end
	);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_script_names(came text[], went text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.collect_count_changes('script'::text, came, went) AS collect_count_changes;
END;

CREATE OR REPLACE FUNCTION private.count_scripts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	categories text[] := array(select category from changed where is_visible);
	tags text[] := array(select tag from changed cross join unnest(tag_names) as tag where is_visible);
begin
	if tg_op = 'INSERT' then
		perform private.count_categories(categories, '{}'), private.count_tags(tags, '{}');
	else
		perform private.count_categories('{}', categories), private.count_tags('{}', tags);
	end if;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_sites(came text[], went text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.collect_count_changes('site'::text, came, went) AS collect_count_changes;
END;

CREATE OR REPLACE FUNCTION private.count_sites_of_script()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.count_sites(
		case when tg_op <> 'DELETE' and new.is_visible then private.named_sites(new.runs_on) end,
		case when tg_op <> 'INSERT' and old.is_visible then private.named_sites(old.runs_on) end
	);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_tags(came text[], went text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.collect_count_changes('tag'::text, came, went) AS collect_count_changes;
END;

CREATE OR REPLACE FUNCTION private.counted_names(script public.bookmarklets)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (script).is_visible THEN (ARRAY['all'::text, (script).risk_level] || CASE WHEN (script).featured THEN ARRAY['featured'::text] ELSE '{}'::text[] END) ELSE '{}'::text[] END;

CREATE OR REPLACE FUNCTION private.named_sites(runs_on text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT regexp_replace(place.place, '^\*\.'::text, ''::text) AS regexp_replace FROM unnest(named_sites.runs_on) place(place) WHERE ((place.place <> '*'::text) AND (char_length(place.place) <= 253)));

CREATE OR REPLACE FUNCTION private.recount_scripts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM private.category_counts;
 DELETE FROM private.tag_counts;
 DELETE FROM private.site_counts;
 INSERT INTO private.category_counts (category, scripts)  SELECT bookmarklets.category,
             count(*) AS count
            FROM public.bookmarklets
           WHERE bookmarklets.is_visible
           GROUP BY bookmarklets.category;
 INSERT INTO private.tag_counts (tag, scripts)  SELECT tag.tag,
             count(*) AS count
            FROM (public.bookmarklets
              CROSS JOIN LATERAL unnest(bookmarklets.tag_names) tag(tag))
           WHERE bookmarklets.is_visible
           GROUP BY tag.tag;
 INSERT INTO private.site_counts (site, scripts)  SELECT site.site,
             count(*) AS count
            FROM (public.bookmarklets
              CROSS JOIN LATERAL unnest(private.named_sites(bookmarklets.runs_on)) site(site))
           WHERE bookmarklets.is_visible
           GROUP BY site.site;
END;

CREATE OR REPLACE FUNCTION public.category_counts()
 RETURNS TABLE(category text, count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT known.name,
     COALESCE(counted.scripts, 0) AS "coalesce"
    FROM (private.categories known
      LEFT JOIN private.category_counts counted ON ((counted.category = known.name)))
   ORDER BY known.place, known.name;
END;
grant execute on function public.category_counts() to anon;
grant execute on function public.category_counts() to authenticated;
grant execute on function public.category_counts() to service_role;

CREATE OR REPLACE FUNCTION public.tag_counts(p_limit integer DEFAULT 100, p_offset integer DEFAULT 0)
 RETURNS TABLE(tag text, count integer, total_count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT counted.tag,
     counted.scripts,
     ( SELECT (count(*))::integer AS count
            FROM private.tag_counts every
           WHERE (every.scripts > 0)) AS count
    FROM private.tag_counts counted
   WHERE (counted.scripts > 0)
   ORDER BY counted.scripts DESC, counted.tag
  OFFSET LEAST(GREATEST(COALESCE(tag_counts.p_offset, 0), 0), 100000)
  LIMIT LEAST(GREATEST(COALESCE(tag_counts.p_limit, 100), 1), 100);
END;
grant execute on function public.tag_counts(integer,integer) to anon;
grant execute on function public.tag_counts(integer,integer) to authenticated;
grant execute on function public.tag_counts(integer,integer) to service_role;
