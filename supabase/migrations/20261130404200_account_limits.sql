-- How much one account may store. These numbers are defined here only; a test compares docs/limits.md with them. An operator changes a
-- limit by updating its row. Accounts above a limit keep what they have but cannot add anything.
create table private.limits (
	name text primary key,
	amount bigint not null check (amount >= 0),
	unit text not null
);
insert into private.limits (name, amount, unit) values
	('scripts', 500, 'scripts'),
	('recordings', 1000, 'recordings'),
	('synced_scripts', 1000, 'synced scripts'),
	('storage', 256, 'MB of storage');

-- How much an account has stored, in the unit of the limit. Each row counts 1 kB in addition to its texts, which limits the number of
-- versions as well. Flows count with their compressed size. A deleted script does not count as a script, so that its owner can make another
-- one; its texts count as storage until it cannot be restored anymore.
create function private.amount_kept(person uuid, limited text) returns numeric
language sql stable set search_path = ''
return case limited
	when 'scripts' then (select count(*) from public.bookmarklets where owner_id = person and deleted_at is null)
	when 'recordings' then (select count(*) from public.action_recordings where user_id = person)
	when 'synced_scripts' then (select count(*) from public.scripts where author_id = person and deleted_at is null)
	when 'storage' then (
		coalesce((
			select sum(1024 + octet_length(version.code_blob_url) + coalesce(pg_column_size(version.flow), 0))
			from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
			where script.owner_id = person and (script.deleted_at is null or script.deleted_at > private.restorable_since())
		), 0)
		+ coalesce((
			select sum(1024 + octet_length(recording.recording_data)) from public.action_recordings as recording where recording.user_id = person
		), 0)
		+ coalesce((select sum(1024 + octet_length(synced.code)) from public.scripts as synced where synced.author_id = person), 0)
	) / 1048576.0
end;

-- Refuses writes that would exceed one of the limits named in the trigger's arguments. Writes of one account are serialized, so that two
-- concurrent ones cannot exceed a limit together. Rows that the server itself writes (without a signed-in person) are not limited.
create function private.limit_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
	account_limit private.limits;
begin
	if caller is null then
		return null;
	end if;
	perform pg_advisory_xact_lock(hashtextextended('limits of account:' || caller, 0));
	for account_limit in select * from private.limits where name = any (tg_argv) order by name loop
		if private.amount_kept(caller, account_limit.name) > account_limit.amount then
			raise sqlstate 'PT409' using
				message = format(
					'This would exceed the limit of %s %s for one account. Delete what you no longer need, then save again.',
					to_char(account_limit.amount, 'FM999,999,999'), account_limit.unit
				),
				detail = json_build_object('limit', account_limit.name, 'amount', account_limit.amount)::text,
				hint = case account_limit.name
					when 'storage' then 'Scripts with all their versions, recordings and synced scripts count.'
					else 'What is private or unpublished counts as well.'
				end;
		end if;
	end loop;
	return null;
end $$;
create trigger limit_account after insert on public.bookmarklets
	for each statement execute function private.limit_account('scripts');
create trigger limit_account after insert on public.versions
	for each statement execute function private.limit_account('storage');
create trigger limit_account after insert on public.action_recordings
	for each statement execute function private.limit_account('recordings', 'storage');
create trigger limit_account after insert on public.scripts
	for each statement execute function private.limit_account('synced_scripts', 'storage');

-- Only updates that need more space: an account above a limit can still rename, shrink and delete.
create trigger limit_growth after update on public.action_recordings
	for each row when (octet_length(new.recording_data) > octet_length(old.recording_data))
	execute function private.limit_account('storage');
create trigger limit_growth after update on public.scripts
	for each row when (octet_length(new.code) > octet_length(old.code) or (old.deleted_at is not null and new.deleted_at is null))
	execute function private.limit_account('synced_scripts', 'storage');
create trigger limit_growth after update on public.bookmarklets
	for each row when (old.deleted_at is not null and new.deleted_at is null)
	execute function private.limit_account('scripts');
