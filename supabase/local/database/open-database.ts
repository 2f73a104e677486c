import type { Sql } from "postgres";
import { readOrCreateSecrets, type Secrets } from "../data-folder/secrets.ts";
import { setAsideDatabase } from "../data-folder/set-aside-database.ts";
import { ensureCluster } from "../postgres/cluster.ts";
import { findPlace, type PostgresPlace } from "../postgres/place.ts";
import { type PostgresServer, startPostgres } from "../postgres/postgres-server.ts";
import { connect, type DatabaseConnection } from "../rest/lite-app.ts";
import { findOutdatedSchema, type Migration } from "./migrate.ts";
import { adoptSquashedHistory } from "./squashed-history.ts";

export interface OpenDatabase {
	readonly secrets: Secrets;
	readonly place: PostgresPlace;
	readonly postgres: PostgresServer;
	readonly database: DatabaseConnection;
	/** Of the superuser. */
	readonly databaseUrl: string;
	stop(): Promise<void>;
}

interface OpenOptions {
	/** Absolute path; the caller holds its lock. */
	readonly dataDir: string;
	readonly log: (line: string) => void;
}

/**
 * Starts the data folder's PostgreSQL and connects to it. A database whose migrations this version does not have cannot be
 * brought to the present schema: it is set aside, and a new one is made.
 *
 * @param migrations all migrations of this version
 * @throws StartRefused when the database cannot be started
 */
export async function openDatabase(options: OpenOptions, migrations: readonly Migration[]): Promise<OpenDatabase> {
	const { dataDir, log } = options;
	const opened = await startDatabase(options);
	const schemaVersion = await checkSchema(opened.database.connection.driver as Sql, migrations).catch(
		async (thrown: unknown) => {
			await opened.stop();
			throw thrown;
		},
	);
	if (schemaVersion === null) return opened;
	await opened.stop();
	const folder = await setAsideDatabase({ dataDir, place: opened.place, schemaVersion });
	log(
		`The database in ${dataDir} has an older schema (${schemaVersion}) that this version cannot update. It was moved to ${folder}; nothing was deleted, and a new database is made. To open the old one, run an older version with --data ${folder}.`,
	);
	return startDatabase(options);
}

/** @returns as `findOutdatedSchema` does, after the history was brought to the present file names */
async function checkSchema(sql: Sql, migrations: readonly Migration[]): Promise<string | null> {
	await adoptSquashedHistory(sql, migrations);
	return findOutdatedSchema(sql, migrations);
}

/**
 * Starts the PostgreSQL of a data folder, which is made when it is missing, and connects to it. Whatever its schema is, it stays so.
 *
 * @throws StartRefused when the database cannot be started
 */
export async function startDatabase({ dataDir, log }: OpenOptions): Promise<OpenDatabase> {
	const [{ secrets, made }, place] = await Promise.all([readOrCreateSecrets(dataDir), findPlace(dataDir)]);
	if (await ensureCluster(place, secrets, made)) log(`Made a database in ${place.clusterDir}.`);
	const postgres = await startPostgres({ place, dataDir, log });
	try {
		const databaseUrl = `postgres://postgres:${secrets.databasePassword}@127.0.0.1:${postgres.port}/postgres`;
		const database = await connect(databaseUrl);
		const stop = async () => {
			await database.end();
			await postgres.stop();
		};
		return { secrets, place, postgres, database, databaseUrl, stop };
	} catch (thrown) {
		await postgres.stop();
		throw thrown;
	}
}
