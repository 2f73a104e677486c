import * as z from "zod";
import { askProject, type Check, cannotTell, differs, ok, postProject, type Target, unexpected } from "./check.ts";

/** Tables and views of which a visitor may read or write anything. The contract test compares the list with the migrations. */
export const PUBLIC_RELATIONS: readonly string[] = [
	"action_recordings",
	"bookmarklet_forks",
	"bookmarklet_reviews",
	"bookmarklet_stars",
	"bookmarklet_tags",
	"bookmarklets",
	"collection_items",
	"collections",
	"profiles",
	"scripts",
	"security_reports",
	"tags",
	"version_libraries",
	"versions",
];

const MAX_ROWS = 1_000;
/** Relations with a column `id` of which visitors may read many rows. */
const LARGE_RELATIONS = ["versions", "bookmarklets", "security_reports", "tags"];
/** Schemas of every Supabase project, and the hub's own. None of them may be reachable. */
const HIDDEN_SCHEMAS = ["private", "auth", "storage", "extensions", "graphql_public", "vault", "cron"];

const openApi = z.looseObject({ paths: z.record(z.string(), z.unknown()) });
const rows = z.array(z.looseObject({}));
const graphQl = z.looseObject({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() });

/** The number of rows, or null when the relation cannot be read. */
async function countRows(target: Target, path: string): Promise<number | null> {
	const answer = await askProject(target, `/rest/v1/${path}`);
	const read = rows.safeParse(answer.json);
	return read.success && (answer.status === 200 || answer.status === 206) ? read.data.length : null;
}

export const dataChecks: readonly Check[] = [
	{
		name: "list of relations",
		advice: "apply the migrations; revoke the rights of anon on every relation that no migration made",
		look: async (target) => {
			const answer = await askProject(target, "/rest/v1/");
			if (answer.status === 401 || answer.status === 403 || answer.status === 404) return ok("refused to visitors");
			const read = openApi.safeParse(answer.json);
			if (answer.status !== 200 || !read.success) return unexpected(answer);
			const relations = Object.keys(read.data.paths)
				.map((path) => path.slice(1))
				.filter((name) => name !== "" && !name.startsWith("rpc/"));
			const others = relations.filter((name) => !PUBLIC_RELATIONS.includes(name));
			return others.length === 0
				? ok(`${relations.length} known relations`)
				: differs(`also lists ${others.join(", ")}`);
		},
	},
	{
		name: "exposed schemas",
		advice: 'set schemas = ["public"] in [api] and push the settings',
		look: async (target) => {
			const exposed: string[] = [];
			for (const schema of HIDDEN_SCHEMAS) {
				const answer = await askProject(target, "/rest/v1/a_name_of_no_relation", { "Accept-Profile": schema });
				// PGRST106: the schema is not exposed. PostgREST lets nobody tell an exposed schema that does not exist.
				if (answer.status === 406) continue;
				if (answer.status === 401 || answer.status >= 500) return unexpected(answer);
				exposed.push(schema);
			}
			return exposed.length === 0 ? ok("only public") : differs(`also ${exposed.join(", ")}`);
		},
	},
	{
		name: "rows per answer",
		advice: `set max_rows = ${MAX_ROWS} in [api] and push the settings`,
		look: async (target) => {
			for (const relation of LARGE_RELATIONS) {
				const first = await countRows(target, `${relation}?select=id&limit=${MAX_ROWS + 1}`);
				if (first === null || first === 0) continue;
				if (first > MAX_ROWS) return differs(`${relation} gave ${first} rows at once`);
				const next = await countRows(target, `${relation}?select=id&offset=${first}&limit=1`);
				if (next !== 1) continue; // these were all rows that there are
				return first === MAX_ROWS
					? ok(`at most ${first}`)
					: differs(`at most ${first}, the pages count on ${MAX_ROWS}`);
			}
			return cannotTell(`no public relation has more than ${MAX_ROWS} rows`);
		},
	},
	{
		name: "statement timeout",
		advice:
			"in the SQL editor: select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated'); " +
			"wanted are statement_timeout=3s and 8s",
		// No public function runs for long on purpose, and loading a live project to see when it gives up is no check.
		look: async () => cannotTell("the public API does not show it"),
	},
	{
		name: "GraphQL",
		advice: "in the SQL editor: drop extension if exists pg_graphql;",
		look: async (target) => {
			const answer = await postProject(target, "/graphql/v1", { query: "{ __typename }" });
			if (answer.status >= 400 && answer.status < 500) return ok(`refused with status ${answer.status}`);
			const read = graphQl.safeParse(answer.json);
			if (answer.status !== 200 || !read.success) return unexpected(answer);
			if (read.data.data !== undefined && read.data.data !== null) return differs("answers queries of visitors");
			return read.data.errors === undefined ? unexpected(answer) : ok("not enabled");
		},
	},
];
