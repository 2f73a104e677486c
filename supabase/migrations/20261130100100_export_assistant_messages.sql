-- The export of a person's data has the conversation with the Script Assistant.
alter function private.exported_rows(text, uuid) rename to exported_rows_before_assistant;

-- One row of the caller's data in one part of the export, with a key that sorts the rows of the part.
create function private.exported_rows(part text, person uuid) returns table (key text, content jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
	case part
	when 'assistant_messages' then return query
		select message.id::text, to_jsonb(message) from public.assistant_messages as message where message.user_id = person;
	else return query select * from private.exported_rows_before_assistant(part, person);
	end case;
end $$;
revoke all on function private.exported_rows(text, uuid) from public;

-- A page of one part of the caller's data: `rows`, and `next`, the key to continue after (null on the last page). Versions, recordings,
-- synced scripts and messages of the assistant have up to 3 MB each, so their pages are short.
create or replace function public.export_own_data(p_part text, p_after text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
	page_size integer := case when p_part in ('versions', 'recordings', 'synced_scripts', 'assistant_messages') then 8 else 500 end;
	answer jsonb;
begin
	if auth.uid() is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('export_own_data');
	select jsonb_build_object(
		'rows', coalesce(jsonb_agg(content order by key), '[]'),
		'next', case when count(*) = page_size then max(key) end
	) into answer from (
		select key collate "C" as key, content from private.exported_rows(p_part, auth.uid())
		where p_after is null or key collate "C" > p_after collate "C"
		order by 1 limit page_size
	) as page;
	return answer;
end $$;
