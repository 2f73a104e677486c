-- Whether a moderator took a script away, for anybody who has its id: its address then answers 410 (gone) instead of 404,
-- so that script managers stop asking. Says nothing of the reason, and of drafts nothing at all.
create function public.script_was_removed(p_bookmarklet_id uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
	select exists (
		select from public.bookmarklets as script
		where script.id = p_bookmarklet_id and script.moderation_status = 'removed'
	);
end;
revoke all on function public.script_was_removed(uuid) from public, anon, authenticated;
grant execute on function public.script_was_removed(uuid) to anon, authenticated, service_role;
