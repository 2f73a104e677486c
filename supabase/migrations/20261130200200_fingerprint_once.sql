-- Computes the fingerprint of saved code once. The condition of a query is computed for each row of removed code once PostgreSQL has kept
-- a plan without the parameter's value, which took 4 MiB of code beyond the time limit.
create or replace function private.hold_removed_code() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	code public.versions;
	code_fingerprint text;
	likeness record;
begin
	-- Saves computing the fingerprint, which is slow for large code, while nothing was removed yet.
	if not exists (select from private.removed_versions) then
		return new;
	end if;
	select * into code from public.versions as version where version.id = new.latest_version_id;
	code_fingerprint := private.code_fingerprint(code.code_blob_url);
	if exists (select from private.removed_versions as removed where removed.fingerprint = code_fingerprint) then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, 'Found at saving: this code was removed by a moderator before. It is not public until a moderator has approved it.', true
		);
		return new;
	end if;
	select * into likeness from private.resembled_removal(code.sha256);
	if found then
		new.moderation_status := 'pending';
		perform private.report_removed_code(
			new, private.words_about_likeness(likeness.share, likeness.bookmarklet_id) || ' It is not public until a moderator has approved it.', true
		);
	end if;
	return new;
end $$;
