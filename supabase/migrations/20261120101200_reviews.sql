create table public.bookmarklet_reviews (
	id uuid primary key default gen_random_uuid(),
	bookmarklet_id uuid not null references public.bookmarklets (id) on delete cascade,
	-- Null once the account is gone; shown as Anonymous.
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
	-- What 'most helpful' orders by: without the marks of the review's author and of the script's owner.
	helpful_rank integer not null default 0 check (helpful_rank >= 0),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (user_id, bookmarklet_id),
	unique (id, bookmarklet_id)
);
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

-- A review speaks about the version its author saw.
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
