-- Counters are counted anew under a lock on the row that carries them: the lock comes in a statement of its own,
-- so that the count after it sees what the one we waited for has written.

-- Lower bound of the 95 % Wilson interval of `rating_sum / count`, mapped to 1..5; 0 without ratings.
create function private.rating_lower_bound(count bigint, rating_sum bigint) returns double precision
language sql immutable parallel safe set search_path = ''
return case when count = 0 then 0 else (
	select 1 + 4 * greatest(0, (p + z2 / (2 * n) - sqrt(z2 * (p * (1 - p) + z2 / (4 * n)) / n)) / (1 + z2 / n))
	from (select count::double precision as n, (rating_sum - count) / (4.0::double precision * count) as p, 3.8416::double precision as z2) as input
) end;

create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	script uuid := coalesce(new.bookmarklet_id, old.bookmarklet_id);
	owner uuid;
begin
	select owner_id into owner from public.bookmarklets where id = script for no key update;
	update public.bookmarklets set
		(review_count, average_rating, rank_rating) = (
			select count(*), round(avg(rating), 2)::double precision, private.rating_lower_bound(
				count(*) filter (where user_id is distinct from owner or owner is null),
				coalesce(sum(rating) filter (where user_id is distinct from owner or owner is null), 0))
			from public.bookmarklet_reviews where bookmarklet_id = script
		)
	where id = script;
	return null;
end $$;
create trigger count_reviews after insert or delete or update of rating, user_id on public.bookmarklet_reviews
	for each row execute function private.count_reviews();

create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	voted uuid := coalesce(new.review_id, old.review_id);
	author uuid;
	owner uuid;
begin
	select user_id into author from public.bookmarklet_reviews where id = voted for no key update;
	select script.owner_id into owner
	from public.bookmarklet_reviews as review join public.bookmarklets as script on script.id = review.bookmarklet_id
	where review.id = voted;
	update public.bookmarklet_reviews set
		(helpful_count, not_helpful_count, helpful_rank) = (
			select
				count(*) filter (where is_helpful),
				count(*) filter (where not is_helpful),
				count(*) filter (where is_helpful and user_id is distinct from author and user_id is distinct from owner)
			from public.review_votes where review_id = voted
		)
	where id = voted;
	return null;
end $$;
create trigger count_votes after insert or delete or update of is_helpful on public.review_votes
	for each row execute function private.count_votes();

create function public.get_review_summary(p_bookmarklet_id uuid)
returns table (total_reviews integer, average_rating double precision, rating_distribution jsonb)
language sql stable security invoker set search_path = ''
begin atomic
	-- Runs under the caller's policies: for a script one may not see, all zeros.
	select
		count(*)::integer,
		coalesce(round(avg(rating), 2), 0)::double precision,
		jsonb_build_object(
			'1', count(*) filter (where rating = 1), '2', count(*) filter (where rating = 2), '3', count(*) filter (where rating = 3),
			'4', count(*) filter (where rating = 4), '5', count(*) filter (where rating = 5)
		)
	from public.bookmarklet_reviews where bookmarklet_id = p_bookmarklet_id;
end;
revoke all on function public.get_review_summary(uuid) from public, anon, authenticated;
grant execute on function public.get_review_summary(uuid) to anon, authenticated, service_role;
