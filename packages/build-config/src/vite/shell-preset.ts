import type { Rolldown, UserConfig } from "vite";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { kitLayers } from "./kit-layers.ts";
import { serverFacts } from "./server-facts.ts";
import { sharedSingletonsModules } from "./shared-singletons-modules.ts";

/**
 * Few files instead of one per part of ui-kit: remotes ask for most of them, and every request costs more than the bytes
 * that a page does not need. The singletons are apart, so that no module of a remote's way imports the entry itself.
 */
const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
	groups: [
		{
			name: "singletons",
			priority: 2,
			test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+)\//,
		},
		{
			name: "kit",
			priority: 1,
			test: /\/packages\/ui-kit\/src\/(?!code-editor\/)|\/node_modules\/(?:radix-ui|@radix-ui\/[^/]+|@floating-ui\/[^/]+|lucide-react)\//,
		},
	],
};

/** Vite configuration of the shell: a plain application. The federation plugin in the host doubles its bytes. */
export function shellPreset(options: { root?: string } = {}): UserConfig {
	const root = options.root ?? process.cwd();
	return {
		root,
		base: "/",
		css: scopedCss("hub"),
		build: { ...browserBuild, rolldownOptions: { output: { codeSplitting: chunks } } },
		plugins: [kitLayers(), sharedSingletonsModules(root), serverFacts(root), basePlugins()],
	};
}
