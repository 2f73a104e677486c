-- Filters that most scripts pass are looked up in the rows, not in the index of words.

-- One condition of the search as SQL over the parameter $1, the list of conditions. Every value stays a parameter. What half of all
-- scripts fit is kept from the index of words (`|| ''`): reading all that it has of it costs more than looking at rows.
create or replace function private.condition_sql(item jsonb, place integer, row_by_row boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
	value text := format('($1 -> %s ->> ''value'')', place);
	fits text;
begin
	fits := case item ->> 'field'
		when 'word' then format('script.search_document @@ plainto_tsquery(''simple'', %s)', value)
		when 'phrase' then private.text_condition(value, format('private.like_pattern(%s)', value), item ->> 'value',
			case when numnode(phraseto_tsquery('simple', item ->> 'value')) > 0
				then format('script.search_document @@ phraseto_tsquery(''simple'', %s)', value) end, row_by_row)
		when 'site' then case when item ->> 'value' = '*' then 'script.runs_on @> array[''*'']'
			else format('script.runs_on && private.site_keys(%s)', value) end
		when 'tag' then format('script.tag_names @> array[lower(btrim(%s))]', value)
		when 'by' then format('script.owner_id = any (private.people_called(%s))', value)
		when 'grants' then format('script.grants @> array[private.grant_key(%s)]', value)
		when 'connects' then format('script.connects @> array[coalesce(private.host_key(%s), '''')]', value)
		when 'risk' then format('script.risk_level%s = case lower(%s) when ''low'' then ''green'' when ''medium'' then ''amber'' when ''high'' then ''red'' else ''unrated'' end',
			case when not row_by_row and lower(item ->> 'value') = 'low' then ' || ''''' end, value)
		when 'kind' then format('script.kind%s = lower(%s)', case when not row_by_row then ' || ''''' end, value)
	end;
	return case when (item ->> 'excluded')::boolean then format('(%s) is not true', fits) else fits end;
end $$;

-- The whole search as SQL over the parameters that `find_scripts` gives. `is_narrow`: a part can be rare. `is_of_people`: few fit, and
-- the index of people knows them.
create or replace function private.search_sql(
	asked jsonb, needle text, words tsquery, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean,
	row_by_row boolean, out fits text, out is_narrow boolean, out is_of_people boolean
)
language plpgsql stable set search_path = '' as $$
declare
	parts text[] := array['script.is_visible'];
	item jsonb;
	place integer := -1;
	choices jsonb := '{}';
	choice text;
begin
	is_narrow := needle is not null or tag is not null or owner is not null;
	is_of_people := owner is not null;
	if needle is not null then
		-- Every script whose title contains the term is in; its words found elsewhere and near misses come in addition.
		parts := parts || private.text_condition('$2', '$4', needle, case when words is not null then 'script.search_document @@ $3' end, row_by_row);
	end if;
	for item in select value from jsonb_array_elements(asked) loop
		place := place + 1;
		if coalesce((item ->> 'excluded')::boolean, false) then
			parts := parts || private.condition_sql(item, place, true);
			continue;
		end if;
		is_narrow := is_narrow or item ->> 'field' not in ('risk', 'kind');
		is_of_people := is_of_people or item ->> 'field' = 'by';
		if item ->> 'field' in ('risk', 'kind', 'by') then
			-- Several risks, kinds or people are a choice; of everything else all must hold.
			choices := jsonb_set(choices, array[item ->> 'field'],
				coalesce(choices -> (item ->> 'field'), '[]') || to_jsonb(private.condition_sql(item, place, row_by_row)));
		else
			parts := parts || private.condition_sql(item, place, row_by_row);
		end if;
	end loop;
	for choice in select string_agg(fit, ' or ') from jsonb_each(choices) as chosen, jsonb_array_elements_text(chosen.value) as fit group by chosen.key loop
		parts := parts || format('(%s)', choice);
	end loop;
	if tag is not null then parts := parts || 'script.tag_names @> array[$6]'::text; end if;
	if owner is not null then parts := parts || 'script.owner_id = $9'::text; end if;
	if category is not null then parts := parts || 'script.category = $5'::text; end if;
	if risks is not null then parts := parts || format('script.risk_level%s = any ($7)', case when not row_by_row and 'green' = any (risks) then ' || ''''' end); end if;
	if script_kind is not null then parts := parts || format('script.kind%s = $8', case when not row_by_row then ' || ''''' end); end if;
	if only_featured then parts := parts || 'script.featured'::text; end if;
	fits := array_to_string(parts, ' and ');
end $$;
