import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import { localRemotes, shellDist } from "@scriptorium/build-config/start/local-remotes";

/** What of a build the hub's server is told. */
export interface ServedBuild {
	readonly distDir: string;
	readonly registryFile: string;
	readonly remotes: Readonly<Record<string, { readonly mountPath: string; readonly distDir: string }>>;
}

/** Copies the builds of shell and remotes: a build that somebody makes meanwhile must not change what is measured. */
export async function copyBuilds(folder: string): Promise<ServedBuild> {
	const distDir = join(folder, "hub-shell");
	await cp(shellDist, distDir, { recursive: true });
	const remotes = localRemotes.map((remote) => ({ ...remote, copy: join(folder, remote.name) }));
	for (const { distDir: built, copy } of remotes) await cp(built, copy, { recursive: true });
	const registryFile = join(folder, "remotes.json");
	const registry = composeRegistry(remotes.map(({ copy, mountPath }) => ({ distDir: copy, base: mountPath })));
	await writeFile(registryFile, JSON.stringify(registry));
	return {
		distDir,
		registryFile,
		remotes: Object.fromEntries(remotes.map(({ name, mountPath, copy }) => [name, { mountPath, distDir: copy }])),
	};
}
