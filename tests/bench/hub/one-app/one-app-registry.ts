import { join } from "node:path";
import { START_MODULE } from "@scriptorium/build-config/vite/start-chunk";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import { type RemoteDescriptor, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Plugin } from "vite";
import type { Area } from "./area.ts";
import { type BuiltChunk, filesBeyond } from "./files-beyond.ts";
import { serverModule } from "./one-app-server.ts";

/** What every page loads after the entry. */
const START = join(rootFolder, "hub-shell", START_MODULE);

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
				const remotes = areas.map((area) => describeArea(area, chunks));
				const registry = remoteRegistry.parse({ contract: HOST_CONTRACT_VERSION, remotes });
				this.emitFile({ type: "asset", fileName: REGISTRY_FILE, source: JSON.stringify(registry) });
			},
		},
	};
}

function describeArea({ descriptor, module, screens }: Area, chunks: readonly BuiltChunk[]): RemoteDescriptor {
	const withScreens = Object.entries(screens).map(([pattern, screen]) => {
		const before = [START, module];
		const { preload, css } = filesBeyond(chunks, screen.module, before);
		const later = screen.laterParts.flatMap((part) => filesBeyond(chunks, part, [...before, screen.module]).css);
		return [pattern, { preload, css: [...new Set([...css, ...later])] }];
	});
	const { entry, preload, css } = filesBeyond(chunks, module, [START]);
	return {
		...descriptor,
		server: serverModule(descriptor.name),
		requires: {},
		entry,
		preload: [...preload],
		css: [...css],
		screens: Object.fromEntries(withScreens),
	};
}
