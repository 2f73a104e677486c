-- Two concurrent transactions that change the same counts in another order would end in a deadlock. Changes of counts are therefore only
-- collected, and applied once, when the transaction commits, after everything else that it locks and in the same order in every
-- transaction. The counts that all scripts share are thus locked for the moment of the commit only.
create table private.count_changes (
	transaction xid8 not null default pg_current_xact_id(),
	counter text not null check (counter in ('category', 'report', 'script', 'site', 'tag')),
	name text not null,
	change bigint not null,
	-- Of the counter `report` only.
	seconds double precision not null default 0
);
create index count_changes_of_transaction on private.count_changes (transaction);

-- Adds one for each name in `came` and subtracts one for each name in `went`.
create function private.collect_count_changes(counter text, came text[], went text[]) returns void
language sql set search_path = ''
begin atomic
	insert into private.count_changes (counter, name, change)
	select collect_count_changes.counter, name, sum(change)
	from (select unnest(came) as name, 1 as change union all select unnest(went), -1) as changed
	group by name having sum(change) <> 0;
end;

-- Applies all changes that the transaction has collected. Words of the search come first: to wait for the same new word of another
-- transaction while it waits for a count would be a deadlock.
create function private.apply_count_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- The first event of a transaction applies all changes; the others find none.
create constraint trigger apply_count_changes after insert on private.count_changes
	deferrable initially deferred for each row execute function private.apply_count_changes();
