import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runNode, runProcess } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

// Not branded Chrome: since 137 it ignores --load-extension, which the journeys need.
const NAMES = ["chromium", "chromium-browser"];

/**
 * Finds a Chromium: the one of `findChromium`, else Debian's package if we may install it, else Playwright's own download.
 * @returns absolute path of the program
 * @throws Error if none was found and none could be installed
 */
export async function findOrInstallChromium(): Promise<string> {
	const found = findChromium() ?? (await installDebianChromium()) ?? (await downloadChromium());
	if (found) return found;
	throw new Error("No Chromium was found or could be installed. Install one and set SCRIPTORIUM_CHROMIUM to its path.");
}

/**
 * Finds an installed Chromium: the path in SCRIPTORIUM_CHROMIUM, else `chromium` or `chromium-browser` on the PATH.
 * @returns path of the program; null if there is none
 */
export function findChromium(): string | null {
	const named = process.env.SCRIPTORIUM_CHROMIUM;
	if (named && existsSync(named)) return named;
	const folders = (process.env.PATH ?? "").split(delimiter);
	for (const folder of folders) {
		for (const name of NAMES) {
			if (existsSync(join(folder, name))) return join(folder, name);
		}
	}
	return null;
}

async function installDebianChromium(): Promise<string | null> {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
	console.log("Installing Debian's Chromium (once) …");
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	await runProcess("/usr/bin/apt-get", ["update"], { cwd: rootFolder, env });
	const args = ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"];
	const outcome = await runProcess("/usr/bin/apt-get", args, { cwd: rootFolder, env });
	if (outcome.code !== 0) console.error(outcome.output);
	return findChromium();
}

async function downloadChromium(): Promise<string | null> {
	console.log("Downloading Playwright's Chromium (once) …");
	const folder = join(rootFolder, "tests/node_modules/@playwright/test");
	const outcome = await runNode(join(folder, "cli.js"), ["install", "chromium"], { cwd: rootFolder });
	if (outcome.code !== 0) {
		console.error(outcome.output);
		return null;
	}
	const { chromium } = (await import(pathToFileURL(join(folder, "index.mjs")).href)) as {
		chromium: { executablePath(): string };
	};
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}
