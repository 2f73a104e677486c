-- Removed code is recognized when it was rewritten. The server computes features of the syntax of each version (packages/code-likeness):
-- what it calls, reads and sets, with which texts. The lowest two bits of a feature are its weight: 3 with a text that hardly occurs in
-- unrelated scripts, else 1. Code that contains nearly all features of removed code is held back until a moderator has looked at it.
create function private.weight_of(features integer[]) returns bigint
language sql immutable parallel safe set search_path = ''
return (select coalesce(sum(feature & 3), 0) from unnest(features) as feature);

create function private.distinctive_features(features integer[]) returns integer[]
language sql immutable parallel safe set search_path = ''
return array(select feature from unnest(features) as feature where feature & 3 = 3);

-- By the hash of the code, so that forks and restored versions have them at once. Kept after the versions were deleted while a removed
-- version has the same code.
create table private.code_features (
	sha256 text primary key,
	features_version text not null constraint code_features_version check (char_length(features_version) between 1 and 50),
	features integer[] not null constraint code_features_number check (cardinality(features) <= 20000)
);
create index code_features_distinctive on private.code_features using gin (private.distinctive_features(features));

-- Features of removed code that other code is searched for. `is_own`: not found in an older public script of somebody else, of which the
-- removed code may be an altered copy; only code that has these, too, is recognized.
create table private.removed_features (
	feature integer not null,
	sha256 text not null,
	is_own boolean not null,
	primary key (feature, sha256)
);
create index removed_features_by_code on private.removed_features (sha256);
create table private.removed_weights (
	sha256 text primary key,
	features integer not null,
	weight bigint not null,
	own_weight bigint not null
);

-- Code that a moderator has approved although it resembles removed code, by the hash of its features.
create table private.approved_features (
	digest text primary key,
	approved_at timestamptz not null default now()
);

create function private.features_digest(features integer[]) returns text
language sql immutable parallel safe set search_path = ''
return md5(features::text);

-- The rule of packages/code-likeness/src/likeness.ts, where the numbers are explained.
create function private.is_likeness(
	known_features integer, known_weight bigint, shared_weight bigint, shares_distinctive boolean, other_features integer
) returns boolean
language sql immutable parallel safe set search_path = ''
return known_features >= 4 and case
	when known_weight >= 20 then shared_weight >= 0.85 * known_weight
	else (known_weight >= 8 and shares_distinctive and shared_weight >= 0.95 * known_weight)
		or (shared_weight = known_weight and known_features = other_features)
end;

-- The same for two lists of features.
create function private.resembles(known integer[], other integer[]) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
	select private.is_likeness(
		cardinality(known), private.weight_of(known), coalesce(sum(feature & 3), 0), coalesce(bool_or(feature & 3 = 3), false), cardinality(other)
	)
	from unnest(known) as feature where feature = any (other);
end;

-- Enters removed code into the index, or takes it out when no removed version has it anymore.
create function private.index_removed_code(code_sha256 text) returns void
language plpgsql set search_path = '' as $$
declare
	removed integer[] := (
		select known.features from private.code_features as known
		where known.sha256 = code_sha256 and exists (select from private.removed_versions as version where version.sha256 = code_sha256)
	);
	older integer[];
begin
	delete from private.removed_features where sha256 = code_sha256;
	delete from private.removed_weights where sha256 = code_sha256;
	if removed is null then
		return;
	end if;
	-- Older public scripts of others that half of it is copied from.
	older := array(
		select distinct feature
		from (
			select known.features from private.code_features as known
			where private.distinctive_features(known.features) && private.distinctive_features(removed) and known.sha256 <> code_sha256
				and exists (
					select from public.versions as version join public.bookmarklets as script on script.id = version.bookmarklet_id
					where version.sha256 = known.sha256 and version.is_public and script.is_visible
						and version.published_at < (
							select min(copy.published_at) from public.versions as copy where copy.sha256 = code_sha256
						)
						and not exists (
							select from public.versions as copy join public.bookmarklets as owned on owned.id = copy.bookmarklet_id
							where copy.sha256 = code_sha256 and owned.owner_id = script.owner_id
						)
				)
			limit 500
		) as candidate
		cross join unnest(candidate.features) as feature
		where (select sum(shared & 3) from unnest(removed) as shared where shared = any (candidate.features)) * 2 >= private.weight_of(removed)
	);
	insert into private.removed_features (feature, sha256, is_own)
	select feature, code_sha256, not feature = any (older) from unnest(removed) as feature;
	insert into private.removed_weights (sha256, features, weight, own_weight)
	select code_sha256, cardinality(removed), private.weight_of(removed),
		(select coalesce(sum(feature & 3), 0) from unnest(removed) as feature where not feature = any (older));
end $$;

create function private.follow_removed_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.index_removed_code(coalesce(new.sha256, old.sha256));
	return null;
end $$;
create trigger follow_removed_code after insert or delete on private.removed_versions
	for each row execute function private.follow_removed_code();

