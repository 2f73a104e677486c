import type { Fixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";
import { expectTrue } from "./rows.ts";

/** Approved code is noted, and removed code does not count as approved anymore. */
export async function notesApprovedFeatures(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture);
	await fixture.sql`
		insert into private.code_features (sha256, features_version, features)
		select sha256, '1', array[1, 5, 9] || ascii(substr(sha256, 1, 1)) from public.versions where id = ${versionId}`;
	const approved = async () => {
		const [row] = await fixture.sql`
			select exists (
				select from private.approved_features as approved
				join private.code_features as known on private.features_digest(known.features) = approved.digest
				join public.versions as version on version.sha256 = known.sha256 where version.id = ${versionId}
			) as is_known`;
		return row?.is_known === true;
	};
	const decide = (status: string) =>
		fixture.sql`update public.bookmarklets set moderation_status = ${status} where id = ${id}`;
	await decide("pending");
	await decide("approved");
	expectTrue(await approved(), "Approved code is not noted.");
	await decide("removed");
	expectTrue(!(await approved()), "Removed code still counts as approved.");
}

/** Features go with the last version that has the code. */
export async function dropsUnusedFeatures({ sql, ...fixture }: Fixture) {
	const { id, versionId } = await makeScript({ sql, ...fixture });
	const [known] = await sql<{ sha256: string }[]>`
		insert into private.code_features (sha256, features_version, features)
		select sha256, '1', array[1, 5, 9] from public.versions where id = ${versionId} returning sha256`;
	await sql`delete from public.bookmarklets where id = ${id}`;
	const left = await sql`select from private.code_features where sha256 = ${known?.sha256 ?? ""}`;
	expectTrue(left.length === 0, "Features of code that no version has anymore are kept.");
}
