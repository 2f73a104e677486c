-- A script has up to 4 MiB, in bytes of UTF-8: `MAX_SCRIPT_BYTES` of packages/userscript. A test compares both.
alter table public.versions
	drop constraint versions_code,
	add constraint versions_code check (private.trimmed_length(code_blob_url) >= 5 and octet_length(code_blob_url) <= 4194304);
alter table public.scripts
	drop constraint scripts_code,
	add constraint scripts_code check (octet_length(code) <= 4194304);

-- A page of one part of the caller's data: `rows`, and `next`, the key to continue after (null on the last page). Versions and synced
-- scripts have up to 5 MB each, recordings and messages of the assistant 3 MB, so their pages are short.
create or replace function public.export_own_data(p_part text, p_after text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
	page_size integer := case
		when p_part in ('versions', 'synced_scripts') then 4
		when p_part in ('recordings', 'assistant_messages') then 8
		else 500
	end;
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
