import { join, relative } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/**
 * Builds an application into a folder of the bench's own: its `dist` may be built anew by somebody else meanwhile. In a
 * process of its own, because the backend beside us refuses to run as production.
 */
export async function buildWithVite(
	app: string,
	outDir: string,
	{ args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
	const cwd = join(rootFolder, app);
	const vite = join(cwd, "node_modules", "vite", "bin", "vite.js");
	// The plugins of the presets join it to the application's folder.
	const out = ["--outDir", relative(cwd, outDir)];
	const outcome = await runNode(vite, ["build", "--logLevel", "warn", ...out, ...args], {
		cwd,
		env: { ...env, NODE_ENV: "production" },
	});
	if (outcome.code !== 0) throw new Error(`Building ${app} failed:\n${outcome.output}`);
}
