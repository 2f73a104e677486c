import type { Rolldown, UserConfig } from "vite";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { kitLayers } from "./kit-layers.ts";
import { kitFiles, partsOf } from "./kit-parts.ts";
import { productionRouter } from "./production-router.ts";
import { serverFacts } from "./server-facts.ts";
import { sharedSingletonsModules } from "./shared-singletons-modules.ts";

/**
 * Few files instead of one per part of ui-kit: remotes ask for most of them, and every request costs more than the bytes
 * that a page does not need. Apart are forms, and what opens over the page, with the library behind it; and the singletons,
 * so that no module of a remote's way imports the entry itself.
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

/** Parts of the federation runtime that are for hosts of other kinds; see `hub-shell/src/remotes/federation-runtime.ts`. */
const withoutOtherLoaders = {
	ENV_TARGET: JSON.stringify("web"),
	FEDERATION_OPTIMIZE_NO_REMOTE: "true",
	FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
};

/** Vite configuration of the shell: a plain application. The federation plugin in the host doubles its bytes. */
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
