import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { composeRegistry, type Deployment } from "@scriptorium/build-config/federation/compose-registry";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { createHubHandler } from "../../../hub-shell/server/handler.ts";
import { projectRoot } from "./build-copy.ts";

/** The hub's own server over a built shell, in this process; no database behind it. */
export interface HubUnderTest {
	readonly origin: string;
	/** Path of the registry. */
	readonly registryFile: string;
	/** Writes the registry file; the only thing that a deployment of a remote changes. */
	deploy(deployments: readonly Deployment[], change?: (registry: RemoteRegistry) => RemoteRegistry): void;
	stop(): Promise<void>;
}

export const shellDist = join(projectRoot, "hub-shell", "dist");

export async function startHubUnderTest(distDir = shellDist): Promise<HubUnderTest> {
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-registry-"));
	const registryFile = join(folder, "remotes.json");
	const hub = createHubHandler({
		origin,
		distDir,
		registryFile,
		remotes: {},
		backend: { url: origin, publishableKey: "sb_publishable_none" },
		extension: { id: "abcdefghijklmnopabcdefghijklmnop", archive: null },
		fetch: async () => Response.json([]),
	});
	const server = serve({ port, fetch: (request) => hub(request) });
	return {
		origin,
		registryFile,
		deploy(deployments, change = (registry) => registry) {
			writeFileSync(registryFile, JSON.stringify(change(composeRegistry(deployments))));
		},
		async stop() {
			await new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, () => {
			const address = probe.address();
			probe.close(() =>
				address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port")),
			);
		});
	});
}
