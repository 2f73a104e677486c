import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { openHubPort } from "@scriptorium/start-hub/hub-port";
import { startLocalBackend } from "@scriptorium/supabase/local/backend";
import { fillDataFolder } from "@scriptorium/supabase/test-support/data-folder-template";
import postgres from "postgres";
import { createHubHandler } from "../../../hub-shell/server/handler.ts";
import { routePatterns as builder } from "../../../mfe-builder/src/route-patterns.ts";
import { routePatterns as catalogue } from "../../../mfe-catalogue/src/route-patterns.ts";

export interface FindableHub {
	readonly origin: string;
	/** The superuser's. */
	readonly sql: postgres.Sql;
	get(path: string): Promise<Response>;
	stop(): Promise<void>;
}

const template = fileURLToPath(new URL("../../../hub-shell/index.html", import.meta.url));

/** Starts the hub's real server and pages with a seeded database of its own; the pages' modules are not built. */
export async function startFindableHub(): Promise<FindableHub> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-findable-"));
	const server = await openHubPort(0);
	const origin = `http://localhost:${server.port}`;
	const dataDir = join(folder, "data");
	await mkdir(dataDir);
	await fillDataFolder(dataDir, { seed: true });
	const backend = await startLocalBackend({ dataDir, origin, log: () => undefined, canary: null });
	await cp(template, join(folder, "index.html"));
	await writeFile(join(folder, "server.json"), JSON.stringify({ styleHashes: [], runtimePreload: [] }));
	const registryFile = join(folder, "registry.json");
	await writeFile(registryFile, JSON.stringify(registry));
	const hub = createHubHandler({
		origin,
		distDir: folder,
		registryFile,
		remotes: {},
		backend: { url: origin, publishableKey: backend.publishableKey },
		extension: { id: EXTENSION_ID, archive: null },
	});
	server.answerWith(async (request, peer) => (await backend.fetch(request, peer)) ?? hub(request));
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	return {
		origin,
		sql,
		get: (path) => fetch(origin + path),
		async stop() {
			await sql.end();
			await server.close();
			await backend.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

const remote = (name: string, routes: readonly string[]) => ({
	name,
	entry: `/remotes/${name}/remoteEntry.js`,
	version: "1.0.0",
	contract: "1.0.0",
	requires: {},
	routes,
	preload: [],
	css: [],
});
const registry = { contract: "1.0.0", remotes: [remote("mfe_catalogue", catalogue), remote("mfe_builder", builder)] };
