import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import type { Plugin } from "vite";
import type { Area } from "./area.ts";
import { type BuiltChunk, filesBeyond } from "./files-beyond.ts";

/** In the build's folder. */
export const REGISTRY_FILE = "remotes.json";

/**
 * Writes the registry that the hub's server reads, so that it serves the one application with the same code: which area
 * answers which path, and which of its files to fetch with the page.
 */
export function oneAppRegistry(areas: readonly Area[]): Plugin {
	return {
		name: "scriptorium:one-app-registry",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_output, bundle) {
				const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
				const built = composeRegistry(areas.map(({ distDir, mountPath }) => ({ distDir, base: mountPath })));
				const remotes = built.remotes.map((remote) => {
					const area = areas.find(({ name }) => name === remote.name);
					if (!area) throw new Error(`${remote.name} is none of the areas.`);
					return { ...remote, requires: {}, ...filesOf(area, chunks) };
				});
				this.emitFile({ type: "asset", fileName: REGISTRY_FILE, source: JSON.stringify({ ...built, remotes }) });
			},
		},
	};
}

function filesOf({ module, screens }: Area, chunks: readonly BuiltChunk[]) {
	const withScreens = Object.entries(screens).map(([pattern, screen]) => {
		const { preload, css } = filesBeyond(chunks, screen, [module]);
		return [pattern, { preload, css }];
	});
	return { ...filesBeyond(chunks, module), screens: Object.fromEntries(withScreens) };
}
