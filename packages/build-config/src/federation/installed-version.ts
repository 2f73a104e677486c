import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface InstalledPackage {
	readonly dir: string;
	readonly manifest: unknown;
}

/** A package as `fromDir` sees it, null when it does not; walks up like Node does, so that `exports` cannot hide it. */
export function findInstalled(packageName: string, fromDir: string): InstalledPackage | null {
	for (let folder = fromDir; ; folder = dirname(folder)) {
		const dir = join(folder, "node_modules", packageName);
		const file = join(dir, "package.json");
		if (existsSync(file)) return { dir, manifest: JSON.parse(readFileSync(file, "utf8")) };
		if (folder === dirname(folder)) return null;
	}
}

/** The same for a package that must be there. */
export function readInstalled(packageName: string, fromDir: string): InstalledPackage {
	const found = findInstalled(packageName, fromDir);
	if (!found) throw new Error(`${packageName} is not installed for ${fromDir}`);
	return found;
}

/** Version of a package as it is installed for `fromDir`. */
export function installedVersion(packageName: string, fromDir: string): string {
	return versionOf(readInstalled(packageName, fromDir).manifest, packageName);
}

/** `version` of a parsed package.json. */
export function versionOf(manifest: unknown, packageName: string): string {
	if (
		typeof manifest === "object" &&
		manifest !== null &&
		"version" in manifest &&
		typeof manifest.version === "string"
	) {
		return manifest.version;
	}
	throw new Error(`package.json of ${packageName} has no version`);
}

/** What a build against `version` needs at least: the same major, and no older minor. */
export function rangeFor(version: string): string {
	const [major, minor] = version.split(".");
	return `^${major}.${minor}.0`;
}
