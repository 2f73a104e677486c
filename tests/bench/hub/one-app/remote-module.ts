import { join } from "node:path";

/** The module that a remote exposes, from the folder of its build. */
export function remoteModule(distDir: string): string {
	return join(distDir, "..", "src", "remote.tsx");
}
