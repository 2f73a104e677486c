import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds the browser for runs of untrusted code.
 * @param environment Environment variables: the named ones and SCRIPTORIUM_CHROMIUM may hold its path; otherwise PATH is searched.
 * @param names Variables that are looked at first.
 * @returns Its path; null when no browser is found.
 */
export function findChromium(environment: NodeJS.ProcessEnv, names: readonly string[]): string | null {
	for (const name of [...names, "SCRIPTORIUM_CHROMIUM"]) {
		const named = environment[name];
		if (named && existsSync(named)) return named;
	}
	const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return paths.find((path) => existsSync(path)) ?? null;
}
