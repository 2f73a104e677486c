import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files of the project, tracked or new, relative to the root; what git ignores is left out. */
export function projectFiles(): string[] {
	const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z"];
	return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
		.split("\0")
		.filter(Boolean);
}

export function readLines(file: string): string[] {
	return readFileSync(join(root, file), "utf8").split("\n");
}
