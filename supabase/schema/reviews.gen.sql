-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.bookmarklet_reviews (
	id uuid default gen_random_uuid() not null,
	bookmarklet_id uuid not null,
	user_id uuid default auth.uid(),
	version_id uuid,
	rating smallint not null,
	title text,
	comment text not null,
	works_on_version text,
	helpful_count integer default 0 not null,
	not_helpful_count integer default 0 not null,
	helpful_rank integer default 0 not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	by_owner boolean default false not null,
	constraint bookmarklet_reviews_pkey PRIMARY KEY (id),
	constraint bookmarklet_reviews_bookmarklet_id_fkey FOREIGN KEY (bookmarklet_id) REFERENCES public.bookmarklets(id) ON DELETE CASCADE,
	constraint bookmarklet_reviews_comment CHECK (((private.trimmed_length(comment) >= 10) AND (char_length(comment) <= 1000))),
	constraint bookmarklet_reviews_helpful_count_check CHECK ((helpful_count >= 0)),
	constraint bookmarklet_reviews_helpful_rank_check CHECK ((helpful_rank >= 0)),
	constraint bookmarklet_reviews_id_bookmarklet_id_key UNIQUE (id, bookmarklet_id),
	constraint bookmarklet_reviews_not_helpful_count_check CHECK ((not_helpful_count >= 0)),
	constraint bookmarklet_reviews_rating CHECK (((rating >= 1) AND (rating <= 5))),
	constraint bookmarklet_reviews_title CHECK (((char_length(title) <= 100) AND private.is_plain_line(title))),
	constraint bookmarklet_reviews_user_id_bookmarklet_id_key UNIQUE (user_id, bookmarklet_id),
	constraint bookmarklet_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL,
	constraint bookmarklet_reviews_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE SET NULL,
	constraint bookmarklet_reviews_works_on_version CHECK (((char_length(works_on_version) <= 20) AND private.is_plain_line(works_on_version)))
);
comment on column public.bookmarklet_reviews.by_owner is 'Written by the owner of the script before this was refused; counts nowhere.';
alter table public.bookmarklet_reviews enable row level security;
grant select on public.bookmarklet_reviews to anon;
grant delete, select on public.bookmarklet_reviews to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.bookmarklet_reviews to service_role;
grant insert (bookmarklet_id, user_id, rating, title, comment, works_on_version) on public.bookmarklet_reviews to authenticated;
grant update (rating, title, comment, works_on_version) on public.bookmarklet_reviews to authenticated;
CREATE INDEX bookmarklet_reviews_by_version ON public.bookmarklet_reviews USING btree (version_id) WHERE (version_id IS NOT NULL);
CREATE INDEX bookmarklet_reviews_helpful ON public.bookmarklet_reviews USING btree (bookmarklet_id, helpful_rank DESC, created_at DESC);
create policy bookmarklet_reviews_delete_own on public.bookmarklet_reviews for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy bookmarklet_reviews_edit_own on public.bookmarklet_reviews for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy bookmarklet_reviews_read on public.bookmarklet_reviews for select to anon, authenticated
	using (((user_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_reviews.bookmarklet_id)))));
create policy bookmarklet_reviews_write_own on public.bookmarklet_reviews for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.bookmarklets script
  WHERE (script.id = bookmarklet_reviews.bookmarklet_id)))));
CREATE TRIGGER count_reviews AFTER INSERT OR DELETE OR UPDATE OF rating, user_id ON public.bookmarklet_reviews FOR EACH ROW EXECUTE FUNCTION private.count_reviews();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.bookmarklet_reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('review');
CREATE TRIGGER limit_updates AFTER UPDATE ON public.bookmarklet_reviews FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.limit_update('review');
CREATE TRIGGER refuse_own_review BEFORE INSERT OR UPDATE OF rating, title, comment, works_on_version ON public.bookmarklet_reviews FOR EACH ROW EXECUTE FUNCTION private.refuse_own_review();
CREATE TRIGGER stamp_review BEFORE INSERT ON public.bookmarklet_reviews FOR EACH ROW EXECUTE FUNCTION private.stamp_review();
CREATE TRIGGER touch_updated_at BEFORE UPDATE OF rating, title, comment, works_on_version ON public.bookmarklet_reviews FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create table public.review_votes (
	review_id uuid not null,
	user_id uuid default auth.uid() not null,
	is_helpful boolean not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	constraint review_votes_pkey PRIMARY KEY (review_id, user_id),
	constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.bookmarklet_reviews(id) ON DELETE CASCADE,
	constraint review_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
alter table public.review_votes enable row level security;
grant delete, select on public.review_votes to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.review_votes to service_role;
grant insert (review_id, user_id, is_helpful) on public.review_votes to authenticated;
grant update (is_helpful) on public.review_votes to authenticated;
CREATE INDEX review_votes_by_user ON public.review_votes USING btree (user_id);
create policy review_votes_cast_own on public.review_votes for insert to authenticated
	with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.bookmarklet_reviews review
  WHERE (review.id = review_votes.review_id)))));
