import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { Plugin } from "vite";
import { versionOf } from "../federation/installed-version.ts";
import { remoteRequires } from "../federation/remote-shared.ts";
import { loadedAtStart } from "./loaded-at-start.ts";

/**
 * Writes `remote.json`: the remote's `RemoteDescriptor` with addresses relative to the build's folder. Whoever deploys it
 * puts the deployment's base before them.
 */
export function remoteDescriptorFile(options: { name: string; exposed: string }): Plugin {
	let root = "";
	return {
		name: "scriptorium:remote-descriptor",
		apply: "build",
		enforce: "post",
		configResolved(config) {
			root = config.root;
		},
		generateBundle: {
			order: "post",
			async handler(_output, bundle) {
				const { entry, preload, css } = loadedAtStart(bundle, options.exposed);
				const descriptor = {
					name: options.name,
					entry,
					version: versionOf(JSON.parse(readFileSync(join(root, "package.json"), "utf8")), options.name),
					contract: HOST_CONTRACT_VERSION,
					requires: remoteRequires(root),
					routes: await readRoutePatterns(root),
					preload,
					css,
				};
				this.emitFile({ type: "asset", fileName: "remote.json", source: `${JSON.stringify(descriptor, null, 2)}\n` });
			},
		},
	};
}

async function readRoutePatterns(root: string): Promise<readonly string[]> {
	const file = join(root, "src", "route-patterns.ts");
	// Node runs it as it is; the query keeps a second build in the same process from getting the first one's list.
	const loaded: unknown = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
	if (
		typeof loaded === "object" &&
		loaded !== null &&
		"routePatterns" in loaded &&
		Array.isArray(loaded.routePatterns)
	) {
		return loaded.routePatterns.map(String);
	}
	throw new Error(`${file} does not export routePatterns`);
}
