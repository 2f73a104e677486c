import { isBuildInput } from "@scriptorium/workspace/build/hash-files";
import { closureOf, type WorkspacePackage } from "@scriptorium/workspace/build/workspace-graph";

/** Folders of the separately built parts: shell, remotes and extension. */
export type BuiltPart = "hub-shell" | "mfe-catalogue" | "mfe-builder" | "mfe-admin" | "extension";

const BUILT: readonly BuiltPart[] = ["hub-shell", "mfe-catalogue", "mfe-builder", "mfe-admin", "extension"];

export interface AffectedParts {
	readonly builds: ReadonlySet<BuiltPart>;
	/** The first file, by path, for which the server and the local backend have to start again; null without one. */
	readonly restart: string | null;
}

/**
 * Finds out what a change of files affects.
 * @param files changed files, relative to the root, with forward slashes
 * @param workspace all packages by name, from `readWorkspace`
 * @param serverPackages names of the packages that the hub's server and the local backend import directly
 * @returns the parts to build, and whether the server starts again; tests, documents and generated files affect nothing
 */
export function findAffectedParts(
	files: readonly string[],
	workspace: ReadonlyMap<string, WorkspacePackage>,
	serverPackages: readonly string[],
): AffectedParts {
	const sources = files.filter((file) => isBuildInput(file) && !file.endsWith(".md")).toSorted();
	const foldersOf = (name: string) => closureOf(name, workspace);
	const builds = BUILT.filter((part) => {
		const parts = foldersOf(`@scriptorium/${part}`);
		return sources.some((file) => parts.some((used) => isIn(file, used) && !isServerSource(file)));
	});
	const ofServer = serverPackages.flatMap(foldersOf).filter(({ folder }) => !BUILT.some((part) => part === folder));
	const restart = sources.find(
		(file) => isServerSource(file) || (!IN_BROWSER.test(file) && ofServer.some((used) => isIn(file, used))),
	);
	return { builds: new Set(builds), restart: restart ?? null };
}

/** Files that Node does not execute. */
const IN_BROWSER = /\.(?:tsx|css)$/;

/** Code that is not built but executed as it is. */
const isServerSource = (file: string): boolean => /^(?:supabase|hub-shell\/server)\//.test(file);

/** Whether a file is one that builds of this package read. */
function isIn(file: string, { folder, files }: WorkspacePackage): boolean {
	if (!file.startsWith(`${folder}/`)) return false;
	const inside = file.slice(folder.length + 1);
	return (
		inside === "package.json" || (files ?? ["."]).some((path) => path === "." || `${inside}/`.startsWith(`${path}/`))
	);
}
