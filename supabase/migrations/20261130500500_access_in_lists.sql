-- Lists say both answers of a rating: what a script could do (access), and whether it looks like an attack (verdict). The verdict follows
-- from the level, except that Medium is also the level of a script that was only checked in part.

-- Null without a rated report: then nothing is claimed. Otherwise an object:
--   offline          the analysis has shown that the script contacts no server
--   every_site       a userscript with a pattern that matches every site, or without patterns
--   sites            its hosts, the first three; `site_count` says how many there are. None if one of its patterns names no host, as a
--                    list of the others would be incomplete, and none for a bookmarklet, which runs where it is clicked
--   contacts         the servers that it contacts, the first three; `contact_count` says how many are known by name
--   own_site         it also contacts the site on which it runs
--   unknown_hosts    it also contacts servers that the analysis could not name
--   code             code of others that runs with it: 'none', 'pinned' (it cannot change unnoticed), 'not-pinned'; null if unknown
--   reads            what it reads, the most private first; null if unknown
--   checked_in_part  it is Medium for no other reason than that it was not checked in full
-- Writing the address of a link contacts nobody, so such entries do not count; `location.href` does.
-- The same facts as `accessOf` and `verdictOf` of the analyzer.
create or replace function private.reach_of(analysis jsonb, kind text) returns jsonb
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
	-- By the kind of an origin of data; what comes from the script itself is left out.
	read as (
		select known.name, min(known.place) as place
		from jsonb_path_query(analysis, '$.capabilities.reads[*].what') as item (value)
		join (values
			(1, 'password', 'passwords'), (2, 'cookie', 'cookies'), (3, 'token', 'tokens'), (4, 'wallet', 'wallet'),
			(5, 'key', 'keystrokes'), (6, 'form', 'form-entries'), (7, 'clipboard', 'clipboard'), (8, 'file', 'files'),
			(9, 'media', 'camera-microphone'), (10, 'geolocation', 'location'), (11, 'storage', 'site-storage'),
			(12, 'message', 'messages'), (13, 'request', 'site-traffic'), (13, 'site-answer', 'site-traffic'), (14, 'device', 'device'),
			(15, 'selection', 'page'), (15, 'page', 'page'), (15, 'page-global', 'page'), (15, 'address', 'page')
		) as known (place, origin, name) on known.origin = item.value #>> '{}'
		group by known.name
	),
	finding as (
		select item.value ->> 'type' as type, item.value ->> 'severity' as severity
		from jsonb_path_query(analysis, '$.vulnerabilities[*]') as item (value)
	),
	facts as (
		select
			kind = 'userscript' and (not exists (select from pattern) or exists (select from pattern where is_every)) as every_site,
			exists (select from pattern where host is null and not is_every) as is_incomplete,
			analysis #> '{capabilities,loaded_code}' as loaded_code
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
		'unknown_hosts', exists (select from contact where written = '(unknown)'),
		'code', case
			when facts.loaded_code is null then null
			when facts.loaded_code = '[]' then 'none'
			when facts.loaded_code @> '[{"pinned": false}]' then 'not-pinned'
			else 'pinned' end,
		'reads', case when analysis #> '{capabilities,reads}' is not null then to_jsonb(array(select name from read order by place)) end,
		'checked_in_part', analysis ->> 'risk_level' = 'amber' and exists (select from finding where type = 'checked-in-part')
			and not exists (select from finding where severity = 'medium' and type <> 'checked-in-part')
	) end
	from facts
);

-- The trigger `keep_reach` computes the value.
update public.bookmarklets set reach = null where security_analysis is not null;
