-- The newest report decides: also over what the version can do, as later rules see more. Nobody but the analyser writes it
-- (column privileges), and nothing else of a version ever changes.
create or replace function private.keep_version_unchanged() returns trigger
language plpgsql set search_path = '' as $$
begin
	-- sha256 follows from the code and is not computed yet when this runs.
	if (to_jsonb(new) - '{risk_level,capabilities,sha256}'::text[]) is distinct from (to_jsonb(old) - '{risk_level,capabilities,sha256}'::text[]) then
		raise sqlstate '55000' using
			message = 'A version cannot be changed.', hint = 'Save a new version instead.';
	end if;
	return new;
end $$;

-- One insert of a report sets risk and capabilities of its version and, when that is the newest one, the risk of the script.
create or replace function private.apply_security_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.versions set
		risk_level = new.risk_level,
		capabilities = coalesce(new.summary_json -> 'capabilities', capabilities)
	where id = new.version_id;
	update public.bookmarklets set
		risk_level = new.risk_level,
		security_score = new.score,
		security_analysis = new.summary_json,
		last_security_scan = new.created_at
	where latest_version_id = new.version_id;
	return null;
end $$;
