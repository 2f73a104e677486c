import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface WorkspacePackage {
	readonly name: string;
	/** Relative to the root, with forward slashes. */
	readonly folder: string;
	/** Names of the workspace packages that it uses, for building or at run time. */
	readonly uses: readonly string[];
	/** Paths in the folder that are inputs of a build; null, for the whole folder, if the manifest has no `files`. */
	readonly files: readonly string[] | null;
}

interface Manifest {
	name: string;
	files?: string[];
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
}

const PLACES = ["", "packages/"];

/**
 * Reads the manifests of all packages of the workspace: the folders at the root and in `packages/`.
 * @param root absolute path of the project
 * @returns the packages by name
 */
export function readWorkspace(root: string): ReadonlyMap<string, WorkspacePackage> {
	const packages = new Map<string, WorkspacePackage>();
	for (const place of PLACES) {
		for (const entry of readdirSync(join(root, place), { withFileTypes: true })) {
			if (!entry.isDirectory() || entry.name === "node_modules" || entry.name.startsWith(".")) continue;
			const found = readPackage(root, `${place}${entry.name}`);
			if (found) packages.set(found.name, found);
		}
	}
	return packages;
}

function readPackage(root: string, folder: string): WorkspacePackage | null {
	if (!readdirSync(join(root, folder)).includes("package.json")) return null;
	const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
	const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
	const uses = Object.keys(wanted).filter((name) => wanted[name]?.startsWith("workspace:"));
	return { name: manifest.name, folder, uses, files: manifest.files ?? null };
}

/**
 * Collects a package and all packages of the workspace that it uses directly or indirectly.
 * @param name name of the package, for example `@scriptorium/hub-shell`
 * @param workspace all packages by name, from `readWorkspace`
 * @returns the packages sorted by name; empty if the name is unknown
 */
export function closureOf(name: string, workspace: ReadonlyMap<string, WorkspacePackage>): WorkspacePackage[] {
	const seen = new Map<string, WorkspacePackage>();
	const visit = (next: string) => {
		const found = workspace.get(next);
		if (!found || seen.has(next)) return;
		seen.set(next, found);
		found.uses.forEach(visit);
	};
	visit(name);
	return [...seen.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
