import type postgres from "postgres";
import { startHubInProcess } from "./hub-in-process.ts";

export interface CatalogueHub {
	readonly origin: string;
	/** Connection of the superuser. */
	readonly sql: postgres.Sql;
	/** Sends a request to the hub over HTTP, as a visitor. */
	get(path: string, headers?: Record<string, string>): Promise<Response>;
	stop(): Promise<void>;
}

/**
 * Starts the hub's real server with a seeded database of its own; without built pages, which data requests do not need.
 * @returns the running hub; `stop` removes its data
 */
export async function startCatalogueHub(): Promise<CatalogueHub> {
	const { origin, sql, stop } = await startHubInProcess({
		seed: true,
		backend: (defaults) => ({ ...defaults, countingKey: null }),
	});
	return { origin, sql, get: (path, headers = {}) => fetch(origin + path, { headers }), stop };
}

/** Texts that would break out of XML, HTML or JSON wherever they are not escaped. */
export const HOSTILE = {
	title: `]]> </title> & "x" 'y' <b>`,
	description: `<script>alert(1)</script> <img src=x onerror=alert(2)> &amp; ]]>`,
	note: `<script>alert(3)</script>\n\n& \u0001 ]]> second`,
	tag: `<i> & "t/"`,
} as const;

/**
 * Inserts a published script with hostile texts and two versions, a draft and a removed one; all of one seeded author.
 * @param hub the running hub
 * @returns ids of the three scripts
 */
export async function addHostileScripts({ sql }: CatalogueHub) {
	const [author] = await sql<{ user_id: string }[]>`select user_id from public.profiles where username = 'lena-brandt'`;
	const make = async (title: string, slug: string, published: boolean, status: string): Promise<string> => {
		const [row] = await sql<{ id: string }[]>`
			insert into public.bookmarklets (title, short_description, slug, category, owner_id, is_published, moderation_status)
			values (${title}, ${HOSTILE.description}, ${slug}, 'design', ${author?.user_id ?? ""}, ${published}, ${status})
			returning id`;
		if (!row) throw new Error("No script was made.");
		await sql`select private.set_tags(${row.id}, ${[HOSTILE.tag, slug]})`;
		await sql`
			insert into public.versions (bookmarklet_id, semver, code_blob_url, published_at)
			values (${row.id}, '1.0.0', 'javascript:void 0', now() - interval '2 days')`;
		return row.id;
	};
	const visible = await make(HOSTILE.title, "hostile-visible", true, "none");
	await sql`
		insert into public.versions (bookmarklet_id, semver, code_blob_url, change_note, published_at)
		values (${visible}, '1.1.0', 'javascript:void 1', ${HOSTILE.note}, now() - interval '1 day')`;
	return {
		visible,
		draft: await make("Secret draft", "hostile-draft", false, "none"),
		removed: await make("Secret removed", "hostile-removed", true, "removed"),
	};
}
