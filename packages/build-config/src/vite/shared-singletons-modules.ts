import type { Plugin } from "vite";
import { sharedMapModule, sharedVersionsModule } from "../federation/shared-map-module.ts";

/** Serves the shell's generated modules `virtual:shared-singletons` and `virtual:shared-versions`. */
export function sharedSingletonsModules(shellDir: string): Plugin {
	const sources = new Map([
		["virtual:shared-singletons", sharedMapModule],
		["virtual:shared-versions", sharedVersionsModule],
	]);
	return {
		name: "scriptorium:shared-singletons",
		resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
		load: (id) => sources.get(id.slice(1))?.(shellDir),
	};
}
