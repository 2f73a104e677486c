import { randomUUID } from "node:crypto";
import { type Fixture, idOf } from "./fixture.ts";

let made = 0;
/**
 * Counts up, for names that must differ.
 * @returns a number that is unique in this process, from 1
 */
export const next = () => ++made;

type ScriptState = "published" | "draft" | "removed" | "deleted";

/**
 * Inserts a script with one version, as the superuser.
 * @param fixture the opened backend
 * @param state whether it is published, a draft, removed by moderators or deleted by its owner
 * @param owner id of its owner; `owner` of the fixture if left out
 * @param title its title; unique if left out
 * @returns ids of the script and of its version
 */
export async function makeScript(
	fixture: Fixture,
	state: ScriptState = "published",
	owner = idOf(fixture, "owner"),
	title = `Sample ${next()}`,
): Promise<{ id: string; versionId: string }> {
	const [script] = await fixture.sql<{ id: string }[]>`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, moderation_status, deleted_at)
		values (${title}, 'A sample for the tests.', ${`sample-${randomUUID()}`}, ${owner},
			${state === "published" || state === "deleted"}, ${state === "removed" ? "removed" : "none"},
			${state === "deleted" ? new Date() : null})
		returning id`;
	if (!script) throw new Error("No script was made.");
	const versionId = await makeVersion(fixture, script.id, "1.0.0");
	return { id: script.id, versionId };
}

/**
 * Inserts a version with unique code.
 * @param fixture the opened backend
 * @param scriptId id of the script
 * @param semver number of the version, for example `1.0.0`
 * @returns id of the version
 */
export async function makeVersion(fixture: Fixture, scriptId: string, semver: string): Promise<string> {
	const [version] = await fixture.sql<{ id: string }[]>`
		insert into public.versions (bookmarklet_id, semver, code_blob_url)
		values (${scriptId}, ${semver}, ${`javascript:void '${randomUUID()}'`}) returning id`;
	if (!version) throw new Error("No version was made.");
	return version.id;
}

/**
 * Inserts a review of four stars; nobody may review their own script.
 * @param fixture the opened backend
 * @param scriptId id of the script
 * @param author id of the author; `admin` of the fixture if left out
 * @returns id of the review
 */
export async function makeReview(fixture: Fixture, scriptId: string, author = idOf(fixture, "admin")): Promise<string> {
	const [review] = await fixture.sql<{ id: string }[]>`
		insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment)
		values (${scriptId}, ${author}, 4, 'Does what it says.') returning id`;
	if (!review) throw new Error("No review was made.");
	return review.id;
}

/**
 * Inserts a session of the usage statistics.
 * @param fixture the opened backend
 * @param person id of the account that it belongs to
 * @returns id of the session
 */
export async function makeSession(fixture: Fixture, person: string): Promise<string> {
	const [session] = await fixture.sql<{ session_id: string }[]>`
		insert into public.user_sessions (session_id, user_id) values (gen_random_uuid(), ${person}) returning session_id`;
	if (!session) throw new Error("No session was made.");
	return session.session_id;
}

/**
 * Inserts an account without a password, like those of the seeds; a trigger creates its profile.
 * @param fixture the opened backend
 * @param name full name; unique if left out
 * @returns id of the account
 */
export async function makeAccount(fixture: Fixture, name = `Person ${next()}`): Promise<string> {
	const [account] = await fixture.sql<{ id: string }[]>`
		insert into auth.users (id, email, raw_user_meta_data)
		values (gen_random_uuid(), ${`${randomUUID()}@example.org`}, ${fixture.sql.json({ full_name: name })})
		returning id`;
	if (!account) throw new Error("No account was made.");
	return account.id;
}
