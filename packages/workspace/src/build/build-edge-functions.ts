import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { rootFolder } from "../root-folder.ts";

const SOURCES = join(rootFolder, "supabase", "functions");

/**
 * Bundles each edge function into `<outDir>/<name>/index.js`, one file without imports. Deploying the sources would import
 * packages of the workspace from outside `supabase/`, which the hosted bundler does not reliably follow.
 * @param outDir absolute path of the output folder
 * @returns the names of the functions
 */
export async function buildEdgeFunctions(outDir: string): Promise<string[]> {
	const names = readdirSync(SOURCES, { withFileTypes: true })
		// `_shared` holds parts of several functions and is none itself.
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
		.map(({ name }) => name);
	for (const name of names) {
		await build({
			configFile: false,
			root: join(rootFolder, "supabase"),
			logLevel: "warn",
			ssr: { noExternal: true, target: "webworker" },
			build: {
				ssr: join(SOURCES, name, "index.ts"),
				outDir: join(outDir, name),
				emptyOutDir: true,
				target: "es2023",
				minify: false,
				rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
			},
		});
	}
	return names;
}
