-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.limits (
	name text not null,
	amount bigint not null,
	unit text not null,
	constraint limits_pkey PRIMARY KEY (name),
	constraint limits_amount_check CHECK ((amount >= 0))
);

CREATE OR REPLACE FUNCTION private.amount_kept(person uuid, limited text)
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN CASE limited WHEN 'scripts'::text THEN ((SELECT count(*) AS count FROM public.bookmarklets WHERE ((bookmarklets.owner_id = amount_kept.person) AND (bookmarklets.deleted_at IS NULL))))::numeric WHEN 'recordings'::text THEN ((SELECT count(*) AS count FROM public.action_recordings WHERE (action_recordings.user_id = amount_kept.person)))::numeric WHEN 'synced_scripts'::text THEN ((SELECT count(*) AS count FROM public.scripts WHERE ((scripts.author_id = amount_kept.person) AND (scripts.deleted_at IS NULL))))::numeric WHEN 'storage'::text THEN ((((COALESCE((SELECT sum(((1024 + octet_length(version.code_blob_url)) + COALESCE(pg_column_size(version.flow), 0))) AS sum FROM (public.versions version JOIN public.bookmarklets script ON ((script.id = version.bookmarklet_id))) WHERE ((script.owner_id = amount_kept.person) AND ((script.deleted_at IS NULL) OR (script.deleted_at > private.restorable_since())))), (0)::bigint) + COALESCE((SELECT sum((1024 + octet_length(recording.recording_data))) AS sum FROM public.action_recordings recording WHERE (recording.user_id = amount_kept.person)), (0)::bigint)) + COALESCE((SELECT sum((1024 + octet_length(synced.code))) AS sum FROM public.scripts synced WHERE (synced.author_id = amount_kept.person)), (0)::bigint)))::numeric / 1048576.0) ELSE NULL::numeric END;

CREATE OR REPLACE FUNCTION private.limit_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	caller uuid := auth.uid();
	account_limit private.limits;
begin
	if caller is null then
		return null;
	end if;
	perform pg_advisory_xact_lock(hashtextextended('limits of account:' || caller, 0));
	for account_limit in select * from private.limits where name = any (tg_argv) order by name loop
		if private.amount_kept(caller, account_limit.name) > account_limit.amount then
			raise sqlstate 'PT409' using
				message = format(
					'This would exceed the limit of %s %s for one account. Delete what you no longer need, then save again.',
					to_char(account_limit.amount, 'FM999,999,999'), account_limit.unit
				),
				detail = json_build_object('limit', account_limit.name, 'amount', account_limit.amount)::text,
				hint = case account_limit.name
					when 'storage' then 'Scripts with all their versions, recordings and synced scripts count.'
					else 'What is private or unpublished counts as well.'
				end;
		end if;
	end loop;
	return null;
end $function$;
