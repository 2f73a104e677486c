import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const NOT_BUILT = new Set(["node_modules", "dist", "gallery", "coverage", "test-results"]);
const TEST_FILE = /\.(?:test|spec|test-d)\.tsx?$/;

/** Files below a path that can change a build, sorted; tests and generated folders are left out. */
export function listBuildInputs(path: string): string[] {
	return listSources(path).filter((file) => !TEST_FILE.test(file));
}

/** Files below a path, sorted, tests included; generated folders and hidden files are left out. */
export function listSources(path: string): string[] {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path, { withFileTypes: true })
		.filter((entry) => !entry.name.startsWith(".") && !NOT_BUILT.has(entry.name))
		.flatMap((entry) => {
			const child = join(path, entry.name);
			return entry.isDirectory() ? listSources(child) : [child];
		})
		.sort();
}

/** Every file below a folder, hidden ones too, sorted. */
export function listAllFiles(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/** SHA-256 over names (relative to `root`) and contents. */
export function hashFiles(root: string, files: readonly string[], salt = ""): string {
	const hash = createHash("sha256").update(salt);
	for (const file of files) {
		hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
