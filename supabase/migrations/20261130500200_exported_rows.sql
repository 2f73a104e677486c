-- Existing databases have two further functions, which private.exported_rows was divided into, and a privilege without effect.
drop function if exists private.exported_rows_before_assistant(text, uuid);
drop function if exists private.exported_account_rows(text, uuid);
revoke execute on function private.store_assistant_answer(uuid, text, jsonb) from service_role;
