-- An author may have hundreds of scripts, and the search contains the author's name in each. Indexing a script anew takes up to 25 ms,
-- so a new name is written to the first scripts at once and to the others by a schedule, in batches. Updating all scripts in the
-- statement that changes the profile exceeded the caller's time limit of 8 s.
create table private.author_name_queue (
	owner_id uuid primary key references public.profiles (user_id) on delete cascade,
	requested_at timestamptz not null default clock_timestamp()
);
create index author_name_queue_oldest on private.author_name_queue (requested_at);

-- Writes the author's present name to at most `batch` scripts that have a former one, the most installed first. Takes the author off
-- the queue when none is left. The caller has locked the author's row of the queue.
create function private.index_author_name(person uuid, batch integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
	name text := private.author_name_of(person);
	written integer;
begin
	update public.bookmarklets set author_name = name where id in (
		select script.id from public.bookmarklets as script
		where script.owner_id = person and script.author_name is distinct from name
		order by script.is_visible desc, script.rank_installs desc, script.id
		limit batch for no key update
	);
	get diagnostics written = row_count;
	if written < batch then
		delete from private.author_name_queue where owner_id = person;
	end if;
end $$;

create or replace function private.keep_author_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- First, because the schedule locks in this order, too.
	insert into private.author_name_queue (owner_id) values (new.user_id)
	on conflict (owner_id) do update set requested_at = excluded.requested_at;
	perform private.index_author_name(new.user_id, 20);
	return null;
end $$;

-- Called by a schedule: updates up to 50 scripts of the author who has waited longest. Returns false if no author waits. Each call is
-- a transaction of its own, so that no script stays locked for long.
create function private.index_author_names() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	person uuid;
begin
	select waiting.owner_id into person from private.author_name_queue as waiting
	order by waiting.requested_at limit 1 for update skip locked;
	if person is null then
		return false;
	end if;
	perform private.index_author_name(person, 50);
	-- Others take their turn between two batches.
	update private.author_name_queue set requested_at = clock_timestamp() where owner_id = person;
	return true;
end $$;

revoke all on function private.index_author_name(uuid, integer), private.index_author_names() from public, anon, authenticated;

-- An account is deleted at once, with its scripts detached in the same statement. PostgREST applies a function's time limit to the
-- request that calls it.
alter function public.delete_account(text) set statement_timeout = '60s';

-- Hosted projects with pg_cron; the local backend has a timer of its own.
do $$ begin
	if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
		perform cron.schedule('names of authors', '10 seconds', 'select private.index_author_names()');
	end if;
end $$;
