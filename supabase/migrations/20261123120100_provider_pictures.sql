-- When the hub's server last began to copy a person's picture from the sign-in provider. A copy that failed leaves the
-- person without a picture; it is tried again at a sign-in a day later, so that nobody makes the server ask often.
create table private.provider_pictures (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	asked_at timestamptz not null default now()
);

insert into private.rate_limits (action, capacity, refill_per_second) values ('claim_provider_picture', 20, 20 / 3600.0);

-- Answers whether the hub's server may ask the sign-in provider for the caller's picture now: there is none, the person
-- has not removed one, and nobody has asked within the last day. Of concurrent calls exactly one is answered true.
create function public.claim_provider_picture() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	caller uuid := auth.uid();
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in first.';
	end if;
	perform private.take_token('claim_provider_picture');
	insert into private.provider_pictures as asked (user_id)
	select profile.user_id from public.profiles as profile
	where profile.user_id = caller and profile.avatar_url is null and not 'avatar_url' = any (profile.edited_fields)
	on conflict (user_id) do update set asked_at = now() where asked.asked_at < now() - interval '1 day';
	return found;
end $$;

revoke all on function public.claim_provider_picture() from public, anon, authenticated;
grant execute on function public.claim_provider_picture() to authenticated, service_role;
