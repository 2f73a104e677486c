import { randomUUID } from "node:crypto";
import { idOf, type World } from "./world.ts";

let made = 0;
/** A number nothing else in this file has. */
export const next = () => ++made;

type ScriptState = "published" | "draft" | "removed";

/** A script of the owner with one version, made by the superuser. */
export async function makeScript(
	world: World,
	state: ScriptState = "published",
	owner = idOf(world, "owner"),
	title = `Sample ${next()}`,
): Promise<{ id: string; versionId: string }> {
	const [script] = await world.sql<{ id: string }[]>`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, moderation_status)
		values (${title}, 'A sample for the tests.', ${`sample-${randomUUID()}`}, ${owner}, ${state === "published"},
			${state === "removed" ? "removed" : "none"})
		returning id`;
	if (!script) throw new Error("No script was made.");
	const versionId = await makeVersion(world, script.id, "1.0.0");
	return { id: script.id, versionId };
}

/** A version with code that nothing else has. */
export async function makeVersion(world: World, scriptId: string, semver: string): Promise<string> {
	const [version] = await world.sql<{ id: string }[]>`
		insert into public.versions (bookmarklet_id, semver, code_blob_url)
		values (${scriptId}, ${semver}, ${`javascript:void '${randomUUID()}'`}) returning id`;
	if (!version) throw new Error("No version was made.");
	return version.id;
}

/** A review by `author`; nobody may review their own script. */
export async function makeReview(world: World, scriptId: string, author = idOf(world, "admin")): Promise<string> {
	const [review] = await world.sql<{ id: string }[]>`
		insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment)
		values (${scriptId}, ${author}, 4, 'Does what it says.') returning id`;
	if (!review) throw new Error("No review was made.");
	return review.id;
}

export async function makeSession(world: World, person: string): Promise<string> {
	const [session] = await world.sql<{ session_id: string }[]>`
		insert into public.user_sessions (session_id, user_id) values (gen_random_uuid(), ${person}) returning session_id`;
	if (!session) throw new Error("No session was made.");
	return session.session_id;
}

/** An account without a password, as the seeds have them; its profile comes by the trigger. */
export async function makeAccount(world: World, name = `Person ${next()}`): Promise<string> {
	const [account] = await world.sql<{ id: string }[]>`
		insert into auth.users (id, email, raw_user_meta_data)
		values (gen_random_uuid(), ${`${randomUUID()}@example.org`}, ${world.sql.json({ full_name: name })})
		returning id`;
	if (!account) throw new Error("No account was made.");
	return account.id;
}
