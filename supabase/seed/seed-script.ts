import type { TransactionSql } from "postgres";
import type { SeedScript, SeedVersion } from "./read-seeds.ts";
import { seedId } from "./seed-id.ts";
import { personId } from "./seed-people.ts";
import { momentOf, type SeedEvent } from "./timeline.ts";

export const scriptId = (slug: string) => seedId("script", slug);

const versionId = (slug: string, version: SeedVersion) => seedId("version", slug, version.semver);

async function insertScript(sql: TransactionSql, { slug, about }: SeedScript, at: Date): Promise<void> {
	const id = scriptId(slug);
	const owner = personId(about.author);
	await sql`
		insert into public.bookmarklets
			(id, title, short_description, slug, category, owner_id, is_published, featured, created_at, updated_at)
		values (${id}, ${about.title}, ${about.shortDescription}, ${slug}, ${about.category}, ${owner}, true, ${about.featured}, ${at}, ${at})`;
	await sql`select private.set_tags(${id}, ${about.tags})`;
	if (about.forkOf === undefined) return;
	await sql`
		insert into public.bookmarklet_forks (forked_bookmarklet_id, original_bookmarklet_id, user_id, created_at)
		values (${id}, ${scriptId(about.forkOf)}, ${owner}, ${at})`;
}

async function insertVersion(sql: TransactionSql, seed: SeedScript, version: SeedVersion, at: Date): Promise<void> {
	const generatedBy = seed.about.forkOf === undefined ? "user" : "fork";
	await sql`
		insert into public.versions (id, bookmarklet_id, semver, code_blob_url, generated_by, change_note, published_at)
		values (${versionId(seed.slug, version)}, ${scriptId(seed.slug)}, ${version.semver}, ${version.code}, ${generatedBy}, ${version.changeNote}, ${at})`;
	// The trigger that makes a version current sets the present time; seeded rows have times of their own.
	await sql`update public.bookmarklets set updated_at = ${at} where id = ${scriptId(seed.slug)}`;
}

/** Events of a script: its first version creates it, each later version is a separate event. */
export function scriptEvents(sql: TransactionSql, seed: SeedScript): SeedEvent[] {
	return seed.versions.map((version, index) => {
		const at = momentOf(version.daysBefore, versionId(seed.slug, version));
		return {
			at,
			run: async () => {
				if (index === 0) await insertScript(sql, seed, at);
				await insertVersion(sql, seed, version, at);
			},
		};
	});
}
