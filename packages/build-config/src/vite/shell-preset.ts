import { join } from "node:path";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { serverSharesModule, sharedMapModule, sharedVersionsModule } from "../federation/shared-map-module.ts";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { beforePaint } from "./before-paint.ts";
import { kitLayers } from "./kit-layers.ts";
import { kitFiles, partsOf } from "./kit-parts.ts";
import { productionRouter } from "./production-router.ts";
import { servedLibraries } from "./served-libraries.ts";
import { serverFacts } from "./server-facts.ts";
import { shellServerBuild } from "./shell-server-build.ts";
import { START_MODULE, startChunk } from "./start-chunk.ts";

/** The sheets of every page, which the starter of the page imports. It must not load React for them. */
const PAGE_SHEETS = "(?:tokens|base|fonts)\\.css";

/**
 * Few files instead of one per module of ui-kit: remotes use most of them, and every request costs more than unused
 * bytes. Forms, overlays with their library, and the singletons have files of their own, the last so that no module that a
 * remote loads imports the entry itself.
 */
const chunks = (root: string): NonNullable<Rolldown.OutputOptions["codeSplitting"]> => ({
	groups: [
		{ name: "preload", priority: 4, test: /vite\/preload-helper/ },
		{
			name: "singletons",
			priority: 3,
			test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query))\/|\/hub-shell\/src\/server-html\//,
		},
		...kitFiles.map((file, index) => ({
			name: file.name,
			priority: index === 0 ? 2 : 1,
			test: partsOf(file, `/packages/ui-kit/src/(?!${PAGE_SHEETS})`, "[./]"),
		})),
		startChunk(join(root, START_MODULE)),
	],
});

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
		build: { ...browserBuild, rolldownOptions: { output: { codeSplitting: chunks(root) } } },
		plugins: [
			...modulePlugins(root),
			beforePaint(root),
			serverFacts(root),
			servedLibraries(),
			shellServerBuild(root, () => modulePlugins(root)),
			basePlugins(),
		],
	};
}

/** What reads and replaces modules, in the browser's build and in the server's. */
function modulePlugins(root: string): Plugin[] {
	return [kitLayers(), productionRouter(), sharedSingletonsModules(root)];
}

/** Serves the shell's generated modules `virtual:shared-singletons`, `virtual:shared-versions` and `virtual:server-shares`. */
function sharedSingletonsModules(shellDir: string): Plugin {
	const sources = new Map([
		["virtual:shared-singletons", sharedMapModule],
		["virtual:shared-versions", sharedVersionsModule],
		["virtual:server-shares", serverSharesModule],
	]);
	return {
		name: "scriptorium:shared-singletons",
		resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
		load: (id) => sources.get(id.slice(1))?.(shellDir),
	};
}
