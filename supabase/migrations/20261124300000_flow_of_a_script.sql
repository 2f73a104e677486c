-- The page of a script says only whether the script was made in the builder: a flow can be as large as its code, and every visitor
-- would load it.
drop function public.get_script(uuid, text, text);

-- One script with its latest version, by id or by its address /{username}/{slug}. Subject to the caller's policies: the owner and
-- administrators see drafts, everybody else gets no row.
create function public.get_script(p_id uuid default null, p_username text default null, p_slug text default null)
returns table (
	id uuid, title text, short_description text, slug text, category text, kind text, owner_id uuid, risk_level text, security_score integer,
	security_analysis jsonb, last_security_scan timestamptz, install_count integer, star_count integer, average_rating double precision,
	review_count integer, featured boolean, is_published boolean, moderation_status text, created_at timestamptz, updated_at timestamptz,
	author jsonb, tags text[], forked_from jsonb, version_id uuid, semver text, code text, has_flow boolean, change_note text, published_at timestamptz
)
language sql stable security invoker set search_path = ''
begin atomic
	select
		script.id, script.title, script.short_description, script.slug, script.category, script.kind, script.owner_id, script.risk_level,
		script.security_score, script.security_analysis, script.last_security_scan, script.install_count, script.star_count,
		script.average_rating, script.review_count, script.featured, script.is_published, script.moderation_status,
		script.created_at, script.updated_at,
		case when author.user_id is null then null else jsonb_build_object(
			'user_id', author.user_id, 'username', author.username::text, 'display_name', author.display_name, 'avatar_url', author.avatar_url) end,
		array(
			select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
			where link.bookmarklet_id = script.id order by tag.name
		),
		(
			select jsonb_build_object('id', original.id, 'title', original.title, 'slug', original.slug, 'author', case
				when writer.user_id is null then null else jsonb_build_object(
					'user_id', writer.user_id, 'username', writer.username::text, 'display_name', writer.display_name, 'avatar_url', writer.avatar_url) end)
			from public.bookmarklet_forks as fork
			join public.bookmarklets as original on original.id = fork.original_bookmarklet_id
			left join public.profiles as writer on writer.user_id = original.owner_id
			where fork.forked_bookmarklet_id = script.id
		),
		version.id, version.semver, version.code_blob_url, version.flow is not null, version.change_note, version.published_at
	from public.bookmarklets as script
	left join public.profiles as author on author.user_id = script.owner_id
	left join public.versions as version on version.id = script.latest_version_id
	where case
		when p_id is not null then script.id = p_id
		else lower(author.username::text) = lower(p_username) and script.slug = p_slug
	end;
end;
revoke all on function public.get_script(uuid, text, text) from public, anon, authenticated;
grant execute on function public.get_script(uuid, text, text) to anon, authenticated, service_role;

-- The flow of a script's newest version, with what the builder needs to save the next one. Subject to the caller's policies.
create function public.get_script_flow(p_id uuid)
returns table (
	id uuid, title text, short_description text, category text, tags text[], owner_id uuid, is_published boolean, version_id uuid, flow jsonb
)
language sql stable security invoker set search_path = ''
begin atomic
	select
		script.id, script.title, script.short_description, script.category,
		array(
			select tag.name from public.bookmarklet_tags as link join public.tags as tag on tag.id = link.tag_id
			where link.bookmarklet_id = script.id order by tag.name
		),
		script.owner_id, script.is_published, version.id, version.flow
	from public.bookmarklets as script
	left join public.versions as version on version.id = script.latest_version_id
	where script.id = p_id;
end;
revoke all on function public.get_script_flow(uuid) from public, anon, authenticated;
grant execute on function public.get_script_flow(uuid) to authenticated;
