-- What a list says about each script: where it runs and which servers it contacts, from the newest report of its latest version.
-- Stored with the script, because a report can have 256 kB and a page of a list has up to 100 scripts.

-- A host name or IPv4 address as a card shows it; null for anything else that a report may name, such as '(unknown)'.
create function private.shown_host(value text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when host ~ '^([[:alnum:]_-]+\.)+[[:alpha:]][[:alnum:]-]*$' or host ~ '^\d{1,3}(\.\d{1,3}){3}$' or host = 'localhost' then host end
	from (select regexp_replace(private.host_key(value), '^\*\.', '') as host) as key
);

-- Null without a rated report: then nothing is claimed. Otherwise an object:
--   offline        the analysis has shown that the script contacts no server
--   every_site     a userscript with a pattern that matches every site, or without patterns
--   sites          its hosts, the first three; `site_count` says how many there are. None if one of its patterns names no host, as a
--                  list of the others would be incomplete, and none for a bookmarklet, which runs where it is clicked
--   contacts       the servers that it contacts, the first three; `contact_count` says how many are known by name
--   own_site       it also contacts the site on which it runs
--   unknown_hosts  it also contacts servers that the analysis could not name
-- Writing the address of a link contacts nobody, so such entries do not count; `location.href` does.
create function private.reach_of(analysis jsonb, kind text) returns jsonb
language sql immutable set search_path = ''
return (
	with pattern as (
		select item.place, private.shown_host(part.host) as host,
			written in ('*', '<all_urls>') or written ~ '^(\*|https?|http\*)://\*(/|\.([a-z]{2,}|(co|com|org|net|gov|edu|ac)\.[a-z]{2})/)' as is_every
		from jsonb_path_query(analysis, '$.capabilities.runs_on[*].what') with ordinality as item (value, place),
			lateral (select item.value #>> '{}' as written) as text_of,
			lateral (select (regexp_match(lower(written), '^(?:\*|https?|http\*)://([^/]+)/'))[1] as host) as part
		where kind = 'userscript'
	),
	site as (
		select host, min(place) as place from pattern where host is not null group by host
	),
	contact as (
		select item.value ->> 'host' as written, private.shown_host(item.value ->> 'host') as host, min(item.place) as place
		from jsonb_path_query(analysis, '$.capabilities.hosts[*]') with ordinality as item (value, place)
		where analysis #>> '{capabilities,offline}' = 'false'
			and (item.value ->> 'via' !~ '\.href$' or item.value ->> 'via' in ('location.href', 'link.href'))
		group by 1
	),
	facts as (
		select
			kind = 'userscript' and (not exists (select from pattern) or exists (select from pattern where is_every)) as every_site,
			exists (select from pattern where host is null and not is_every) as is_incomplete
	)
	select case when analysis ->> 'risk_level' = 'unrated' or analysis -> 'capabilities' is null then null else jsonb_build_object(
		'offline', analysis #>> '{capabilities,offline}' = 'true',
		'every_site', facts.every_site,
		'sites', case when facts.every_site or facts.is_incomplete then '[]'
			else to_jsonb(array(select host from site order by place limit 3)) end,
		'site_count', case when facts.every_site or facts.is_incomplete then 0 else (select count(*) from site) end,
		'contacts', to_jsonb(array(select host from contact where host is not null group by host order by min(place) limit 3)),
		'contact_count', (select count(distinct host) from contact),
		'own_site', exists (select from contact where written = '(this site)'),
		'unknown_hosts', exists (select from contact where written = '(unknown)')
	) end
	from facts
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
