import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNode } from "@scriptorium/build-config/processes/run-process";
import { rootFolder } from "@scriptorium/build-config/root-folder";
import type { ServedBuild } from "../copy-builds.ts";
import { REGISTRY_FILE } from "./one-app-registry.ts";

const CONFIG = fileURLToPath(new URL("vite.config.ts", import.meta.url));

/** Builds shell and remotes as one application. A process of its own: the backend beside us refuses to run as production. */
export async function buildOneApp(distDir: string, log: (line: string) => void): Promise<ServedBuild> {
	log("Building shell and remotes as one application …");
	const shell = join(rootFolder, "hub-shell");
	const vite = join(shell, "node_modules", "vite", "bin", "vite.js");
	const outcome = await runNode(vite, ["build", "--logLevel", "warn", "--config", CONFIG], {
		cwd: shell,
		env: { NODE_ENV: "production", SCRIPTORIUM_ONE_APP: distDir },
	});
	if (outcome.code !== 0) throw new Error(`Building the one application failed:\n${outcome.output}`);
	return { distDir, registryFile: join(distDir, REGISTRY_FILE), remotes: {} };
}
