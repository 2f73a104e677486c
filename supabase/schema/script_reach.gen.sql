-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.keep_reach()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	new.reach := private.reach_of(new.security_analysis, new.kind);
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.reach_of(analysis jsonb, kind text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (WITH pattern AS (SELECT item.place, private.shown_host(part.host) AS host, ((text_of.written = ANY (ARRAY['*'::text, '<all_urls>'::text])) OR (text_of.written ~ '^(\*|https?|http\*)://\*(/|\.([a-z]{2,}|(co|com|org|net|gov|edu|ac)\.[a-z]{2})/)'::text)) AS is_every FROM jsonb_path_query(reach_of.analysis, '$."capabilities"."runs_on"[*]."what"'::jsonpath) WITH ORDINALITY item(value, place), LATERAL (SELECT (item.value #>> '{}'::text[]) AS written) text_of, LATERAL (SELECT (regexp_match(lower(text_of.written), '^(?:\*|https?|http\*)://([^/]+)/'::text))[1] AS host) part WHERE (reach_of.kind = 'userscript'::text)), site AS (SELECT pattern.host, min(pattern.place) AS place FROM pattern WHERE (pattern.host IS NOT NULL) GROUP BY pattern.host), contact AS (SELECT (item.value ->> 'host'::text) AS written, private.shown_host((item.value ->> 'host'::text)) AS host, min(item.place) AS place FROM jsonb_path_query(reach_of.analysis, '$."capabilities"."hosts"[*]'::jsonpath) WITH ORDINALITY item(value, place) WHERE (((reach_of.analysis #>> '{capabilities,offline}'::text[]) = 'false'::text) AND (((item.value ->> 'via'::text) !~ '\.href$'::text) OR ((item.value ->> 'via'::text) = ANY (ARRAY['location.href'::text, 'link.href'::text])))) GROUP BY (item.value ->> 'host'::text)), facts AS (SELECT ((reach_of.kind = 'userscript'::text) AND ((NOT (EXISTS (SELECT FROM pattern))) OR (EXISTS (SELECT FROM pattern WHERE pattern.is_every)))) AS every_site, (EXISTS (SELECT FROM pattern WHERE ((pattern.host IS NULL) AND (NOT pattern.is_every)))) AS is_incomplete) SELECT CASE WHEN (((reach_of.analysis ->> 'risk_level'::text) = 'unrated'::text) OR ((reach_of.analysis -> 'capabilities'::text) IS NULL)) THEN NULL::jsonb ELSE jsonb_build_object('offline', ((reach_of.analysis #>> '{capabilities,offline}'::text[]) = 'true'::text), 'every_site', facts.every_site, 'sites', CASE WHEN (facts.every_site OR facts.is_incomplete) THEN '[]'::jsonb ELSE to_jsonb(ARRAY(SELECT site.host FROM site ORDER BY site.place LIMIT 3)) END, 'site_count', CASE WHEN (facts.every_site OR facts.is_incomplete) THEN (0)::bigint ELSE (SELECT count(*) AS count FROM site) END, 'contacts', to_jsonb(ARRAY(SELECT contact.host FROM contact WHERE (contact.host IS NOT NULL) GROUP BY contact.host ORDER BY (min(contact.place)) LIMIT 3)), 'contact_count', (SELECT count(DISTINCT contact.host) AS count FROM contact), 'own_site', (EXISTS (SELECT FROM contact WHERE (contact.written = '(this site)'::text))), 'unknown_hosts', (EXISTS (SELECT FROM contact WHERE (contact.written = '(unknown)'::text)))) END AS jsonb_build_object FROM facts);

CREATE OR REPLACE FUNCTION private.shown_host(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT CASE WHEN ((key.host ~ '^([[:alnum:]_-]+\.)+[[:alpha:]][[:alnum:]-]*$'::text) OR (key.host ~ '^\d{1,3}(\.\d{1,3}){3}$'::text) OR (key.host = 'localhost'::text)) THEN key.host ELSE NULL::text END AS "case" FROM (SELECT regexp_replace(private.host_key(shown_host.value), '^\*\.'::text, ''::text) AS host) key);
