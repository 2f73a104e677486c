-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.forget_sign_ins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update auth.audit_log_entries as entry set ip_address = '', payload = private.without_person(entry.payload)
	where private.log_entry(entry.payload) ->> 'actor_id' = old.id::text
		or private.log_entry(entry.payload) #>> '{traits,user_id}' = old.id::text
		or lower(private.log_entry(entry.payload) ->> 'actor_username') = lower(old.email)
		or lower(private.log_entry(entry.payload) #>> '{traits,user_email}') = lower(old.email);
	return old;
end $function$;
CREATE TRIGGER forget_sign_ins AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.forget_sign_ins();

CREATE OR REPLACE FUNCTION private.log_entry(payload json)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE json_typeof(payload) WHEN 'string'::text THEN ((payload #>> '{}'::text[]))::jsonb ELSE (payload)::jsonb END;

CREATE OR REPLACE FUNCTION private.without_person(payload json)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (((private.log_entry(payload) - '{actor_id,actor_username,actor_name,traits}'::text[]) || '{"account_deleted": true}'::jsonb))::json;
