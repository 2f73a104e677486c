-- Publishing, unpublishing, deleting and restoring shared the bucket `publish_script`. It had to permit to undo a change of all scripts
-- of an account, so it was no limit to publishing. Only what makes a version public for the first time, and with that brings a script
-- into lists and feeds, takes a token of `publish_script` now; every change takes one of `change_own_scripts`.
insert into private.rate_limits (action, capacity, refill_per_second) values ('change_own_scripts', 1000, 1000 / 3600.0);
update private.rate_limits set capacity = 100, refill_per_second = 60 / 3600.0 where action = 'publish_script';

-- The ids without repetitions and sorted, so that two concurrent calls cannot deadlock. Takes one token for each from the bucket
-- `change_own_scripts`, whose capacity also permits to undo what was done with all scripts of an account.
create or replace function private.take_scripts(wanted uuid[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
	ids uuid[] := array(select distinct id from unnest(wanted) as id where id is not null order by id);
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	if cardinality(ids) = 0 then
		raise sqlstate '22023' using message = 'Choose at least one script.';
	end if;
	perform private.take_token('change_own_scripts', cardinality(ids));
	return ids;
end $$;

-- Publishes or unpublishes scripts of the caller: all of them, or with an error none. Returns their state; 'pending' is the moderation
-- status of one that is held back (hold_removed_code()). Scripts whose latest version has never been public take a token each from the
-- bucket `publish_script`; publishing one again that was unpublished does not.
create or replace function public.publish_scripts(p_ids uuid[], p_published boolean)
returns table (id uuid, is_published boolean, moderation_status text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
	ids uuid[] := private.take_scripts(p_ids);
	new_ones uuid[];
	wanted uuid;
	script public.bookmarklets;
begin
	if p_published then
		new_ones := array(
			select script.id from public.bookmarklets as script join public.versions as version on version.id = script.latest_version_id
			where script.id = any (ids) and script.owner_id = auth.uid() and not version.is_public
		);
		if cardinality(new_ones) > 0 then
			perform private.take_token('publish_script', cardinality(new_ones));
		end if;
	end if;
	foreach wanted in array ids loop
		script := private.lock_own_script(wanted);
		if p_published and script.moderation_status = 'removed' then
			raise sqlstate 'PT409' using message = case when cardinality(ids) = 1
				then 'This script was removed by a moderator and cannot be published.'
				else format('Nothing was published: “%s” was removed by a moderator.', script.title) end;
		end if;
		return query
			update public.bookmarklets as target set is_published = p_published where target.id = wanted
			returning target.id, target.is_published, target.moderation_status;
	end loop;
end $$;
