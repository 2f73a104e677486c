-- The auth service notes each sign-in with the person's e-mail address and id. Of a deleted account the entries stay, as a count of what
-- happened, without what identifies the person.

-- An entry of the log as an object; the embedded auth service stores it as a text inside of JSON.
create function private.log_entry(payload json) returns jsonb
language sql immutable set search_path = ''
return case json_typeof(payload) when 'string' then (payload #>> '{}')::jsonb else payload::jsonb end;

create function private.without_person(payload json) returns json
language sql immutable set search_path = ''
return ((private.log_entry(payload) - '{actor_id,actor_username,actor_name,traits}'::text[]) || '{"account_deleted": true}')::json;

create function private.forget_sign_ins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update auth.audit_log_entries as entry set ip_address = '', payload = private.without_person(entry.payload)
	where private.log_entry(entry.payload) ->> 'actor_id' = old.id::text
		or private.log_entry(entry.payload) #>> '{traits,user_id}' = old.id::text
		or lower(private.log_entry(entry.payload) ->> 'actor_username') = lower(old.email)
		or lower(private.log_entry(entry.payload) #>> '{traits,user_email}') = lower(old.email);
	return old;
end $$;
create trigger forget_sign_ins after delete on auth.users for each row execute function private.forget_sign_ins();
