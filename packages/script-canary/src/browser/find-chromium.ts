import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds the browser for canary runs.
 * @param environment Environment variables: CANARY_CHROMIUM or SCRIPTORIUM_CHROMIUM may hold its path; otherwise PATH is searched.
 * @returns Its path; null when no browser is found.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string | null {
	for (const named of [environment.CANARY_CHROMIUM, environment.SCRIPTORIUM_CHROMIUM]) {
		if (named && existsSync(named)) return named;
	}
	const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return paths.find((path) => existsSync(path)) ?? null;
}
