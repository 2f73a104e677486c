import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import type { LocalRemoteBuild } from "@scriptorium/build-config/start/local-remotes";
import type { Plugin } from "vite";
import { filesOfArea } from "./files-of-area.ts";
import { remoteModule } from "./remote-module.ts";

/** In the build's folder. */
export const REGISTRY_FILE = "remotes.json";

/**
 * Writes the registry that the hub's server reads, so that it serves the one application with the same code: which area
 * answers which path, and which of its files to fetch with the page.
 */
export function oneAppRegistry(remotes: readonly LocalRemoteBuild[]): Plugin {
	return {
		name: "scriptorium:one-app-registry",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_output, bundle) {
				const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
				const built = composeRegistry(remotes.map(({ distDir, mountPath }) => ({ distDir, base: mountPath })));
				const descriptors = built.remotes.map((remote) => {
					const distDir = remotes.find(({ name }) => name === remote.name)?.distDir ?? "";
					return { ...remote, requires: {}, ...filesOfArea(chunks, remoteModule(distDir)) };
				});
				const source = JSON.stringify({ ...built, remotes: descriptors });
				this.emitFile({ type: "asset", fileName: REGISTRY_FILE, source });
			},
		},
	};
}