create policy review_votes_change_own on public.review_votes for update to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)))
	with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy review_votes_read_own on public.review_votes for select to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
create policy review_votes_withdraw_own on public.review_votes for delete to authenticated
	using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER count_votes AFTER INSERT OR DELETE OR UPDATE OF is_helpful ON public.review_votes FOR EACH ROW EXECUTE FUNCTION private.count_votes();
CREATE TRIGGER limit_inserts AFTER INSERT ON public.review_votes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.limit_inserts('review_vote');
CREATE TRIGGER touch_updated_at BEFORE UPDATE OF is_helpful ON public.review_votes FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE OR REPLACE FUNCTION private.count_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.recount_reviews(coalesce(new.bookmarklet_id, old.bookmarklet_id));
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_counted_by_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.rating_lower_bound(count bigint, rating_sum bigint)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (count = 0) THEN (0)::double precision ELSE (SELECT ((1)::double precision + ((4)::double precision * GREATEST((0)::double precision, (((input.p + (input.z2 / ((2)::double precision * input.n))) - sqrt(((input.z2 * ((input.p * ((1)::double precision - input.p)) + (input.z2 / ((4)::double precision * input.n)))) / input.n))) / ((1)::double precision + (input.z2 / input.n)))))) FROM (SELECT (rating_lower_bound.count)::double precision AS n, (((rating_lower_bound.rating_sum - rating_lower_bound.count))::double precision / ((4.0)::double precision * (rating_lower_bound.count)::double precision)) AS p, (3.8416)::double precision AS z2) input) END;

CREATE OR REPLACE FUNCTION private.recount_reviews(script uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform from public.bookmarklets where id = script for no key update;
	update public.bookmarklets set
		(review_count, average_rating, rank_rating) = (
			select count(*), round(avg(rating), 2)::double precision, private.rating_lower_bound(count(*), coalesce(sum(rating), 0))
			from public.bookmarklet_reviews where bookmarklet_id = script and not by_owner
		)
	where id = script;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_own_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if exists (
		select from public.bookmarklets as script where script.id = new.bookmarklet_id and script.owner_id = new.user_id
	) then
		raise insufficient_privilege using
			message = 'You cannot review your own script.', hint = 'Describe it in its description or in the note of a version.';
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	select latest_version_id into new.version_id from public.bookmarklets where id = new.bookmarklet_id;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION public.get_review_summary(p_bookmarklet_id uuid)
 RETURNS TABLE(total_reviews integer, average_rating double precision, rating_distribution jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT (count(*))::integer AS count,
     (COALESCE(round(avg(bookmarklet_reviews.rating), 2), (0)::numeric))::double precision AS "coalesce",
     jsonb_build_object('1', count(*) FILTER (WHERE (bookmarklet_reviews.rating = 1)), '2', count(*) FILTER (WHERE (bookmarklet_reviews.rating = 2)), '3', count(*) FILTER (WHERE (bookmarklet_reviews.rating = 3)), '4', count(*) FILTER (WHERE (bookmarklet_reviews.rating = 4)), '5', count(*) FILTER (WHERE (bookmarklet_reviews.rating = 5))) AS jsonb_build_object
    FROM public.bookmarklet_reviews
   WHERE ((bookmarklet_reviews.bookmarklet_id = get_review_summary.p_bookmarklet_id) AND (NOT bookmarklet_reviews.by_owner));
END;
grant execute on function public.get_review_summary(uuid) to anon;
grant execute on function public.get_review_summary(uuid) to authenticated;
grant execute on function public.get_review_summary(uuid) to service_role;
