-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.fits_report(verdict text, reason text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN ((verdict = 'remove'::text) OR ((verdict = ANY (ARRAY['confirm_rating'::text, 'rule_at_fault'::text])) = (reason = 'rating'::text)));

CREATE OR REPLACE FUNCTION private.reported_finding(found jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN jsonb_strip_nulls(jsonb_build_object('type', "left"((found ->> 'type'::text), 100), 'severity', "left"((found ->> 'severity'::text), 20), 'line', ((found ->> 'line'::text))::integer, 'column', ((found ->> 'column'::text))::integer, 'description', "left"((found ->> 'description'::text), 1000), 'quote', "left"((found ->> 'quote'::text), 200), 'path', (SELECT COALESCE(jsonb_agg(jsonb_build_object('description', "left"((step.value ->> 'description'::text), 300), 'line', ((step.value ->> 'line'::text))::integer, 'column', ((step.value ->> 'column'::text))::integer) ORDER BY step.ordinality), '[]'::jsonb) AS "coalesce" FROM jsonb_array_elements((reported_finding.found -> 'path'::text)) WITH ORDINALITY step(value, ordinality) WHERE (step.ordinality <= 12))));

CREATE OR REPLACE FUNCTION public.report_rating(p_version_id uuid, p_description text, p_rule text DEFAULT NULL::text, p_line integer DEFAULT NULL::integer, p_column integer DEFAULT NULL::integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	caller uuid := auth.uid();
	version public.versions;
	newest public.security_reports;
	finding jsonb;
	report uuid;
begin
	if caller is null then
		raise insufficient_privilege using message = 'Please sign in to report a rating.';
	end if;
	-- As the policies of scripts and versions.
	select rated.* into version from public.versions as rated join public.bookmarklets as script on script.id = rated.bookmarklet_id
	where rated.id = p_version_id and (
		(script.is_visible and rated.is_public) or (script.owner_id = caller and script.deleted_at is null) or public.is_admin()
	);
	if not found then
		raise sqlstate 'PT404' using message = 'This version does not exist or is not public.';
	end if;
	select * into newest from public.security_reports as rated
	where rated.version_id = version.id order by rated.created_at desc limit 1;
	if not found then
		raise sqlstate 'PT409' using message = 'This version has not been rated yet. Try again when it is rated.';
	end if;
	if p_rule is not null then
		select private.reported_finding(known.value) into finding
		from jsonb_array_elements(newest.summary_json -> 'vulnerabilities') with ordinality as known
		where known.value ->> 'type' = p_rule and (known.value ->> 'line')::integer = p_line and (known.value ->> 'column')::integer = p_column
		order by known.ordinality limit 1;
		if not found then
			raise sqlstate 'PT409' using message = 'The newest rating of this version does not have this finding anymore. Reload the page.';
		end if;
	end if;
	insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description, rating)
	values (version.bookmarklet_id, caller, 'rating', btrim(p_description), jsonb_build_object(
		'version_id', version.id, 'semver', version.semver, 'rules_version', newest.rules_version, 'risk_level', newest.risk_level,
		'score', newest.score, 'finding', finding
	))
	returning id into report;
	return report;
exception when unique_violation then
	raise sqlstate 'PT409' using message = 'You have already reported this. A moderator will look at it.';
end $function$;
grant execute on function public.report_rating(uuid,text,text,integer,integer) to authenticated;
grant execute on function public.report_rating(uuid,text,text,integer,integer) to service_role;