-- The removed code that code with this hash resembles most, and since when it is removed; no row if there is none, or a moderator has
-- approved this code.
create function private.resembled_removal(code_sha256 text)
returns table (bookmarklet_id uuid, removed_at timestamptz, share double precision)
language sql stable set search_path = ''
begin atomic
	select version.bookmarklet_id, version.removed_at, likest.share
	from (
		select shared.sha256, shared.weight::double precision / total.weight as share
		from (
			select removed.sha256, sum(removed.feature & 3) as weight, bool_or(removed.feature & 3 = 3) as has_distinctive,
				coalesce(sum(removed.feature & 3) filter (where removed.is_own), 0) as own_weight
			from private.code_features as code cross join unnest(code.features) as part (feature)
			join private.removed_features as removed on removed.feature = part.feature
			where code.sha256 = code_sha256
				and not exists (
					select from private.approved_features as approved where approved.digest = private.features_digest(code.features)
				)
			group by removed.sha256
		) as shared
		join private.removed_weights as total on total.sha256 = shared.sha256
		where total.own_weight > 0 and shared.own_weight >= 0.85 * total.own_weight and private.is_likeness(
			total.features, total.weight, shared.weight::bigint, shared.has_distinctive,
			(select cardinality(code.features) from private.code_features as code where code.sha256 = code_sha256)
		)
		order by 2 desc, 1 limit 1
	) as likest
	join private.removed_versions as version on version.sha256 = likest.sha256
	order by version.removed_at, version.bookmarklet_id limit 1;
end;

create function private.words_about_likeness(share double precision, removed_script uuid) returns text
language sql stable set search_path = ''
return format(
	'Found at saving: this code has %s %% of the features of code that a moderator removed before, in another form (script %s).',
	floor(share * 100), removed_script
);

-- Stores the features of a version's code, which the server has computed. A published script whose latest version has this code and
-- resembles removed code is held back; if it was public before the removal, it is only reported.
create function public.record_code_features(p_version_id uuid, p_features_version text, p_features integer[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
	code_sha256 text := (select version.sha256 from public.versions as version where version.id = p_version_id);
	script public.bookmarklets;
	likeness record;
	is_later boolean;
begin
	if code_sha256 is null then
		raise sqlstate 'PT404' using message = 'This version does not exist.';
	end if;
	insert into private.code_features as known (sha256, features_version, features)
	values (code_sha256, p_features_version, p_features)
	on conflict (sha256) do update set features_version = excluded.features_version, features = excluded.features
	where (known.features_version, known.features) is distinct from (excluded.features_version, excluded.features);
	if exists (select from private.removed_versions as removed where removed.sha256 = code_sha256) then
		perform private.index_removed_code(code_sha256);
	end if;
	select * into likeness from private.resembled_removal(code_sha256);
	if not found then
		return;
	end if;
	for script in
		select about.* from public.bookmarklets as about
		join public.versions as version on version.id = about.latest_version_id
		where version.sha256 = code_sha256 and about.is_published and about.moderation_status in ('none', 'approved')
		order by about.id for no key update of about
	loop
		is_later := (select version.published_at >= likeness.removed_at from public.versions as version where version.id = script.latest_version_id);
		if is_later then
			update public.bookmarklets set moderation_status = 'pending' where id = script.id;
		end if;
		perform private.report_removed_code(
			script, private.words_about_likeness(likeness.share, likeness.bookmarklet_id)
				|| case when is_later then ' It is not public until a moderator has approved it.' else ' It was public before, and still is.' end,
			is_later
		);
	end loop;
end $$;
revoke all on function public.record_code_features(uuid, text, integer[]) from public, anon, authenticated;
grant execute on function public.record_code_features(uuid, text, integer[]) to service_role;

-- A moderator's newest decision about code counts: approved code is not held back again.
create function private.note_approved_features() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	digests text[] := array(
		select private.features_digest(known.features) from public.versions as version
		join private.code_features as known on known.sha256 = version.sha256
		where version.bookmarklet_id = new.id and (version.is_public or version.id = new.latest_version_id)
	);
begin
	if new.moderation_status = 'removed' then
		delete from private.approved_features where digest = any (digests);
	else
		insert into private.approved_features (digest) select distinct digest from unnest(digests) as digest on conflict do nothing;
	end if;
	return null;
end $$;
create trigger note_approved_features after update on public.bookmarklets
	for each row when (
		old.moderation_status is distinct from new.moderation_status
		and (new.moderation_status = 'removed' or (old.moderation_status in ('pending', 'removed') and new.moderation_status in ('none', 'approved')))
	)
	execute function private.note_approved_features();

-- Public scripts that resemble code which is being removed: moderators look at them, too.
create function private.report_resembling_scripts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	removed integer[] := (select known.features from private.code_features as known where known.sha256 = new.sha256);
	script public.bookmarklets;
begin
	for script in
		select about.* from public.bookmarklets as about
		join public.versions as version on version.id = about.latest_version_id
		join private.code_features as code on code.sha256 = version.sha256
		where about.is_visible and about.id <> new.bookmarklet_id and removed is not null
			and private.distinctive_features(code.features) && private.distinctive_features(removed)
			and private.resembles(removed, code.features)
		order by about.id limit 20
	loop
		perform private.report_removed_code(
			script, private.words_about_likeness(private.shared_share(removed, (
				select code.features from private.code_features as code
				join public.versions as version on version.sha256 = code.sha256 where version.id = script.latest_version_id
			)), new.bookmarklet_id) || ' It was public before, and still is.', false
		);
	end loop;
	return null;
end $$;

create function private.shared_share(known integer[], other integer[]) returns double precision
language sql immutable parallel safe set search_path = ''
begin atomic
	select coalesce(sum(feature & 3), 0)::double precision / greatest(private.weight_of(known), 1)
	from unnest(known) as feature where feature = any (other);
end;
create trigger report_resembling_scripts after insert on private.removed_versions
	for each row execute function private.report_resembling_scripts();

-- Features of code that no version has anymore are deleted, except those of removed code.
create function private.drop_unused_features() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.code_features as known
	where known.sha256 in (select gone.sha256 from gone)
		and not exists (select from public.versions as version where version.sha256 = known.sha256)
		and not exists (select from private.removed_versions as removed where removed.sha256 = known.sha256);
	return null;
end $$;
create trigger drop_unused_features after delete on public.versions
	referencing old table as gone for each statement execute function private.drop_unused_features();
