import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserBuild } from "@scriptorium/build-config/vite/base-build";
import { precompress } from "@scriptorium/build-config/vite/precompress";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Plugin, UserConfig } from "vite";

const source = process.env.SCRIPTORIUM_BARE_PAGE;
if (!source) throw new Error("SCRIPTORIUM_BARE_PAGE names the module of the bare page.");
const ENTRY = "virtual:bare-page";

/** The module as part of the shell, so that it gets the shell's React. */
function barePage(file: string): Plugin {
	return {
		name: "scriptorium:bare-page",
		resolveId: (id) => (id === ENTRY ? join(rootFolder, "hub-shell", "bare-page.js") : undefined),
		load: (id) => (id.endsWith("/hub-shell/bare-page.js") ? readFileSync(file, "utf8") : undefined),
	};
}

/** The settings of the shell, for a page of one script. */
export default {
	root: join(rootFolder, "hub-shell"),
	base: "/bare/",
	publicDir: false,
	build: { ...browserBuild, rolldownOptions: { input: ENTRY, output: { entryFileNames: "bare-page-[hash].js" } } },
	plugins: [barePage(source), precompress()],
} satisfies UserConfig;
