import { createHash } from "node:crypto";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type PluginOption } from "vite";
import { findSingleton } from "../federation/shared-singletons.ts";
import { scopedCss } from "./base-build.ts";
import { leanIcons } from "./lean-icons.ts";

interface ServerBuild {
	/** Folder of the application. */
	readonly root: string;
	/** Short name of the application, the prefix of its class names: they must be those of the browser's build. */
	readonly area: string;
	/** Absolute path of the module. */
	readonly input: string;
	/** `esm`: a program with everything in it. `cjs`: a function body that gets shared packages from the shell through `require`. */
	readonly format: "esm" | "cjs";
	readonly plugins?: readonly PluginOption[];
}

/**
 * Builds a module for the hub's server, which renders pages with it (docs/decisions/0070-server-rendered-screens.md). The result is one
 * file without style sheets and pictures; those come from the browser's build.
 * @param options application, module and format
 * @returns the code
 */
export async function buildForServer({ root, area, input, format, plugins = [] }: ServerBuild): Promise<string> {
	const outputs = await build({
		configFile: false,
		root,
		mode: "production",
		logLevel: "error",
		css: scopedCss(area),
		// A server build keeps the expression otherwise, and React's development build with it.
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		plugins: [withoutWorkers(), leanIcons(), ...plugins, react()],
		ssr: { noExternal: true, target: "node" },
		build: {
			ssr: true,
			write: false,
			minify: false,
			target: "node24",
			rolldownOptions: {
				input,
				external: (id) => format === "cjs" && findSingleton(id) !== undefined,
				output: { format, codeSplitting: false, exports: "named" },
			},
		},
	});
	const files = [outputs].flat().flatMap((built) => ("output" in built ? built.output : []));
	const [chunk, ...others] = files.filter((file) => file.type === "chunk");
	if (!chunk || others.length > 0)
		throw new Error(`The server build of ${root} has ${others.length + 1} modules, not one`);
	return chunk.code;
}

/**
 * Computes the hash of a text as the attribute `integrity` has it.
 * @param text content of a module
 * @returns `sha384-…`
 */
export function integrityOf(text: string): string {
	return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}

/** The server starts no workers: their addresses are never used, and building them takes longer than everything else. */
function withoutWorkers(): Plugin {
	return {
		name: "scriptorium:without-workers",
		enforce: "pre",
		resolveId: (id) => (id.endsWith("?worker&url") ? "\0no-worker" : undefined),
		load: (id) => (id === "\0no-worker" ? 'export default "";' : undefined),
	};
}
