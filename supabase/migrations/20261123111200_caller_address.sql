-- The visitor's address is in `cf-connecting-ip` and nowhere else. A hosted project is behind Cloudflare, which overwrites that
-- header with the address of the connection; the local gateway does the same (supabase/local/gateway/client-address.ts). Every
-- other header (`x-forwarded-for`, `x-real-ip`) reaches the database as the client has written it, or with its text in front.
-- Without the header all visitors share one allowance.
-- Source: developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
create or replace function private.address_of(headers jsonb) returns inet
language plpgsql stable set search_path = '' as $$
declare
	address text := btrim(headers ->> 'cf-connecting-ip');
begin
	if address is null or not pg_input_is_valid(address, 'inet') then
		return null;
	end if;
	return address::inet;
end $$;
