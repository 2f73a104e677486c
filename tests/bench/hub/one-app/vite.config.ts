import { join } from "node:path";
import { scopedCss } from "@scriptorium/build-config/vite/base-build";
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
const OWN_SERVER = "scriptorium:shell-server-build";
const forServer = take(shellPreset({ root }), (name) => MODULE_PLUGINS.includes(name));
const forBrowser = take(preset, (name) => name !== OWN_SERVER);
if (forServer.length !== MODULE_PLUGINS.length || forBrowser.length === preset.plugins?.length)
	throw new Error("The shell's preset has other plugins than it had.");

/** The shell's configuration with plain imports instead of federation. ui-kit's modules are grouped into few files, as in the shell. */
export default {
	...preset,
	css: scopedCss(CLASS_PREFIX),
	plugins: [importsInPlaceOfFederation(areas), forBrowser, oneAppServer(areas, forServer), oneAppRegistry(areas)],
} satisfies UserConfig;
