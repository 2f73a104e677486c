-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.category_of(value text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	written constant text := lower(btrim(value));
begin
	return coalesce(
		(select known.category from private.category_aliases as known where known.alias = written),
		(select known.name from private.categories as known where known.name = written),
		'utility'
	);
end $function$;

CREATE OR REPLACE FUNCTION private.fits_json(value jsonb, kind text, max_bytes integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((jsonb_typeof(value) = kind) AND (octet_length((value)::text) <= max_bytes));
grant execute on function private.fits_json(jsonb,text,integer) to anon;
grant execute on function private.fits_json(jsonb,text,integer) to authenticated;
grant execute on function private.fits_json(jsonb,text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.fits_text_array(value text[], max_items integer, max_length integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((COALESCE(array_ndims(value), 1) = 1) AND (cardinality(value) <= max_items) AND (array_position(value, NULL::text) IS NULL) AND (NOT (EXISTS (SELECT FROM unnest(fits_text_array.value) item(item) WHERE (char_length(item.item) > fits_text_array.max_length)))));
grant execute on function private.fits_text_array(text[],integer,integer) to anon;
grant execute on function private.fits_text_array(text[],integer,integer) to authenticated;
grant execute on function private.fits_text_array(text[],integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.is_plain_line(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'::text);
grant execute on function private.is_plain_line(text) to anon;
grant execute on function private.is_plain_line(text) to authenticated;
grant execute on function private.is_plain_line(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_risk_level(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (value = ANY (ARRAY['green'::text, 'amber'::text, 'red'::text, 'unrated'::text]));
grant execute on function private.is_risk_level(text) to anon;
grant execute on function private.is_risk_level(text) to authenticated;
grant execute on function private.is_risk_level(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_web_url(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((char_length(value) <= 2048) AND (value ~* '^https?://[^\s/?#@\\<>"]+([/?#][^\s<>"]*)?$'::text));
grant execute on function private.is_web_url(text) to anon;
grant execute on function private.is_web_url(text) to authenticated;
grant execute on function private.is_web_url(text) to service_role;

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
	new.updated_at := now();
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.trimmed_length(value text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN char_length(regexp_replace(value, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$'::text, ''::text, 'g'::text));
grant execute on function private.trimmed_length(text) to anon;
grant execute on function private.trimmed_length(text) to authenticated;
grant execute on function private.trimmed_length(text) to service_role;
