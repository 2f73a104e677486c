import { join } from "node:path";
import { scopedCss } from "@scriptorium/build-config/vite/base-build";
import { shellPreset } from "@scriptorium/build-config/vite/shell-preset";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { UserConfig } from "vite";
import { readAreas } from "./area.ts";
import { importsInPlaceOfFederation } from "./imports-in-place-of-federation.ts";
import { oneAppRegistry } from "./one-app-registry.ts";

const federated = process.env.SCRIPTORIUM_FEDERATED;
if (!federated) throw new Error("SCRIPTORIUM_FEDERATED names the registry of the federated builds.");
const preset = shellPreset({ root: join(rootFolder, "hub-shell") });
const areas = await readAreas(federated);

/** The shell's configuration with plain imports instead of federation. ui-kit's modules are grouped into few files, as in the shell. */
export default {
	...preset,
	css: scopedCss("app"),
	plugins: [importsInPlaceOfFederation(areas), preset.plugins, oneAppRegistry(areas)],
} satisfies UserConfig;
