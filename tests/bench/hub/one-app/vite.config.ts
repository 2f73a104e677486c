import { join, relative } from "node:path";
import { rootFolder } from "@scriptorium/build-config/root-folder";
import { scopedCss } from "@scriptorium/build-config/vite/base-build";
import { shellPreset } from "@scriptorium/build-config/vite/shell-preset";
import type { UserConfig } from "vite";
import { readAreas } from "./area.ts";
import { importsInPlaceOfFederation } from "./imports-in-place-of-federation.ts";
import { oneAppRegistry } from "./one-app-registry.ts";

const distDir = process.env.SCRIPTORIUM_ONE_APP;
if (!distDir) throw new Error("SCRIPTORIUM_ONE_APP names the folder to build into.");
const root = join(rootFolder, "hub-shell");
const areas = await readAreas();
const preset = shellPreset({ root });

/** The shell's own configuration, without what only federation needs: one application's chunks are the bundler's. */
export default {
	...preset,
	css: scopedCss("app"),
	build: { ...preset.build, outDir: relative(root, distDir), rolldownOptions: {} },
	plugins: [importsInPlaceOfFederation(areas), preset.plugins, oneAppRegistry(areas)],
} satisfies UserConfig;
