import { App, type EmailDriver } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import type { Secrets } from "../data-folder/secrets.ts";
import { OWN_SLOTS, VISITOR_SLOTS } from "../gateway/request-queues.ts";
import type { ProjectConfig } from "../project-config.ts";
import { createRenewablePool } from "./renewable-pool.ts";
import { valueTypes } from "./value-types.ts";

export interface GoogleCredentials {
	readonly clientId: string;
	readonly clientSecret: string;
}

/** Connections for requests: `VISITOR_SLOTS` and `OWN_SLOTS` of the gateway. */
const POOL_SIZE = VISITOR_SLOTS + OWN_SLOTS;

export interface DatabaseConnection {
	readonly connection: PostgresConnection;
	/** Number of losses of connections so far (`RenewablePool.losses`). */
	losses(): number;
	end(): Promise<void>;
}

export async function connect(databaseUrl: string): Promise<DatabaseConnection> {
	const make = (options: { onclose?: () => void; fetch_types?: boolean } = {}) =>
		createPostgresConnection({
			url: databaseUrl,
			postgresOptions: {
				max: POOL_SIZE,
				types: valueTypes,
				connection: { search_path: '"$user", public, extensions', application_name: "scriptorium" },
				connect_timeout: 5,
				// Connections end by loss only, so that each end is a reason to renew the pool.
				max_lifetime: null,
				// The default backs off up to 20 s; a local server is back in a fraction of one.
				backoff: () => 0.05,
				onnotice: () => undefined,
				...options,
			},
		});
	const connection = make();
	const { driver } = connection;
	// Array types are read once, here. postgres 3.4.9 reads them for every new connection, and if that one is lost meanwhile, the error
	// is not caught (`fetchArrayTypes`) and ends the process.
	await driver`select 1`;
	driver.options.fetch_types = false;
	const pool = createRenewablePool(
		POOL_SIZE,
		(onclose) => {
			const renewed = make({ onclose, fetch_types: false }).driver;
			Object.assign(renewed.options.parsers, driver.options.parsers);
			Object.assign(renewed.options.serializers, driver.options.serializers);
			return renewed;
		},
		async (pid) => driver`select pg_cancel_backend(${pid})`,
	);
	// All that lite asks the database goes through reserved connections; `driver` itself stays for plain queries.
	driver.reserve = pool.reserve;
	return {
		connection,
		losses: pool.losses,
		end: async () => {
			await Promise.all([pool.end(), driver.end({ timeout: 2 })]);
		},
	};
}

/** The REST and auth services. Admin mode is off, as always when the App is embedded. */
export function createLiteApp(options: {
	connection: PostgresConnection;
	secrets: Secrets;
	origin: string;
	google: GoogleCredentials;
	config: ProjectConfig;
	/** Takes the e-mails of the auth service; none is sent. */
	email: EmailDriver;
}): App {
	const { connection, secrets, origin, google, config } = options;
	const { rate_limit: _limits, email, ...auth } = config.auth;
	return new App({
		connection,
		options: { drivers: { email: options.email } },
		api: { enabled: true, ...config.api, pg_safe_update: true, external_url: origin },
		auth: {
			...auth,
			enabled: true,
			jwt_secret: secrets.jwtSecret,
			publishable_key: secrets.publishableKey,
			secret_key: secrets.secretKey,
			// If config.toml disables sign-in by e-mail, the gateway refuses it. Here it is enabled for the service role, which creates
			// confirmed accounts by the admin API in a hosted project.
			email: { ...email, enable_signup: true, enable_confirmations: false },
			external: {
				google: {
					enabled: true,
					client_id: google.clientId,
					secret: google.clientSecret,
					redirect_uri: `${origin}/auth/v1/callback`,
					// supabase-js's redirect flow sends no nonce.
					skip_nonce_check: true,
				},
			},
		},
	});
}
