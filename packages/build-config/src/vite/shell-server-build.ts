import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { buildForServer } from "./server-build.ts";

/** The module that renders pages in the hub's server. */
const RENDER_MODULE = "src/server-render/render-page.tsx";

/**
 * Writes `server/render-page.js`, with which the hub's server renders pages (`hub-shell/server/render`).
 * @param shellDir folder of the shell; one without the module, as the shells of tests are, gets no such file
 * @param modulePlugins makes the plugins that the browser's build reads modules with
 * @returns a Vite plugin for builds
 */
export function shellServerBuild(shellDir: string, modulePlugins: () => PluginOption[]): Plugin {
	return {
		name: "scriptorium:shell-server-build",
		apply: "build",
		async generateBundle() {
			const input = join(shellDir, RENDER_MODULE);
			if (!existsSync(input)) return;
			const code = await buildForServer({
				root: shellDir,
				area: "hub",
				input,
				format: "esm",
				plugins: modulePlugins(),
			});
			this.emitFile({ type: "asset", fileName: "server/render-page.js", source: code });
		},
	};
}
