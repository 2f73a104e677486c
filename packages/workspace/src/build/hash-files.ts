import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const NOT_BUILT = new Set(["node_modules", "dist", "gallery", "coverage", "test-results"]);
const TEST_FILE = /\.(?:test|spec|test-d)\.tsx?$/;

/**
 * Lists the files that can change a build. Tests, generated folders and hidden files are left out.
 * @param path absolute path of a folder or a file
 * @returns absolute paths, sorted; empty if the path does not exist
 */
export function listBuildInputs(path: string): string[] {
	return listSources(path).filter((file) => !TEST_FILE.test(file));
}

/**
 * Whether a file would be listed by `listBuildInputs`.
 * @param file path relative to a folder that is no generated one, with forward slashes
 * @returns false for tests, hidden files and the contents of generated folders
 */
export function isBuildInput(file: string): boolean {
	return !TEST_FILE.test(file) && !file.split("/").some((part) => part.startsWith(".") || NOT_BUILT.has(part));
}

/**
 * Lists source files, tests included. Generated folders and hidden files are left out.
 * @param path absolute path of a folder or a file
 * @returns absolute paths, sorted; empty if the path does not exist
 */
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

/**
 * Lists every file of a folder, hidden ones included.
 * @param folder absolute path
 * @returns absolute paths, sorted; empty if the folder does not exist
 */
export function listAllFiles(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/**
 * Computes one SHA-256 hash of the names and contents of files.
 * @param root prefix that is cut from the names, so that the hash does not depend on the place of the project
 * @param files absolute paths below `root`; their order is part of the hash
 * @param salt further text that is part of the hash
 * @returns the hash in hexadecimal digits
 */
export function hashFiles(root: string, files: readonly string[], salt = ""): string {
	const hash = createHash("sha256").update(salt);
	for (const file of files) {
		hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
