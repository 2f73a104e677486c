-- Nobody reviews their own script. Reviews from before this rule stay readable, but count neither in the average nor in the
-- number of reviews; the mark is kept, because an author's account can be deleted.
alter table public.bookmarklet_reviews add column by_owner boolean not null default false;
comment on column public.bookmarklet_reviews.by_owner is 'Written by the owner of the script before this was refused; counts nowhere.';
update public.bookmarklet_reviews as review set by_owner = true
from public.bookmarklets as script where script.id = review.bookmarklet_id and script.owner_id = review.user_id;

create function private.refuse_own_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if exists (
		select from public.bookmarklets as script where script.id = new.bookmarklet_id and script.owner_id = new.user_id
	) then
		raise insufficient_privilege using
			message = 'You cannot review your own script.', hint = 'Describe it in its description or in the note of a version.';
	end if;
	return new;
end $$;
create trigger refuse_own_review before insert or update of rating, title, comment, works_on_version on public.bookmarklet_reviews
	for each row execute function private.refuse_own_review();

-- Counts the reviews of a script anew, under a lock on the row that carries the numbers.
create function private.recount_reviews(script uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.bookmarklets where id = script for no key update;
	update public.bookmarklets set
		(review_count, average_rating, rank_rating) = (
			select count(*), round(avg(rating), 2)::double precision, private.rating_lower_bound(count(*), coalesce(sum(rating), 0))
			from public.bookmarklet_reviews where bookmarklet_id = script and not by_owner
		)
	where id = script;
end $$;

create or replace function private.count_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.recount_reviews(coalesce(new.bookmarklet_id, old.bookmarklet_id));
	return null;
end $$;

select private.recount_reviews(bookmarklet_id)
from (select distinct bookmarklet_id from public.bookmarklet_reviews where by_owner) as counted;

create or replace function public.get_review_summary(p_bookmarklet_id uuid)
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
	from public.bookmarklet_reviews where bookmarklet_id = p_bookmarklet_id and not by_owner;
end;
