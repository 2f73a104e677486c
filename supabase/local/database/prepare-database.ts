import type { App } from "@supabase/lite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Sql } from "postgres";
import type { Secrets } from "../data-folder/secrets.ts";
import { patchConnection } from "../rest/patch-connection.ts";
import { readRoleTimeouts } from "../rest/role-timeouts.ts";
import { checkPrivileges } from "./check-privileges.ts";
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
	patchConnection(connection, await readRoleTimeouts(sql));
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
