import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readWorkspace } from "@scriptorium/workspace/build/workspace-graph";

/** Module of another workspace, as imports and `import()` name it: `@scriptorium/flow/recording/recorded-action`. */
const WORKSPACE_MODULE = /["'](@scriptorium\/[\w-]+)\/([\w./-]+)["']/g;

/**
 * Lists the public entries: the modules of a workspace that another workspace imports.
 * @param root folder of the repository
 * @returns paths relative to the root with forward slashes, sorted
 */
export function listPublicEntries(root: string): string[] {
	const workspace = readWorkspace(root);
	const entries = new Set<string>();
	for (const file of sourceFiles(root)) {
		for (const [, name = "", module = ""] of readFileSync(join(root, file), "utf8").matchAll(WORKSPACE_MODULE)) {
			const folder = workspace.get(name)?.folder;
			if (folder === undefined || file.startsWith(`${folder}/`)) continue;
			const entry = [`${folder}/src/${module}.ts`, `${folder}/src/${module}.tsx`].find((path) =>
				existsSync(join(root, path)),
			);
			if (entry !== undefined) entries.add(entry);
		}
	}
	return [...entries].sort();
}

/** TypeScript files that git tracks or that are new. */
function sourceFiles(root: string): string[] {
	const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z", "*.ts", "*.tsx"];
	return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
		.split("\0")
		.filter((file) => file !== "" && existsSync(join(root, file)));
}
