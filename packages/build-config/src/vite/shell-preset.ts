import type { UserConfig } from "vite";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { kitLayers } from "./kit-layers.ts";
import { serverFacts } from "./server-facts.ts";
import { sharedSingletonsModules } from "./shared-singletons-modules.ts";

/** Vite configuration of the shell: a plain application. The federation plugin in the host doubles its bytes. */
export function shellPreset(options: { root?: string } = {}): UserConfig {
	const root = options.root ?? process.cwd();
	return {
		root,
		base: "/",
		css: scopedCss("hub"),
		build: browserBuild,
		plugins: [kitLayers(), sharedSingletonsModules(root), serverFacts(root), basePlugins()],
	};
}
