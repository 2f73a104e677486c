import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import { localRemotes } from "@scriptorium/start-hub/local-remotes";
import { buildWithVite } from "./build-with-vite.ts";

/** What of a build the hub's server is told. */
export interface ServedBuild {
	readonly distDir: string;
	readonly registryFile: string;
	readonly remotes: Readonly<Record<string, { readonly mountPath: string; readonly distDir: string }>>;
}

/** Builds shell and remotes as `npm start` does, one after the other, each into a folder of `folder`. */
export async function buildFederated(folder: string, log: (line: string) => void): Promise<ServedBuild> {
	log("Building shell and remotes …");
	const distDir = join(folder, "hub-shell");
	await buildWithVite("hub-shell", distDir);
	const remotes = localRemotes.map(({ name, mountPath, distDir: usual }) => ({
		name,
		mountPath,
		app: basename(dirname(usual)),
		distDir: join(folder, name),
	}));
	for (const remote of remotes) await buildWithVite(remote.app, remote.distDir);
	const registryFile = join(folder, "remotes.json");
	const registry = composeRegistry(remotes.map((remote) => ({ distDir: remote.distDir, base: remote.mountPath })));
	await writeFile(registryFile, JSON.stringify(registry));
	return { distDir, registryFile, remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])) };
}
