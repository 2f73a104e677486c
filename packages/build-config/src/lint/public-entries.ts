import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readWorkspace } from "@scriptorium/workspace/build/workspace-graph";

/** Module of another workspace, as imports and `import()` name it: `@scriptorium/flow/recording/recorded-action`. */
const WORKSPACE_MODULE = /["'](@scriptorium\/[\w-]+)\/([\w./-]+)["']/g;

/** Folders whose modules several groups of tests share; no other workspace imports them by name. */
const SHARED_BY_TESTS = /^(?:tests|supabase\/tests)\/support\//;

/**
 * Lists the public entries: the modules of a workspace that another workspace imports, and the support of the tests.
 * @param root folder of the repository
 * @returns paths relative to the root with forward slashes, sorted
 */
export function listPublicEntries(root: string): string[] {
	const workspace = readWorkspace(root);
	const entries = new Set<string>();
	for (const file of sourceFiles(root)) {
		if (SHARED_BY_TESTS.test(file)) entries.add(file);
		for (const [, name = "", module = ""] of readFileSync(join(root, file), "utf8").matchAll(WORKSPACE_MODULE)) {
			const folder = workspace.get(name)?.folder;
			if (folder === undefined || file.startsWith(`${folder}/`)) continue;
			const entry = exportedFiles(root, folder, module).find(
				(path) => /\.tsx?$/.test(path) && existsSync(join(root, path)),
			);
			if (entry !== undefined) entries.add(entry);
		}
	}
	return [...entries].sort();
}

/** Files to which the manifest's `exports` map a module; a pattern has one `*`, as Node defines it. */
function exportedFiles(root: string, folder: string, module: string): string[] {
	const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
		exports?: Readonly<Record<string, string>>;
	};
	const wanted = `./${module}`;
	return Object.entries(manifest.exports ?? {}).flatMap(([name, target]) => {
		const [start = "", end] = name.split("*");
		if (end === undefined) return name === wanted ? [join(folder, target)] : [];
		if (!wanted.startsWith(start) || !wanted.endsWith(end)) return [];
		return [join(folder, target.replace("*", wanted.slice(start.length, wanted.length - end.length)))];
	});
}

/** TypeScript files that git tracks or that are new. */
function sourceFiles(root: string): string[] {
	const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z", "*.ts", "*.tsx"];
	return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
		.split("\0")
		.filter((file) => file !== "" && existsSync(join(root, file)));
}
