create table public.bookmarklet_reviews (
	id uuid primary key default gen_random_uuid(),
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	-- Null after the account was deleted; shown as Anonymous.
	user_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
	version_id uuid references public.versions (id) on delete set null,
	rating smallint not null constraint bookmarklet_reviews_rating check (rating between 1 and 5),
	title text constraint bookmarklet_reviews_title check (char_length(title) <= 100 and private.is_plain_line(title)),
	comment text not null
		constraint bookmarklet_reviews_comment check (private.trimmed_length(comment) >= 10 and char_length(comment) <= 1000),
	works_on_version text
		constraint bookmarklet_reviews_works_on_version check (char_length(works_on_version) <= 20 and private.is_plain_line(works_on_version)),
	helpful_count integer not null default 0 check (helpful_count >= 0),
	not_helpful_count integer not null default 0 check (not_helpful_count >= 0),
	-- For sorting by 'most helpful': without the votes of the review's author and of the script's owner.
	helpful_rank integer not null default 0 check (helpful_rank >= 0),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	by_owner boolean not null default false,
	unique (user_id, bookmarklet_id),
	unique (id, bookmarklet_id)
);
comment on column public.bookmarklet_reviews.by_owner is 'Written by the owner of the script before this was refused; counts nowhere.';

create index bookmarklet_reviews_helpful on public.bookmarklet_reviews (bookmarklet_id, helpful_rank desc, created_at desc);

create table public.review_votes (
	review_id uuid not null references public.bookmarklet_reviews (id) on delete cascade,
	user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
	is_helpful boolean not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (review_id, user_id)
);
create index review_votes_by_user on public.review_votes (user_id);

alter table public.bookmarklet_reviews enable row level security;
alter table public.review_votes enable row level security;
revoke all on public.bookmarklet_reviews, public.review_votes from anon, authenticated;
grant select on public.bookmarklet_reviews to anon, authenticated;
grant insert (bookmarklet_id, user_id, rating, title, comment, works_on_version),
	update (rating, title, comment, works_on_version), delete on public.bookmarklet_reviews to authenticated;
grant select, insert (review_id, user_id, is_helpful), update (is_helpful), delete on public.review_votes to authenticated;
grant all on public.bookmarklet_reviews, public.review_votes to service_role;

create policy bookmarklet_reviews_read on public.bookmarklet_reviews for select to anon, authenticated
	using (
		user_id = (select auth.uid())
		or exists (select from public.bookmarklets as script where script.id = bookmarklet_reviews.bookmarklet_id)
	);
create policy bookmarklet_reviews_write_own on public.bookmarklet_reviews for insert to authenticated
	with check (
		user_id = (select auth.uid())
		and exists (select from public.bookmarklets as script where script.id = bookmarklet_reviews.bookmarklet_id)
	);
create policy bookmarklet_reviews_edit_own on public.bookmarklet_reviews for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy bookmarklet_reviews_delete_own on public.bookmarklet_reviews for delete to authenticated
	using (user_id = (select auth.uid()));
create policy review_votes_read_own on public.review_votes for select to authenticated using (user_id = (select auth.uid()));
create policy review_votes_cast_own on public.review_votes for insert to authenticated
	with check (
		user_id = (select auth.uid())
		and exists (select from public.bookmarklet_reviews as review where review.id = review_votes.review_id)
	);
create policy review_votes_change_own on public.review_votes for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy review_votes_withdraw_own on public.review_votes for delete to authenticated
	using (user_id = (select auth.uid()));

-- A review refers to the version that was the latest one when it was written.
create function private.stamp_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	select latest_version_id into new.version_id from public.bookmarklets where id = new.bookmarklet_id;
	return new;
end $$;
create trigger stamp_review before insert on public.bookmarklet_reviews
	for each row execute function private.stamp_review();
create trigger touch_updated_at before update of rating, title, comment, works_on_version on public.bookmarklet_reviews
	for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update of is_helpful on public.review_votes
	for each row execute function private.touch_updated_at();
create trigger limit_inserts after insert on public.bookmarklet_reviews
	referencing new table as added for each statement execute function private.limit_inserts('review');
create trigger limit_inserts after insert on public.review_votes
	referencing new table as added for each statement execute function private.limit_inserts('review_vote');
create trigger limit_updates after update on public.bookmarklet_reviews
	for each row when (current_user = 'authenticated') execute function private.limit_update('review');

-- Authors cannot review their own scripts. Reviews from before this rule have `by_owner`: they stay readable but are not counted. It is
-- a column, because the account of the author may be deleted later.
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

-- Lower bound of the 95 % Wilson interval of `rating_sum / count`, mapped to 1..5; 0 without ratings.
create function private.rating_lower_bound(count bigint, rating_sum bigint) returns double precision
language sql immutable parallel safe set search_path = ''
return case when count = 0 then 0 else (
	select 1 + 4 * greatest(0, (p + z2 / (2 * n) - sqrt(z2 * (p * (1 - p) + z2 / (4 * n)) / n)) / (1 + z2 / n))
	from (select count::double precision as n, (rating_sum - count) / (4.0::double precision * count) as p, 3.8416::double precision as z2) as input
) end;

-- Counts the reviews of a script. The row with the counters is locked first, in a statement of its own: the count then sees what a
-- concurrent transaction has written that held the lock before.
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

create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.recount_reviews(coalesce(new.bookmarklet_id, old.bookmarklet_id));
	return null;
end $$;
create trigger count_reviews after insert or delete or update of rating, user_id on public.bookmarklet_reviews
	for each row execute function private.count_reviews();

-- Counts the votes on a review; locks as recount_reviews() does.
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
	-- Subject to the caller's policies: all zeros for a script that the caller may not see.
	select
		count(*)::integer,
		coalesce(round(avg(rating), 2), 0)::double precision,
		jsonb_build_object(
			'1', count(*) filter (where rating = 1), '2', count(*) filter (where rating = 2), '3', count(*) filter (where rating = 3),
			'4', count(*) filter (where rating = 4), '5', count(*) filter (where rating = 5)
		)
	from public.bookmarklet_reviews where bookmarklet_id = p_bookmarklet_id and not by_owner;
end;
revoke all on function public.get_review_summary(uuid) from public, anon, authenticated;
grant execute on function public.get_review_summary(uuid) to anon, authenticated, service_role;

-- Whoever deletes an account takes away its stars, reviews and votes, which changes the counts of many scripts and reviews. They are
-- locked first, in one order: the name of the trigger comes before that of `drop_drafts_of_leaver`.
create function private.lock_counted_by_leaver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.bookmarklets as script where script.id in (
		select star.bookmarklet_id from public.bookmarklet_stars as star where star.user_id = old.user_id
		union all
		select review.bookmarklet_id from public.bookmarklet_reviews as review where review.user_id = old.user_id
	) order by script.id for no key update;
	perform from public.bookmarklet_reviews as review where review.id in (
		select vote.review_id from public.review_votes as vote where vote.user_id = old.user_id
	) order by review.id for no key update;
	return old;
end $$;
create trigger acquire_counted_rows before delete on public.profiles
	for each row execute function private.lock_counted_by_leaver();
