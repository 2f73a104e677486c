import type { App } from "@supabase/lite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Sql } from "postgres";
import type { Secrets } from "../data-folder/secrets.ts";
import { StartRefused } from "../refusal.ts";
import { patchConnection } from "../rest/patch-connection.ts";
import { readTimeLimits } from "../rest/time-limits.ts";
import { applyMigrations, type Migration } from "./migrate.ts";
import { runPrelude } from "./prelude.ts";
import { seedOnce } from "./seed-once.ts";
import { ensureStandInAccounts } from "./stand-in-accounts.ts";

/** Applies pending migrations and seeds, and checks after a first request that no role has more privileges than granted. */
export async function prepareDatabase(options: {
	app: App;
	connection: PostgresConnection;
	databaseUrl: string;
	migrations: readonly Migration[];
	secrets: Secrets;
	log: (line: string) => void;
	seed: boolean;
	standIn: boolean;
}): Promise<void> {
	const { app, connection, secrets, log } = options;
	const sql = connection.driver as Sql;
	await runPrelude(sql);
	await app.init();
	await app.ensureSystemSchema();
	const applied = await applyMigrations(sql, options.migrations);
	patchConnection(connection, await readTimeLimits(sql));
	if (applied > 0) {
		log(`Applied ${applied} ${applied === 1 ? "migration" : "migrations"}.`);
		await connection.clearSchemaCache();
	}
	if (options.seed) {
		const scripts = await seedOnce(sql, options.databaseUrl);
		if (scripts !== null) log(`Seeded ${scripts} scripts.`);
	}
	if (options.standIn) await ensureStandInAccounts(app, sql);
	const request = new Request("http://localhost/rest/v1/bookmarklets?select=id&limit=1", {
		headers: { apikey: secrets.publishableKey },
	});
	await app.fetch(request, { peerAddress: "127.0.0.1" });
	await checkPrivileges(sql);
}

/**
 * Refuses to start when an API role has a privilege that no migration grants. Runs after a first request, because that is when an
 * unpatched lite grants everything to everybody.
 */
async function checkPrivileges(sql: Sql): Promise<void> {
	const excess = await sql<{ privilege: string }[]>`
		select 'a client may write bookmarklets.star_count' as privilege
		where has_column_privilege('authenticated', to_regclass('public.bookmarklets'), 'star_count', 'update')
		union all
		select 'a visitor may read audit_log'
		where has_table_privilege('anon', to_regclass('public.audit_log'), 'select')
		union all
		select 'a client may write admin_roles'
		where has_table_privilege('authenticated', to_regclass('public.admin_roles'), 'insert')`;
	if (excess.length > 0) {
		throw new StartRefused(
			`The database grants more than the migrations do (${excess.map((row) => row.privilege).join("; ")}). Scriptorium does not start: see docs/decisions/0024-patched-libraries.md.`,
		);
	}
}
