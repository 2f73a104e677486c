import type { Rolldown, UserConfig } from "vite";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { kitLayers } from "./kit-layers.ts";
import { productionRouter } from "./production-router.ts";
import { serverFacts } from "./server-facts.ts";
import { sharedSingletonsModules } from "./shared-singletons-modules.ts";

/** What a first visit does not begin with, although the interface is made of it. */
const OVERLAYS = "dialog|drawer|menu|switch|tabs";
const FORMS = "field|select|text-area|text-field";
const OTHERS = "code-block|use-focus-return|use-scroll-lock";
const kitParts = (parts: string) => new RegExp(`/packages/ui-kit/src/${parts}`);

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
		{
			name: "kit",
			priority: 2,
			test: kitParts(`(?!code-editor/|code-findings/|(?:${OVERLAYS}|${FORMS}|${OTHERS})\\.)`),
		},
		{ name: "forms", priority: 1, test: kitParts(`(?:${FORMS})\\.`) },
		{ name: "overlays", priority: 1, test: kitParts(`(?:${OVERLAYS})\\.`) },
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
