import { join } from "node:path";
import { buildForServer, integrityOf } from "@scriptorium/build-config/vite/server-build";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Plugin, PluginOption } from "vite";
import type { Area } from "./area.ts";

/** Where the files for the server are: in the build's folder, and as an address in the registry. */
export const SERVER_FOLDER = "server";
/** Class names of the application begin with it, in the browser's build and in the server's. */
export const CLASS_PREFIX = "app";
const SHARES = "\0virtual:server-shares";

const shareOf = (area: string) => `area:${area}`;
/** The server's thread runs one module per area, which here is a part of the application. */
const codeOf = (area: string) => `module.exports = require(${JSON.stringify(shareOf(area))});\n`;
const fileOf = (area: string) => `${SERVER_FOLDER}/${area}.js`;

/** What the registry says of an area's module for the server. */
export function serverModule(area: string): { readonly module: string; readonly integrity: string } {
	return { module: `/${fileOf(area)}`, integrity: integrityOf(codeOf(area)) };
}

/**
 * Builds the application for the hub's server, which renders its pages as it renders those of the federated hub.
 * @param areas the remotes, which are parts of the application
 * @param modulePlugins what the shell's builds read and replace modules with
 */
export function oneAppServer(areas: readonly Area[], modulePlugins: readonly PluginOption[]): Plugin {
	return {
		name: "scriptorium:one-app-server",
		apply: "build",
		async generateBundle() {
			const root = join(rootFolder, "hub-shell");
			const code = await buildForServer({
				root,
				area: CLASS_PREFIX,
				input: join(root, "src/server-render/render-page.tsx"),
				format: "esm",
				plugins: [...modulePlugins, areasAsShares(areas)],
			});
			const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
			emit(`${SERVER_FOLDER}/render-page.js`, code);
			for (const { descriptor } of areas) emit(fileOf(descriptor.name), codeOf(descriptor.name));
		},
	};
}

/** Adds the areas to the modules that the thread's `require` knows. */
function areasAsShares(areas: readonly Area[]): Plugin {
	return {
		name: "scriptorium:areas-as-shares",
		transform(code, id) {
			if (id !== SHARES) return undefined;
			const imports = areas.map(({ module }, index) => `import * as area${index} from ${JSON.stringify(module)};`);
			const entries = areas.map(
				({ descriptor }, index) => `${JSON.stringify(shareOf(descriptor.name))}: area${index},`,
			);
			const map = "export const serverShares = {";
			if (!code.includes(map)) throw new Error("The shell's list of modules for the server is written in another way.");
			return { code: code.replace(map, () => `${imports.join("\n")}\n${map}\n${entries.join("\n")}`), map: null };
		},
	};
}
