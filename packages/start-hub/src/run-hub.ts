import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildChanged } from "@scriptorium/workspace/build/build-changed";
import { extensionTarget } from "@scriptorium/workspace/build/build-targets";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { HubBackend } from "./backend.ts";
import type { PageReload } from "./dev/page-reload.ts";
import { guardHost } from "./host-guard.ts";
import { composeHub } from "./hub-handler.ts";
import { openHubPort } from "./hub-port.ts";
import { startLocal } from "./local-backend.ts";
import { writeLocalRegistry } from "./local-registry.ts";
import { localRemotes } from "./local-remotes.ts";
import type { StartOptions } from "./options.ts";
import { useProject } from "./supabase-project.ts";
import { linesToTry } from "./things-to-try.ts";

export interface RunningHub {
	readonly origin: string;
	/** Lines for the terminal, the ready line last. */
	readonly lines: readonly string[];
	stop(): Promise<void>;
}

/**
 * Starts the whole hub behind one origin. If a part fails, the parts that have started are stopped again.
 * @param options parsed by `readOptions`
 * @param log receives lines about builds and the start
 * @param pages reloads open pages during development; null for none
 * @returns the running hub; `stop` ends server and backend
 * @throws StartFailure, or the error of the part that failed
 */
export async function runHub(
	options: StartOptions,
	log: (line: string) => void,
	pages: Pick<PageReload, "around"> | null = null,
): Promise<RunningHub> {
	const server = await openHubPort(options.port);
	const origin = `http://localhost:${server.port}`;
	const extension = extensionTarget(origin);
	const extensionArchive = join(rootFolder, extension.archive);
	const backendStart = startBackend(options, origin, log);
	try {
		await mkdir(options.dataDir, { recursive: true });
		const built = options.build ? buildChanged({ hubOrigin: origin, log }) : Promise.resolve([]);
		const registry = built.then(() => writeLocalRegistry(options.dataDir, localRemotes));
		const [backend, registryFile] = await Promise.all([backendStart, registry]);
		const hub = await composeHub({ origin, registryFile, backend, extensionArchive });
		server.answerWith(async (request, peerAddress, connection) => {
			const answer = async (asked: Request) =>
				(await backend.fetch(asked, peerAddress)) ?? hub(asked, peerAddress, connection);
			return guardHost(request, server.port) ?? (pages?.around(answer) ?? answer)(request);
		});
		backend.begin?.();
		return {
			origin,
			lines: [
				backend.signIn,
				`The extension lies in ${join(rootFolder, extension.output)} (chrome://extensions, Developer mode, Load unpacked).`,
				// A project has scripts and accounts of its own.
				...(options.project ? [] : linesToTry(origin)),
				`Scriptorium is ready at ${origin}`,
			],
			stop: async () => {
				await server.close();
				await backend.stop();
			},
		};
	} catch (thrown) {
		await server.close();
		const backend = await backendStart.catch(() => null);
		await backend?.stop();
		throw thrown;
	}
}

async function startBackend(options: StartOptions, origin: string, log: (line: string) => void): Promise<HubBackend> {
	if (options.project) {
		log(`Using the Supabase project at ${options.project.url}.`);
		return useProject(options.project);
	}
	return startLocal({ dataDir: options.dataDir, origin, log });
}
