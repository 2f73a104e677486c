import type { Plugin, Rolldown, UserConfig } from "vite";
import { sharedMapModule, sharedVersionsModule } from "../federation/shared-map-module.ts";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { kitLayers } from "./kit-layers.ts";
import { kitFiles, partsOf } from "./kit-parts.ts";
import { productionRouter } from "./production-router.ts";
import { serverFacts } from "./server-facts.ts";

/**
 * Few files instead of one per module of ui-kit: remotes use most of them, and every request costs more than unused
 * bytes. Forms, overlays with their library, and the singletons have files of their own, the last so that no module that a
 * remote loads imports the entry itself.
 */
const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
	groups: [
		{
			name: "singletons",
			priority: 3,
			test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+)\//,
		},
		...kitFiles.map((file, index) => ({
			name: file.name,
			priority: index === 0 ? 2 : 1,
			test: partsOf(file, "/packages/ui-kit/src/", "[./]"),
		})),
	],
};

/** Removes parts of the federation runtime that other types of hosts need; see `hub-shell/src/remotes/federation-runtime.ts`. */
const withoutOtherLoaders = {
	ENV_TARGET: JSON.stringify("web"),
	FEDERATION_OPTIMIZE_NO_REMOTE: "true",
	FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
};

/**
 * Creates the Vite configuration of the shell: a plain application, because the federation plugin in the host doubles its bytes.
 * @param options the folder; optional
 * @param options.root folder of the shell; the default is the current one
 * @returns the configuration
 */
export function shellPreset(options: { root?: string } = {}): UserConfig {
	const root = options.root ?? process.cwd();
	return {
		root,
		base: "/",
		css: scopedCss("hub"),
		define: withoutOtherLoaders,
		build: { ...browserBuild, rolldownOptions: { output: { codeSplitting: chunks } } },
		plugins: [kitLayers(), productionRouter(), sharedSingletonsModules(root), serverFacts(root), basePlugins()],
	};
}

/** Serves the shell's generated modules `virtual:shared-singletons` and `virtual:shared-versions`. */
function sharedSingletonsModules(shellDir: string): Plugin {
	const sources = new Map([
		["virtual:shared-singletons", sharedMapModule],
		["virtual:shared-versions", sharedVersionsModule],
	]);
	return {
		name: "scriptorium:shared-singletons",
		resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
		load: (id) => sources.get(id.slice(1))?.(shellDir),
	};
}
