-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.approved_features (
	digest text not null,
	approved_at timestamp with time zone default now() not null,
	constraint approved_features_pkey PRIMARY KEY (digest)
);

create table private.code_features (
	sha256 text not null,
	features_version text not null,
	features integer[] not null,
	constraint code_features_pkey PRIMARY KEY (sha256),
	constraint code_features_number CHECK ((cardinality(features) <= 20000)),
	constraint code_features_version CHECK (((char_length(features_version) >= 1) AND (char_length(features_version) <= 50)))
);
CREATE INDEX code_features_distinctive ON private.code_features USING gin (private.distinctive_features(features));

create table private.removed_features (
	feature integer not null,
	sha256 text not null,
	is_own boolean not null,
	constraint removed_features_pkey PRIMARY KEY (feature, sha256)
);
CREATE INDEX removed_features_by_code ON private.removed_features USING btree (sha256);

create table private.removed_weights (
	sha256 text not null,
	features integer not null,
	weight bigint not null,
	own_weight bigint not null,
	constraint removed_weights_pkey PRIMARY KEY (sha256)
);

CREATE OR REPLACE FUNCTION private.distinctive_features(features integer[])
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY(SELECT feature.feature FROM unnest(distinctive_features.features) feature(feature) WHERE ((feature.feature & 3) = 3));

CREATE OR REPLACE FUNCTION private.drop_unused_features()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	delete from private.code_features as known
	where known.sha256 in (select gone.sha256 from gone)
		and not exists (select from public.versions as version where version.sha256 = known.sha256)
		and not exists (select from private.removed_versions as removed where removed.sha256 = known.sha256);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.features_digest(features integer[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN md5((features)::text);

CREATE OR REPLACE FUNCTION private.follow_removed_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform private.index_removed_code(coalesce(new.sha256, old.sha256));
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.index_removed_code(code_sha256 text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.is_likeness(known_features integer, known_weight bigint, shared_weight bigint, shares_distinctive boolean, other_features integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((known_features >= 4) AND CASE WHEN (known_weight >= 20) THEN ((shared_weight)::numeric >= (0.85 * (known_weight)::numeric)) ELSE (((known_weight >= 8) AND shares_distinctive AND ((shared_weight)::numeric >= (0.95 * (known_weight)::numeric))) OR ((shared_weight = known_weight) AND (known_features = other_features))) END);

CREATE OR REPLACE FUNCTION private.note_approved_features()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.report_resembling_scripts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.resembled_removal(code_sha256 text)
 RETURNS TABLE(bookmarklet_id uuid, removed_at timestamp with time zone, share double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT version.bookmarklet_id,
     version.removed_at,
     likest.share
    FROM (( SELECT shared.sha256,
             ((shared.weight)::double precision / (total.weight)::double precision) AS share
            FROM (( SELECT removed.sha256,
                     sum((removed.feature & 3)) AS weight,
                     bool_or(((removed.feature & 3) = 3)) AS has_distinctive,
                     COALESCE(sum((removed.feature & 3)) FILTER (WHERE removed.is_own), (0)::bigint) AS own_weight
                    FROM ((private.code_features code
                      CROSS JOIN LATERAL unnest(code.features) part(feature))
                      JOIN private.removed_features removed ON ((removed.feature = part.feature)))
                   WHERE ((code.sha256 = resembled_removal.code_sha256) AND (NOT (EXISTS ( SELECT
                            FROM private.approved_features approved
                           WHERE (approved.digest = private.features_digest(code.features))))))
                   GROUP BY removed.sha256) shared
              JOIN private.removed_weights total ON ((total.sha256 = shared.sha256)))
           WHERE ((total.own_weight > 0) AND ((shared.own_weight)::numeric >= (0.85 * (total.own_weight)::numeric)) AND private.is_likeness(total.features, total.weight, shared.weight, shared.has_distinctive, ( SELECT cardinality(code.features) AS cardinality
                    FROM private.code_features code
                   WHERE (code.sha256 = resembled_removal.code_sha256))))
           ORDER BY ((shared.weight)::double precision / (total.weight)::double precision) DESC, shared.sha256
          LIMIT 1) likest
      JOIN private.removed_versions version ON ((version.sha256 = likest.sha256)))
   ORDER BY version.removed_at, version.bookmarklet_id
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.resembles(known integer[], other integer[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.is_likeness(cardinality(resembles.known), private.weight_of(resembles.known), COALESCE(sum((feature.feature & 3)), (0)::bigint), COALESCE(bool_or(((feature.feature & 3) = 3)), false), cardinality(resembles.other)) AS is_likeness
    FROM unnest(resembles.known) feature(feature)
   WHERE (feature.feature = ANY (resembles.other));
END;

CREATE OR REPLACE FUNCTION private.shared_share(known integer[], other integer[])
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT ((COALESCE(sum((feature.feature & 3)), (0)::bigint))::double precision / (GREATEST(private.weight_of(shared_share.known), (1)::bigint))::double precision)
    FROM unnest(shared_share.known) feature(feature)
   WHERE (feature.feature = ANY (shared_share.other));
END;

CREATE OR REPLACE FUNCTION private.weight_of(features integer[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT COALESCE(sum((feature.feature & 3)), (0)::bigint) AS "coalesce" FROM unnest(weight_of.features) feature(feature));

CREATE OR REPLACE FUNCTION private.words_about_likeness(share double precision, removed_script uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN format('Found at saving: this code has %s %% of the features of code that a moderator removed before, in another form (script %s).'::text, floor((share * (100)::double precision)), removed_script);

CREATE OR REPLACE FUNCTION public.record_code_features(p_version_id uuid, p_features_version text, p_features integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.record_code_features(uuid,text,integer[]) to service_role;
