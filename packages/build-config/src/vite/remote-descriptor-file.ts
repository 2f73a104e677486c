import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { Plugin } from "vite";
import * as z from "zod";
import { versionOf } from "../federation/installed-version.ts";
import { remoteRequires } from "../federation/remote-shared.ts";
import { loadedAtStart, loadedWithScreen } from "./loaded-at-start.ts";
import { buildForServer, integrityOf } from "./server-build.ts";

/**
 * Writes `remote.json`: the remote's `RemoteDescriptor` with addresses relative to the build's folder. Whoever deploys it
 * puts the deployment's base before them. Also writes the remote's build for the hub's server, which the descriptor names.
 * @param options name of the container, short name, and absolute path of the exposed module
 * @returns a Vite plugin for builds
 */
export function remoteDescriptorFile(options: { name: string; area: string; exposed: string }): Plugin {
	let root = "";
	let serverBuild: Promise<string> = Promise.resolve("");
	return {
		name: "scriptorium:remote-descriptor",
		apply: "build",
		enforce: "post",
		configResolved(config) {
			root = config.root;
		},
		// Beside the build for the browser, which waits for its whole graph.
		buildStart() {
			serverBuild = buildForServer({ root, area: options.area, input: options.exposed, format: "cjs" });
			// If the other build fails first, nobody waits for this one.
			serverBuild.catch(() => undefined);
		},
		generateBundle: {
			order: "post",
			async handler(_output, bundle) {
				const start = loadedAtStart(bundle, options.exposed);
				const { routes, screens, parts } = await readRoutes(root);
				const inSource = (module: string) => join(root, "src", module);
				const withScreen = (module: string) =>
					loadedWithScreen(bundle, inSource(module), start, (parts[module] ?? []).map(inSource));
				const code = await serverBuild;
				const integrity = integrityOf(code);
				const module = `server/remote-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
				this.emitFile({ type: "asset", fileName: module, source: code });
				const descriptor = {
					name: options.name,
					entry: start.entry,
					version: versionOf(JSON.parse(readFileSync(join(root, "package.json"), "utf8")), options.name),
					contract: HOST_CONTRACT_VERSION,
					requires: remoteRequires(root),
					routes,
					preload: start.preload,
					css: start.css,
					server: { module, integrity },
					screens: Object.fromEntries(screens.map(([path, module]) => [path, withScreen(module)])),
				};
				this.emitFile({ type: "asset", fileName: "remote.json", source: `${JSON.stringify(descriptor, null, 2)}\n` });
			},
		},
	};
}

/**
 * What `src/route-patterns.ts` says: the patterns, the modules of those screens that a page may begin with, and by these modules
 * the parts that they import later and the server renders with them.
 */
const routesModule = z.object({
	routePatterns: z.array(z.string()),
	screenModules: z.optional(z.record(z.string(), z.string())),
	laterParts: z.optional(z.record(z.string(), z.array(z.string()))),
});

async function readRoutes(root: string) {
	const file = join(root, "src", "route-patterns.ts");
	// Node runs it as it is; the query keeps a second build in the same process from getting the first one's list.
	const loaded: unknown = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
	const { routePatterns, screenModules, laterParts } = routesModule.parse({ ...(loaded as object) });
	return { routes: routePatterns, screens: Object.entries(screenModules ?? {}), parts: laterParts ?? {} };
}
