-- Rules that several CHECK constraints share. Constraints run with the privileges of the writing role, so EXECUTE is granted.

-- Length in characters without surrounding white space, as JavaScript's trim() in the forms removes it.
create function private.trimmed_length(value text) returns integer
language sql immutable parallel safe set search_path = ''
return char_length(regexp_replace(value, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$', '', 'g'));

-- A single line of text without control characters and without direction overrides, which can make one name look like another.
create function private.is_plain_line(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]';

-- An http or https address of at most 2,048 characters. No `javascript:`, which would run when clicked; no user part, which hides the
-- real host. Null for null, which a CHECK constraint accepts.
create function private.is_web_url(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return char_length(value) <= 2048 and value ~* '^https?://[^\s/?#@\\<>"]+([/?#][^\s<>"]*)?$';

-- At most `max_items` elements of at most `max_length` characters each, without nulls, in one dimension.
create function private.fits_text_array(value text[], max_items integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(array_ndims(value), 1) = 1
	and cardinality(value) <= max_items
	and array_position(value, null) is null
	and not exists (select from unnest(value) as item where char_length(item) > max_length);

-- A JSON value of this type (`object`, `array`, …) with at most `max_bytes` bytes of text.
create function private.fits_json(value jsonb, kind text, max_bytes integer) returns boolean
language sql immutable parallel safe set search_path = ''
return jsonb_typeof(value) = kind and octet_length(value::text) <= max_bytes;

create function private.is_risk_level(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value in ('green', 'amber', 'red', 'unrated');
grant execute on function
	private.trimmed_length(text), private.is_plain_line(text), private.is_web_url(text),
	private.fits_text_array(text[], integer, integer), private.fits_json(jsonb, text, integer),
	private.is_risk_level(text)
to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
	new.updated_at := now();
	return new;
end $$;
