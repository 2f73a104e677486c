-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.count_changes (
	transaction xid8 default pg_current_xact_id() not null,
	counter text not null,
	name text not null,
	change bigint not null,
	seconds double precision default 0 not null,
	constraint count_changes_counter_check CHECK ((counter = ANY (ARRAY['category'::text, 'report'::text, 'script'::text, 'site'::text, 'tag'::text])))
);
CREATE INDEX count_changes_of_transaction ON private.count_changes USING btree (transaction);
CREATE CONSTRAINT TRIGGER apply_count_changes AFTER INSERT ON private.count_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.apply_count_changes();

CREATE OR REPLACE FUNCTION private.apply_count_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	collected private.count_changes[];
begin
	set constraints public.keep_search_words_added, public.keep_search_words_changed immediate;
	with taken as (delete from private.count_changes where transaction = pg_current_xact_id() returning *)
	select array_agg(taken) into collected from taken;
	if collected is null then
		return null;
	end if;
	insert into private.category_counts as known (category, scripts)
		select name, sum(change) from unnest(collected) where counter = 'category' group by name having sum(change) <> 0 order by name
		on conflict (category) do update set scripts = known.scripts + excluded.scripts;
	insert into private.script_counts as known (name, scripts)
		select name, sum(change) from unnest(collected) where counter = 'script' group by name having sum(change) <> 0 order by name
		on conflict (name) do update set scripts = known.scripts + excluded.scripts;
	insert into private.site_counts as known (site, scripts)
		select name, sum(change) from unnest(collected) where counter = 'site' group by name having sum(change) <> 0 order by name
		on conflict (site) do update set scripts = known.scripts + excluded.scripts;
	insert into private.tag_counts as known (tag, scripts)
		select name, sum(change) from unnest(collected) where counter = 'tag' group by name having sum(change) <> 0 order by name
		on conflict (tag) do update set scripts = known.scripts + excluded.scripts;
	insert into private.report_counts as known (status, reports, seconds)
		select name, sum(change), sum(seconds) from unnest(collected) where counter = 'report'
		group by name having sum(change) <> 0 or sum(seconds) <> 0 order by name
		on conflict (status) do update set reports = known.reports + excluded.reports, seconds = known.seconds + excluded.seconds;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.collect_count_changes(counter text, came text[], went text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.count_changes (counter, name, change)  SELECT collect_count_changes.counter AS counter,
             changed.name,
             sum(changed.change) AS sum
            FROM ( SELECT unnest(collect_count_changes.came) AS name,
                     1 AS change
                 UNION ALL
                  SELECT unnest(collect_count_changes.went) AS unnest,
                     '-1'::integer) changed
           GROUP BY changed.name
          HAVING (sum(changed.change) <> 0);
END;
