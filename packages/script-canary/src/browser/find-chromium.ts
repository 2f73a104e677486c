import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds the browser for canary runs.
 * @param environment Where CANARY_CHROMIUM or SCRIPTORIUM_CHROMIUM may name it, and whose PATH is searched otherwise.
 * @returns Its path; null when there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string | null {
	for (const named of [environment.CANARY_CHROMIUM, environment.SCRIPTORIUM_CHROMIUM]) {
		if (named && existsSync(named)) return named;
	}
	const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return paths.find((path) => existsSync(path)) ?? null;
}
