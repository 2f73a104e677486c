import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { ANALYZE_SECURITY } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { TEST_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { Sql } from "postgres";
import { MODEL_VARIABLES } from "../functions/_shared/model/model-settings.ts";
import { type AnalysisQueue, createAnalysisQueue } from "./analysis/analysis-queue.ts";
import { queueInDatabase } from "./analysis/queue-in-database.ts";
import { canaryInDatabase } from "./canary-queue/canary-in-database.ts";
import { chooseCanaryBrowser, createCanaryQueue } from "./canary-queue/canary-queue.ts";
import { lockFolder } from "./data-folder/folder-lock.ts";
import { listMigrations } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { createFullCheckSchedule } from "./full-checks/full-check-schedule.ts";
import { createFunctionsHost } from "./functions/functions-host.ts";
import { FUNCTIONS_WITH_MODEL } from "./functions/functions-with-model.ts";
import { createAuthRules } from "./gateway/auth-rules.ts";
import { createMagicLinks } from "./gateway/magic-links.ts";
import { FUNCTION_SLOTS } from "./gateway/request-queues.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { configureGoogle } from "./google/configure-google.ts";
import { type BackendHealth, checkHealth } from "./health.ts";
import { readProjectConfig } from "./project-config.ts";
import { StartRefused } from "./refusal.ts";
import { createLiteApp } from "./rest/lite-app.ts";
import { createDatabaseSchedules } from "./schedules/database-schedules.ts";
import { chooseTestBrowser, createLocalTestRuns, type TestWorkerAddress } from "./test-runs/local-test-runs.ts";

const MIGRATIONS = new URL("../migrations/", import.meta.url);

export interface LocalBackend {
	/** Not a secret: every page contains it. */
	readonly publishableKey: string;
	/** Key with which the hub's own server signs the installs that it counts. */
	readonly countingKey: string;
	/** The stand-in for Google serves its pictures here; empty when real Google signs people in. */
	readonly pictureOrigins: readonly string[];
	/** Superuser; for tests and the generation of types. */
	readonly databaseUrl: string;
	/** The service role's; for tests. It never leaves this computer. */
	readonly serviceRoleKey: string;
	/** Answers /rest/v1, /auth/v1, /functions/v1 and /__google, refuses Supabase's other services; null for any other path. */
	readonly fetch: Gateway;
	health(): Promise<BackendHealth>;
	/** Starts processing the analysis queue. To be called once requests to the origin reach `fetch`, which functions use. */
	begin: AnalysisQueue["begin"];
	stop(): Promise<void>;
}

/**
 * The embedded default backend: PostgreSQL, REST, auth and functions, for this computer only.
 * @param options where it keeps its data, and parts that can be left out
 * @param options.dataDir its folder; created if it does not exist, and locked against a second backend
 * @param options.origin `http://localhost:PORT`, the hub's own, through which its functions call it
 * @param options.log called with each line for the person at the terminal
 * @param options.seed whether the first start inserts the seeded scripts; true if left out
 * @param options.canary path of the browser for test runs of scripts; null for none
 * @param options.modelVariables where the variables of the AI model are
 * @param options.testWorker the worker of the function `test-bookmarklet`; null for none
 * @returns the running backend; its queues wait for `begin`
 * @throws StartRefused with a message for the person at the terminal
 */
export async function startLocalBackend(options: {
	dataDir: string;
	/** `http://localhost:PORT`, the hub's own. */
	origin: string;
	log: (line: string) => void;
	seed?: boolean;
	/** Path of the browser for test runs of scripts; null for none. Default: the machine's Chromium, unless SCRIPTORIUM_CANARY is off. */
	canary?: string | null;
	/** Where the variables of the AI model are; the process's own environment if left out. */
	modelVariables?: Readonly<Record<string, string | undefined>>;
	/** Default: one of its own with the machine's Chromium, unless SCRIPTORIUM_TEST_RUNS is off. */
	testWorker?: TestWorkerAddress | null;
}): Promise<LocalBackend> {
	if (process.env.NODE_ENV === "production") {
		throw new StartRefused(
			"The local backend signs in anybody and never runs in production. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.",
		);
	}
	const { origin, log } = options;
	const dataDir = resolve(options.dataDir);
	const undo: (() => unknown)[] = [];
	const stop = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		await mkdir(dataDir, { recursive: true });
		undo.push(await lockFolder(dataDir));
		const migrations = await listMigrations(MIGRATIONS);
		const { secrets, postgres, database, databaseUrl, ...opened } = await openDatabase({ dataDir, log }, migrations);
		undo.push(opened.stop);
		const { connection } = database;
		const google = configureGoogle(origin, secrets.standInSecret);
		if (google.standIn) undo.push(google.standIn.stop);
		const config = readProjectConfig({ ...process.env, HUB_ORIGIN: origin });
		const magicLinks = createMagicLinks();
		const app = createLiteApp({
			connection,
			secrets,
			origin,
			google: google.credentials,
			config,
			email: magicLinks.driver,
		});
		await prepareDatabase({
			app,
			connection,
			databaseUrl,
			migrations,
			secrets,
			log,
			seed: options.seed ?? true,
			standIn: google.standIn !== null,
		});

		const [hubServer] = await (connection.driver as Sql)<{ counting_key: string }[]>`
			select counting_key from private.hub_server`;

		const testBrowser = options.testWorker === undefined ? chooseTestBrowser(process.env) : NO_TEST_WORKER;
		if ("missing" in testBrowser && options.testWorker === undefined) log(testBrowser.missing);
		const testRuns = createLocalTestRuns({
			worker: options.testWorker ?? testBrowser,
			dataDir,
			log: (line) => log(`test worker: ${line}`),
		});
		undo.push(testRuns.stop);
		const functions = createFunctionsHost({
			services: { [TEST_BOOKMARKLET]: testRuns.prepare },
			settings: config.functions,
			// One for the queue, and two for the gateway, which gives one client only one of them at a time.
			pools: { [ANALYZE_SECURITY]: 1 + FUNCTION_SLOTS },
			dataDir,
			log,
			jwtSecret: secrets.jwtSecret,
			env: {
				SUPABASE_URL: origin,
				SUPABASE_ANON_KEY: secrets.publishableKey,
				SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
			},
			models: { functions: FUNCTIONS_WITH_MODEL, env: modelVariables(options.modelVariables ?? process.env) },
		});
		undo.push(functions.stop);
		const queue = createAnalysisQueue({
			...queueInDatabase(connection.driver as Sql),
			functions,
			origin,
			serviceRoleKey: secrets.secretKey,
			log,
		});
		undo.push(queue.stop);
		const canaryBrowser =
			options.canary === undefined ? chooseCanaryBrowser(process.env) : { chromium: options.canary };
		if ("missing" in canaryBrowser) log(canaryBrowser.missing);
		const canary = createCanaryQueue({
			chromium: "missing" in canaryBrowser ? null : canaryBrowser.chromium,
			url: origin,
			serviceRoleKey: secrets.secretKey,
			log,
			waits: canaryInDatabase(connection.driver as Sql),
		});
		undo.push(canary.stop);
		const fullChecks = createFullCheckSchedule({
			sql: connection.driver as Sql,
			url: origin,
			serviceRoleKey: secrets.secretKey,
			log,
		});
		const schedules = [fullChecks, ...createDatabaseSchedules(connection.driver as Sql, log)];
		undo.push(...schedules.map(({ stop }) => stop));
		return {
			publishableKey: secrets.publishableKey,
			countingKey: hubServer?.counting_key ?? "",
			pictureOrigins: google.standIn ? [origin] : [],
			databaseUrl,
			serviceRoleKey: secrets.secretKey,
			fetch: createGateway({
				app,
				postgres,
				losses: database.losses,
				functions,
				standIn: google.standIn,
				secrets,
				authRules: createAuthRules(config.auth),
				magicLinks,
			}),
			health: () =>
				checkHealth({
					app,
					sql: connection.driver as Sql,
					postgres,
					functions,
					publishableKey: secrets.publishableKey,
				}),
			begin: () => {
				queue.begin();
				canary.begin();
				for (const schedule of schedules) schedule.begin();
			},
			stop,
		};
	} catch (thrown) {
		await stop();
		throw thrown;
	}
}

/** Of a backend that was started without a worker. */
const NO_TEST_WORKER = { missing: "This backend was started without a browser for test runs." };

/** Only these reach the functions: no other variable of the operator's shell is their business. */
const modelVariables = (from: Readonly<Record<string, string | undefined>>): Record<string, string> =>
	Object.fromEntries(
		MODEL_VARIABLES.flatMap((name) => {
			const value = from[name];
			return value === undefined ? [] : [[name, value]];
		}),
	);
