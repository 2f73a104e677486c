import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServedBuild } from "../build-federated.ts";
import { buildWithVite } from "../build-with-vite.ts";
import { REGISTRY_FILE } from "./one-app-registry.ts";
import { SERVER_FOLDER } from "./one-app-server.ts";

const CONFIG = fileURLToPath(new URL("vite.config.ts", import.meta.url));

/** Builds shell and remotes as one application. Which area answers which path, it reads from the federated builds. */
export async function buildOneApp(
	distDir: string,
	federated: ServedBuild,
	log: (line: string) => void,
): Promise<ServedBuild> {
	log("Building shell and remotes as one application …");
	const env = { SCRIPTORIUM_FEDERATED: federated.registryFile };
	await buildWithVite("hub-shell", distDir, { args: ["--config", CONFIG], env });
	const server = { mountPath: `/${SERVER_FOLDER}/`, distDir: join(distDir, SERVER_FOLDER) };
	return { distDir, registryFile: join(distDir, REGISTRY_FILE), remotes: { server } };
}
