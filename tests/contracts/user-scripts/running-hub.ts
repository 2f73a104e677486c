import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type postgres from "postgres";
import { startHubInProcess } from "../../support/hub-in-process.ts";

export interface Answer {
	readonly status: number;
	/** Response headers, without those of the connection. */
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

export interface Question {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Loopback address of the client: the hub takes each address for another visitor. */
	readonly from?: string;
}

export interface RunningHub {
	readonly origin: string;
	readonly publishableKey: string;
	/** Makes accounts: the public cannot sign up by e-mail. */
	readonly serviceRoleKey: string;
	/** Connection of the superuser, which creates scripts and reads counts. */
	readonly sql: postgres.Sql;
	/** Sends a request with the path and headers unchanged. */
	ask(path: string, question?: Question): Promise<Answer>;
	stop(): Promise<void>;
}

const template = fileURLToPath(new URL("../../../hub-shell/index.html", import.meta.url));

/**
 * The hub's server over a real database behind one port, as `npm start` puts them together. Its pages are the shell's
 * document; the modules in it are not built.
 * @param pictureOrigins from which it may fetch the pictures of people who sign in, besides those it always may
 */
export async function startRunningHub(pictureOrigins: readonly string[] = []): Promise<RunningHub> {
	const { origin, port, backend, sql, stop } = await startHubInProcess({
		seed: false,
		backend: (defaults) => ({ ...defaults, pictureOrigins: [...defaults.pictureOrigins, ...pictureOrigins] }),
		prepare: writePages,
	});
	return {
		origin,
		publishableKey: backend.publishableKey,
		serviceRoleKey: backend.serviceRoleKey,
		sql,
		ask: (path, { method = "GET", headers = {}, from = "127.0.0.1" } = {}) =>
			new Promise((resolve, reject) => {
				const sent = request(
					{ host: "127.0.0.1", port, localAddress: from, path, method, headers, agent: false },
					(response) => {
						const { date: _date, connection: _connection, "keep-alive": _alive, ...kept } = response.headers;
						const status = response.statusCode ?? 0;
						buffer(response).then((body) => resolve({ status, headers: kept, body }), reject);
					},
				);
				sent.on("error", reject).end();
			}),
		stop,
	};
}

/** The shell's document without its modules, and no remotes. */
function writePages(dataDir: string) {
	const registryFile = join(dataDir, "registry.json");
	writeFileSync(registryFile, JSON.stringify({ contract: "1.0.0", remotes: [] }));
	const distDir = join(dataDir, "pages");
	mkdirSync(distDir);
	cpSync(template, join(distDir, "index.html"));
	writeFileSync(join(distDir, "server.json"), JSON.stringify({ styleHashes: [], runtimePreload: [] }));
	return { registryFile, distDir };
}
