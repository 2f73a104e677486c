import { join } from "node:path";
import { scopedCss } from "@scriptorium/build-config/vite/base-build";
import { serverFacts } from "@scriptorium/build-config/vite/server-facts";
import { shellPreset } from "@scriptorium/build-config/vite/shell-preset";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { PluginOption, UserConfig } from "vite";
import { readAreas } from "./area.ts";
import { importsInPlaceOfFederation } from "./imports-in-place-of-federation.ts";
import { oneAppRegistry } from "./one-app-registry.ts";
import { CLASS_PREFIX, oneAppServer } from "./one-app-server.ts";

const federated = process.env.SCRIPTORIUM_FEDERATED;
if (!federated) throw new Error("SCRIPTORIUM_FEDERATED names the registry of the federated builds.");
const root = join(rootFolder, "hub-shell");
const preset = shellPreset({ root });
const areas = await readAreas(federated);

/** Takes plugins of a preset by their names, all of which must be there. */
function take(from: UserConfig, isWanted: (name: string) => boolean): PluginOption[] {
	return (from.plugins ?? []).filter((plugin) => {
		const name = plugin && "name" in plugin ? plugin.name : "";
		return isWanted(name);
	});
}

const MODULE_PLUGINS = ["scriptorium:kit-layers", "scriptorium:production-router", "scriptorium:shared-singletons"];
const REPLACED = ["scriptorium:shell-server-build", "scriptorium:server-facts"];
const forServer = take(shellPreset({ root }), (name) => MODULE_PLUGINS.includes(name));
const forBrowser = take(preset, (name) => !REPLACED.includes(name));
if (forServer.length !== MODULE_PLUGINS.length || forBrowser.length + REPLACED.length !== preset.plugins?.length)
	throw new Error("The shell's preset has other plugins than it had.");

/** The shell's configuration with plain imports instead of federation. ui-kit's modules are grouped into few files, as in the shell. */
export default {
	...preset,
	css: scopedCss(CLASS_PREFIX),
	plugins: [
		importsInPlaceOfFederation(areas),
		forBrowser,
		serverFacts(root, { hasRemotes: false }),
		oneAppServer(areas, forServer),
		oneAppRegistry(areas),
	],
} satisfies UserConfig;
