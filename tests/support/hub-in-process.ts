import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HubBackend } from "@scriptorium/start-hub/backend";
import { composeHub } from "@scriptorium/start-hub/hub-handler";
import { openHubPort } from "@scriptorium/start-hub/hub-port";
import { type LocalBackend, startLocalBackend } from "@scriptorium/supabase/local/backend";
import { fillDataFolder } from "@scriptorium/supabase/test-support/data-folder-template";
import postgres from "postgres";

export interface HubInProcess {
	/** `http://localhost:PORT` */
	readonly origin: string;
	readonly port: number;
	readonly backend: LocalBackend;
	/** Connection of the superuser. */
	readonly sql: postgres.Sql;
	/** Ends everything and removes its data. */
	stop(): Promise<void>;
}

export interface HubInProcessOptions {
	/** Fill the database with the seeded scripts. */
	readonly seed: boolean;
	/** Variables of the AI model; those of this process if left out. */
	readonly modelVariables?: Readonly<Record<string, string>>;
	/** Worker of the function `test-bookmarklet`; none if left out. */
	readonly testWorker?: { readonly url: string; readonly key: string };
	/** Changes the backend settings of the hub's server. */
	readonly backend?: (backend: HubBackend) => HubBackend;
	/**
	 * Writes the remote registry, and the shell's pages if there are any, into the data folder.
	 * @returns where they are
	 */
	readonly prepare?: (dataDir: string) => { readonly registryFile: string; readonly distDir?: string };
}

/**
 * Starts the hub's server and a database of its own behind one port of this process, like `npm start`. Parts that
 * were started are stopped when a later one fails.
 * @param options seeds, settings of the backend, and files of the hub
 * @returns the running hub
 */
export async function startHubInProcess(options: HubInProcessOptions): Promise<HubInProcess> {
	const undo: (() => unknown)[] = [];
	const stop = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-hub-"));
		undo.push(() => rm(dataDir, { recursive: true, force: true }));
		await fillDataFolder(dataDir, { seed: options.seed });
		const server = await openHubPort(0);
		undo.push(server.close);
		const origin = `http://localhost:${server.port}`;
		const backend = await startLocalBackend({
			dataDir,
			origin,
			log: () => undefined,
			seed: options.seed,
			canary: null,
			testWorker: options.testWorker ?? null,
			...(options.modelVariables === undefined ? {} : { modelVariables: options.modelVariables }),
		});
		// The server is closed before its backend.
		undo.splice(1, 0, backend.stop);
		const { registryFile, distDir } = options.prepare?.(dataDir) ?? { registryFile: join(dataDir, "remotes.json") };
		const defaultBackend: HubBackend = { ...backend, url: origin, signIn: "" };
		const hub = await composeHub({
			origin,
			registryFile,
			backend: options.backend?.(defaultBackend) ?? defaultBackend,
			extensionArchive: null,
			...(distDir === undefined ? {} : { distDir }),
		});
		server.answerWith(
			async (request, peer, connection) => (await backend.fetch(request, peer)) ?? hub(request, peer, connection),
		);
		const sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => undefined });
		undo.push(() => sql.end());
		return { origin, port: server.port, backend, sql, stop };
	} catch (thrown) {
		await stop();
		throw thrown;
	}
}
