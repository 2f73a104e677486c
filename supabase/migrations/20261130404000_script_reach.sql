-- What a list says about each script: where it runs and which servers it contacts, from the newest report of its latest version.
-- Stored with the script, because a report can have 256 kB and a page of a list has up to 100 scripts.

-- A host name or IPv4 address as a card shows it; null for anything else that a report may name, such as '(unknown)'.
create function private.shown_host(value text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when host ~ '^([[:alnum:]_-]+\.)+[[:alpha:]][[:alnum:]-]*$' or host ~ '^\d{1,3}(\.\d{1,3}){3}$' or host = 'localhost' then host end
	from (select regexp_replace(private.host_key(value), '^\*\.', '') as host) as key
);

-- Computes `reach` from the analysis report, and so overrides any value that a statement writes into the column.
create function private.keep_reach() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.reach := private.reach_of(new.security_analysis, new.kind);
	return new;
end $$;
create trigger keep_reach before insert or update of reach, security_analysis, kind
	on public.bookmarklets for each row execute function private.keep_reach();
