import { createHash, randomUUID } from "node:crypto";
import type { RunningHub } from "./running-hub.ts";

export interface StoredScript {
	readonly id: string;
	readonly slug: string;
}
type State = "published" | "draft" | "removed";

/** A script of somebody new with its versions, as they would be after saving. */
export async function storeScript(
	{ sql }: RunningHub,
	versions: Readonly<Record<string, string>>,
	state: State = "published",
): Promise<StoredScript> {
	const [person] = await sql<{ id: string }[]>`
		insert into auth.users (id, email, raw_user_meta_data)
		values (gen_random_uuid(), ${`${randomUUID()}@example.org`}, ${sql.json({ full_name: "Ada Author" })}) returning id`;
	const slug = `sample-${randomUUID().slice(0, 8)}`;
	const [script] = await sql<{ id: string }[]>`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published)
		values ('Sample', 'A sample for the tests.', ${slug}, ${person?.id ?? null}, ${state !== "draft"}) returning id`;
	if (!script) throw new Error("No script was stored.");
	for (const [semver, code] of Object.entries(versions)) await storeVersion({ sql }, script.id, semver, code);
	if (state === "removed") await moderate({ sql }, script.id, "removed");
	return { id: script.id, slug };
}

export async function storeVersion({ sql }: Pick<RunningHub, "sql">, id: string, semver: string, code: string) {
	await sql`insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, ${semver}, ${code})`;
}

/** A moderator's decision. */
export async function moderate({ sql }: Pick<RunningHub, "sql">, id: string, status: "removed" | "approved") {
	await sql`update public.bookmarklets set moderation_status = ${status} where id = ${id}`;
}

export const addressOf = ({ id, slug }: StoredScript, kind: "user" | "meta" = "user") =>
	`/scripts/${id}/${slug}.${kind}.js`;

export const sha256 = (code: string) => createHash("sha256").update(code).digest("hex");
