-- Lists run with their owner's rights because ILIKE and @@ cannot use their indexes under row-level security (they are not
-- leakproof). Each therefore repeats the condition "is_visible" and names its columns.

-- Persons and lineage as a card shows them. `forked_from` is null when there is no original, or it is not public.
create function private.card_author(person uuid) returns jsonb
language sql stable set search_path = ''
return (
	select jsonb_build_object('user_id', user_id, 'username', username::text, 'display_name', display_name, 'avatar_url', avatar_url)
	from public.profiles where user_id = person
);

create function private.card_tags(script uuid) returns text[]
language sql stable set search_path = ''
return array(
	select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
	where link.bookmarklet_id = script order by tag.name
);

create function private.card_origin(script uuid) returns jsonb
language sql stable set search_path = ''
return (
	select jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug, 'author', private.card_author(original.owner_id))
	from public.bookmarklet_forks as fork join public.bookmarklets as original on original.id = fork.original_bookmarklet_id
	where fork.forked_bookmarklet_id = script and original.is_visible
);

create type public.script_card as (
	id uuid, title text, short_description text, slug text, category text, kind text, risk_level text, security_score integer,
	install_count integer, star_count integer, average_rating double precision, review_count integer, featured boolean,
	created_at timestamptz, updated_at timestamptz, author jsonb, tags text[], forked_from jsonb,
	-- All matches of the whole list, counted up to 1001: more than 1000 is shown as '1,000+'.
	total_count integer
);

create function private.like_pattern(term text) returns text
language sql immutable parallel safe set search_path = ''
return '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- p_sort: newest, popular, alphabetical, rating, or (with a term) best_match.
create function private.find_scripts(
	term text, category text, tag text, risks text[], script_kind text, owner uuid, only_featured boolean, sort text, page_size integer, skip integer
)
returns setof public.script_card
language plpgsql stable set search_path = extensions, pg_temp set pg_trgm.word_similarity_threshold = 0.45 as $$
declare
	needle text := nullif(btrim(term), '');
	matches text := 'script.is_visible';
	candidates text;
	ordered text := case sort
		when 'newest' then 'script.created_at desc'
		when 'popular' then 'script.rank_installs desc'
		when 'alphabetical' then 'lower(script.title)'
		when 'rating' then 'script.rank_rating desc, script.rank_installs desc'
		when 'best_match' then case when needle is null then 'script.rank_installs desc' else
			'(script.title ilike $1) desc, (ts_rank(script.search_document, websearch_to_tsquery(''simple'', $2)) + word_similarity($2, script.title)'
			|| ' + ln(1 + script.rank_installs) / 20) desc' end
	end;
begin
	if ordered is null then
		raise sqlstate '22023' using message = 'Unknown sort order.', hint = 'Use newest, popular, alphabetical, rating or best_match.';
	end if;
	if char_length(needle) > 200 then
		raise sqlstate '22023' using message = 'The search term is too long (at most 200 characters).';
	end if;
	-- Every script whose title contains the term is in; words found elsewhere and near misses come in addition.
	if needle is not null then
		matches := matches || ' and (script.title ilike $1 or $2 <% script.title'
			-- A query of exclusions only ('T', or nothing at all) would match almost everything, and no index.
			|| case when querytree(websearch_to_tsquery('simple', needle)) in ('', 'T') then ''
				else ' or script.search_document @@ websearch_to_tsquery(''simple'', $2)' end
			|| ')';
	end if;
	if category is not null then matches := matches || ' and script.category = $3'; end if;
	if tag is not null then
		matches := matches || ' and script.id in (select link.bookmarklet_id from public.bookmarklet_tags as link'
			|| ' join public.tags as tag on tag.id = link.tag_id where tag.name = $4)';
	end if;
	if risks is not null then matches := matches || ' and script.risk_level = any ($5)'; end if;
	if script_kind is not null then matches := matches || ' and script.kind = $6'; end if;
	if owner is not null then matches := matches || ' and script.owner_id = $7'; end if;
	if only_featured then matches := matches || ' and script.featured'; end if;

	candidates := 'select script.* from public.bookmarklets as script where ' || matches;
	if sort = 'best_match' and needle is not null then
		-- Similarity costs too much for every match of a common word: it orders the thousand best known of them.
		candidates := candidates || ' order by (script.title ilike $1) desc, script.rank_installs desc, script.id limit 1000';
	end if;

	-- Only fixed text is put together here; everything a client sent is a parameter.
	return query execute
		'with page as (select script.* from (' || candidates || ') as script order by ' || ordered || ', script.id limit $8 offset $9),'
		|| ' total as (select count(*)::integer as number from (select from public.bookmarklets as script where ' || matches || ' limit 1001) as counted)'
		|| ' select script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.risk_level,'
		|| ' script.security_score, script.install_count, script.star_count, script.average_rating, script.review_count, script.featured,'
		|| ' script.created_at, script.updated_at, private.card_author(script.owner_id), private.card_tags(script.id),'
		|| ' private.card_origin(script.id), total.number from page as script, total order by ' || ordered || ', script.id'
	using private.like_pattern(needle), needle, private.category_of(category), lower(btrim(tag)), risks, script_kind, owner,
		least(greatest(coalesce(page_size, 24), 1), 100), least(greatest(coalesce(skip, 0), 0), 100000);
end $$;

create function public.list_scripts(
	p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null, p_owner_id uuid default null,
	p_featured boolean default false, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0
)
returns setof public.script_card
language sql stable security definer set search_path = ''
return private.find_scripts(null, p_category, p_tag, p_risks, p_kind, p_owner_id, p_featured, p_sort, p_limit, p_offset);

create function public.search_scripts(
	p_term text, p_category text default null, p_tag text default null, p_risks text[] default null, p_kind text default null,
	p_owner_id uuid default null, p_sort text default 'popular', p_limit integer default 24, p_offset integer default 0
)
returns setof public.script_card
language sql stable security definer set search_path = ''
return private.find_scripts(p_term, p_category, p_tag, p_risks, p_kind, p_owner_id, false, p_sort, p_limit, p_offset);

-- Every category, also an empty one.
create function public.category_counts() returns table (category text, count integer)
language sql stable security definer set search_path = ''
begin atomic
	select known.category, count(script.id)::integer
	from unnest(array[
		'productivity', 'search', 'development', 'web', 'download', 'social', 'media', 'accessibility', 'shopping', 'security',
		'education', 'design', 'data', 'automation', 'customization', 'utility', 'other'
	]) as known (category)
	left join public.bookmarklets as script on script.category = known.category and script.is_visible
	group by known.category;
end;

revoke all on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer), public.category_counts()
from public, anon, authenticated;
grant execute on function
	public.list_scripts(text, text, text[], text, uuid, boolean, text, integer, integer),
	public.search_scripts(text, text, text, text[], text, uuid, text, integer, integer), public.category_counts()
to anon, authenticated, service_role;
