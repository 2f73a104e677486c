-- The export of a person's data has the parts that moderation and the consent to usage statistics brought.
alter function private.exported_rows(text, uuid) rename to exported_account_rows;

-- One row of the caller's data in one part of the export, with a key that sorts the rows of the part.
create function private.exported_rows(part text, person uuid) returns table (key text, content jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
	case part
	-- Names of moderators are not the author's data.
	when 'appeals' then return query
		select appeal.id::text, to_jsonb(appeal) - 'moderator_id' from public.moderation_appeals as appeal where appeal.user_id = person;
	when 'notifications' then return query
		select notification.id::text, to_jsonb(notification) from public.notifications as notification where notification.user_id = person;
	when 'usage_consent' then return query
		select consent.user_id::text, to_jsonb(consent) from public.usage_consents as consent where consent.user_id = person;
	else return query select * from private.exported_account_rows(part, person);
	end case;
end $$;
revoke all on function private.exported_rows(text, uuid) from public;
